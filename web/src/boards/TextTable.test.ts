// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Described, Place } from "$web/boards/board";
import TextTable from "$web/boards/TextTable.svelte";
import type { GameInfo } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import { Words } from "$web/words/words.svelte";

const place = (id: string, ...actions: string[]): Place => ({
  id,
  x: 0,
  y: 0,
  label: `Place ${id}`,
  offers: actions.map((action) => ({ action, label: `Do ${action}` })),
  subjects: [`thing-${id}`],
});
const described: Described = {
  summary: "Round 2",
  groups: [
    { id: "field", label: "The field", places: [place("a"), place("b", "go b"), place("c", "hit c", "push c")] },
    { id: "hand", label: "My hand", places: [place("d")] },
    { id: "void", label: "Empty", places: [] },
    {
      id: "plain",
      label: "The plain",
      places: [place("e"), ...["f", "g", "h", "j"].map((id) => ({ ...place(id), subjects: [] })), place("k", "go k")],
    },
    { id: "yard", label: "The yard", places: [{ ...place("l"), subjects: [] }] },
  ],
  offers: [],
};
const choose = vi.fn();
const explain = vi.fn();
const row = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`) as HTMLElement;
const press = (id: string, key: string) => fireEvent.keyDown(row(id), { key });

beforeEach(async () => {
  await own.speak("en");
  vi.clearAllMocks();
  render(TextTable, {
    described,
    words: new Words("en", []),
    game: {} as GameInfo,
    choose,
    explain,
    marked: ["d"],
  });
});

afterEach(cleanup);

describe("the text table", () => {
  it("tells everything in groups, and no empty ones", () => {
    expect(screen.getByText("Round 2")).toBeTruthy();
    expect(screen.getAllByRole("heading").map((title) => title.textContent?.replaceAll(/\s+/g, " ").trim())).toEqual([
      "The field 3",
      "My hand 1",
      "The plain 6",
      "The yard 1",
    ]);
  });

  it("counts empty places where they are many, and walks past them", async () => {
    expect([row("f"), row("j")]).toEqual([null, null]);
    expect(screen.getByText("4 empty places")).toBeTruthy();
    expect(row("l")).toBeTruthy();
    await press("e", "ArrowDown");
    expect(document.activeElement).toBe(row("k"));
  });

  it("is one stop of the Tab key, first where something may be chosen", () => {
    const stops = [...document.querySelectorAll<HTMLElement>("[tabindex='0']")].map((element) => element.dataset.row);
    expect(stops).toEqual(["b"]);
  });

  it("is walked with the arrows, through all groups", async () => {
    await press("c", "ArrowDown");
    expect(document.activeElement).toBe(row("d"));
    await press("l", "ArrowDown");
    expect(document.activeElement).toBe(row("l"));
    await press("d", "ArrowUp");
    expect(document.activeElement).toBe(row("c"));
  });

  it("chooses with Enter where there is one answer", async () => {
    await press("b", "Enter");
    expect(choose).toHaveBeenCalledExactlyOnceWith("go b");
  });

  it("goes among the answers where there are several, and back", async () => {
    await press("c", "Enter");
    expect(choose).not.toHaveBeenCalled();
    const [first, second] = row("c").querySelectorAll("button");
    expect(document.activeElement).toBe(first);
    await fireEvent.keyDown(first as Element, { key: "ArrowRight" });
    expect(document.activeElement).toBe(second);
    await fireEvent.keyDown(second as Element, { key: "Escape" });
    expect(document.activeElement).toBe(row("c"));
  });

  it("does nothing where nothing may be done", async () => {
    await press("a", "Enter");
    expect(choose).not.toHaveBeenCalled();
  });

  it("explains with i", async () => {
    await press("a", "i");
    expect(explain).toHaveBeenCalledExactlyOnceWith(["thing-a"], row("a"));
  });

  it("marks what a line of the log speaks of", () => {
    expect([row("d").className.includes("marked"), row("a").className.includes("marked")]).toEqual([true, false]);
  });

  it("chooses by click", async () => {
    await fireEvent.click(screen.getByText("Do push c"));
    expect(choose).toHaveBeenCalledExactlyOnceWith("push c");
  });
});
