// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$web/api";
import Rules from "$web/rules/Rules.svelte";
import { own } from "$web/words/own.svelte";

const BOOK = [
  "# 6 Rules",
  "- **SK-6.1** A unit moves, see SK-6.2.",
  "- **SK-6.2** A siege begins. <img src=x onerror=alert(1)>",
].join("\n\n");

const GUIDE = [
  "# A turn",
  "You move one unit. {#SK-6.1}",
  "# On one page {#summary}",
  "Move, then fight.",
  "# The story",
  "Once there was a siege.",
].join("\n\n");

let answer: (path: string) => Response;
beforeEach(async () => {
  api.forget();
  vi.stubGlobal(
    "fetch",
    vi.fn(async (path: string) => answer(path)),
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollIntoView = vi.fn();
  await own.speak("en");
  answer = () => new Response(BOOK);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the rules beside a board", () => {
  it("open at the rule that is asked for", async () => {
    render(Rules, { game: "skirmish", at: "SK-6.2" });
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.2"));
    expect(document.getElementById("SK-6.2")?.className).toContain("at");
    expect(document.getElementById("SK-6.2")?.scrollIntoView).toHaveBeenCalled();
  });

  it("follow a citation to its rule", async () => {
    render(Rules, { game: "skirmish" });
    await fireEvent.click(await screen.findByRole("link", { name: "SK-6.2" }));
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.2"));
  });

  it("make no element of what is written in them", async () => {
    const { container } = render(Rules, { game: "skirmish" });
    await screen.findByText(/A siege begins/);
    expect(container.querySelector("img")).toBeNull();
  });

  it("can be searched, and what was found leads to its place", async () => {
    render(Rules, { game: "skirmish" });
    const box = await screen.findByRole("searchbox");
    await fireEvent.input(box, { target: { value: "sieges" } });
    const link = await screen.findByRole("link", { name: /siege begins/ });
    expect(within(link).getByText("siege").tagName).toBe("MARK");
    await fireEvent.click(link);
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.2"));
    expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("");
  });

  it("say that there are none", async () => {
    answer = () => new Response('{"key": "no-rules", "rule": "", "words": {"en": "None."}}', { status: 404 });
    render(Rules, { game: "skirmish" });
    expect(await screen.findByText(own.say("rules-none"))).toBeTruthy();
  });

  it("can be fetched again after a failure", async () => {
    answer = () => new Response("", { status: 502 });
    render(Rules, { game: "skirmish" });
    const again = await screen.findByRole("button");
    answer = () => new Response(BOOK);
    await fireEvent.click(again);
    expect(await screen.findByText(/A siege begins/)).toBeTruthy();
  });
});

describe("a guide", () => {
  beforeEach(() => {
    answer = (path) => new Response(path.includes("numbered") ? BOOK : GUIDE);
  });

  it("opens at the passage that tells the rule, and leads on to the rule itself", async () => {
    render(Rules, { game: "skirmish", at: "SK-6.1" });
    const passage = await screen.findByText("You move one unit.");
    await waitFor(() => expect(document.activeElement).toBe(passage));
    await fireEvent.click(screen.getByRole("button", { name: own.say("rules-exact", { rule: "SK-6.1" }) }));
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.1"));
    await fireEvent.click(screen.getByRole("button", { name: own.say("rules-for-people") }));
    expect(await screen.findByText("You move one unit.")).toBeTruthy();
  });

  it("makes way for the numbered rules where it does not tell the one that is asked for", async () => {
    render(Rules, { game: "skirmish", at: "SK-6.2" });
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.2"));
  });

  it("stays where neither book has what is asked for", async () => {
    render(Rules, { game: "skirmish", at: "nowhere" });
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(await screen.findByText("You move one unit.")).toBeTruthy();
  });

  it("is searched for the number of a rule that it does not show", async () => {
    render(Rules, { game: "skirmish" });
    await fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "SK-6.1" } });
    expect(await screen.findByRole("link", { name: /You move one unit/ })).toBeTruthy();
  });

  it("prints its summary alone", async () => {
    let printed = "";
    vi.stubGlobal("print", () => {
      printed = document.querySelector(".rules")?.className ?? "";
    });
    const { container } = render(Rules, { game: "skirmish", page: true });
    await fireEvent.click(await screen.findByRole("button", { name: own.say("rules-print-summary") }));
    expect(printed).toContain("brief");
    expect(container.querySelector(".summary")?.textContent).toMatch(/Move, then fight/);
    expect(container.querySelector(".summary")?.textContent).not.toMatch(/siege/);
  });
});
