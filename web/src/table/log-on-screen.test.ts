// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Log from "$web/table/Log.svelte";
import { linesOf } from "$web/table/log";
import type { News } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import { Words } from "$web/words/words.svelte";

const words = new Words("en", ["event-moved = { $unit } moves to { $to }\naction-end = end"], {});
const news: News[] = [
  { number: 2, at: 0, what: "sat-down", seat: 1, name: "Boris" },
  { number: 3, at: 0, what: "acted", seat: 0, events: { "0": [{ event: "moved", unit: "r1", to: "b2" }] } },
  { number: 4, at: 0, what: "acted", seat: 0, action: "end" },
  { number: 5, at: 0, what: "took-back", seat: 0, count: 1, gone: [4] },
];

async function shown(more: object = {}) {
  await own.speak("en");
  const onmark = vi.fn();
  render(Log, { lines: linesOf(news, "0"), words, names: ["Anna", "Boris"], onmark, ...more });
  return { onmark, rows: screen.getAllByRole("listitem") };
}

afterEach(cleanup);
Element.prototype.scrollIntoView = () => {}; // jsdom shows nothing, so nothing scrolls

describe("the log on the screen", () => {
  it("speaks in the words of the game and of the table", async () => {
    const { rows } = await shown();
    expect(rows.map((row) => row.textContent?.trim())).toEqual([
      "Boris sits down",
      "r1 moves to b2",
      "Taken back: end",
      "Anna takes back one step",
    ]);
  });

  it("strikes through what was taken back", async () => {
    await shown();
    expect([...document.querySelectorAll("s")].map((line) => line.textContent)).toEqual(["Taken back: end"]);
  });

  it("points at what a line speaks of, by pointer and by keyboard", async () => {
    const { rows, onmark } = await shown();
    await fireEvent.pointerEnter(rows[1] as Element);
    expect(onmark.mock.lastCall?.[0]).toMatchObject({ number: 3 });
    rows[3]?.focus();
    await fireEvent.keyDown(rows[3] as Element, { key: "ArrowUp" });
    expect(onmark.mock.lastCall?.[0]).toMatchObject({ number: 4 });
    (document.activeElement as HTMLElement).blur();
    expect(onmark.mock.lastCall?.[0]).toBeNull();
  });

  it("is one stop of the Tab key: the newest line", async () => {
    const { rows } = await shown();
    expect(rows.map((row) => row.tabIndex)).toEqual([-1, -1, -1, 0]);
  });

  it("can be chosen from where that leads somewhere", async () => {
    const onpick = vi.fn();
    const { rows } = await shown({ onpick, current: 3 });
    await fireEvent.click(rows[1] as Element);
    await fireEvent.keyDown(rows[3] as Element, { key: "Enter" });
    expect(onpick.mock.calls.map(([line]) => line.number)).toEqual([3, 5]);
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  });
});
