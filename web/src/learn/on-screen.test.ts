// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plain } from "$web/boards/plain";
import LearnView from "$web/learn/LearnView.svelte";
import { progressOf } from "$web/learn/progress";
import { settings } from "$web/table/settings.svelte";
import type { GameCard, GameInfo, Lesson, LessonStep } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import { Words } from "$web/words/words.svelte";

const words = new Words("en", [
  "lesson-first = The ford\nlesson-first-about = Cross it.\nlesson-first-1 = This is *the ford*.",
  "lesson-first-2 = Now **go** over.\nlesson-first-end = You are across.\nlesson-second = The hill",
  "ask-move = Where to?\nevent-moved = { $unit } moves to { $hex }",
]);
const game: GameInfo = {
  id: "sample",
  rules: 1,
  seats: [2],
  minutes: null,
  levels: ["random"],
  options: [],
  names: {},
  asks: { move: "SA-1" },
  cites: {},
  printed: {},
  secrets: false,
};
const card: GameCard = {
  id: "sample",
  seats: [2],
  minutes: null,
  levels: ["random"],
  title: { en: "Sample" },
  blurb: {},
  lessons: ["first"],
  story: "",
};
const asked = { kind: "move", options: ["move a1", "move b2"] };

function step(say: string, more: Partial<LessonStep> = {}, at = "a1"): LessonStep {
  const view = {
    terms: { seats: 2, options: {} },
    seat: 0,
    table: { at: { r1: at, w1: "c3" } },
    asked: { "0": "move" },
    sealed: [],
    decision: asked,
    outcome: null,
  };
  return { say, point: [], events: [], view, answer: null, ...more };
}
const lesson: Lesson = {
  game: "sample",
  lesson: "first",
  options: {},
  seats: 2,
  learner: 0,
  steps: [
    step("lesson-first-1", { point: ["w1"] }),
    step("lesson-first-2", { answer: "move b2" }),
    step("lesson-first-end", { events: [{ event: "moved", unit: "r1", hex: "b2" }] }, "b2"),
  ],
};

function shown(more: { lessons?: string[] } = {}) {
  render(LearnView, {
    lesson,
    game,
    card: { ...card, ...more },
    screen: plain,
    words,
    seated: [],
  });
}
const teacher = () => screen.getByRole("region", { name: "The teacher" });
const answer = (action: string) => document.querySelector<HTMLElement>(`[data-action="${action}"]`);
const marked = () =>
  [...document.querySelectorAll<HTMLElement>("[data-place].marked")].map((element) => element.dataset.place);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  HTMLDialogElement.prototype.showModal = () => {};
  localStorage.clear();
  settings.chosenSpeed = "none";
  await own.speak("en");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a lesson on the screen", () => {
  it("begins with the teacher, who points and asks nothing", () => {
    shown();
    expect(teacher().textContent).toContain("This is the ford.");
    expect(teacher().textContent).toContain("1 of 2");
    expect(marked()).toEqual(["w1"]);
    expect(answer("move a1")).toBeNull();
  });

  it("asks what a table would ask, and says the teacher's words in a live region", async () => {
    shown();
    await press("Continue");
    await waitFor(() => expect(answer("move b2")).not.toBeNull());
    expect(screen.getByText("Where to?")).toBeTruthy();
    expect(teacher().querySelector("[aria-live='polite']")?.textContent).toContain("Now go over.");
    expect(marked()).toEqual([]);
  });

  it("does not take another answer, but says so and marks what is meant", async () => {
    shown();
    await press("Continue");
    await waitFor(() => expect(answer("move a1")).not.toBeNull());
    await fireEvent.click(answer("move a1") as Element);
    expect(teacher().textContent).toContain("That is allowed, too. But here the lesson goes another way: move b2.");
    expect(answer("move b2")?.className).toContain("hinted");
    expect(answer("move a1")?.className).not.toContain("hinted");
    expect(teacher().textContent).toContain("2 of 2");
  });

  it("goes on with the right answer to its end, tells what happened, and is done", async () => {
    shown();
    await press("Continue");
    await waitFor(() => expect(answer("move b2")).not.toBeNull());
    await fireEvent.click(answer("move b2") as Element);
    await waitFor(() => expect(teacher().textContent).toContain("You are across."));
    expect(teacher().textContent).toContain("r1 moves to b2");
    expect(teacher().textContent).toContain("Well done!");
    expect(screen.getByRole("link", { name: "Play against a bot" }).getAttribute("href")).toBe("/?game=sample");
    expect(progressOf("sample", "first")).toEqual({ at: 0, done: true });
  });

  it("does the answer for whoever wants to be shown, and goes back", async () => {
    shown();
    await press("Continue");
    await waitFor(() => screen.getByRole("button", { name: "Show me" }));
    await press("Show me");
    await waitFor(() => expect(teacher().textContent).toContain("You are across."));
    await press("Once more");
    await waitFor(() => expect(teacher().textContent).toContain("This is the ford."));
    await press("Continue");
    await waitFor(() => screen.getByRole("button", { name: "Show me" }));
    await press("Back");
    await waitFor(() => expect(teacher().textContent).toContain("This is the ford."));
  });

  it("goes on where it was left", async () => {
    shown();
    await press("Continue");
    cleanup();
    shown();
    expect(teacher().textContent).toContain("Now go over.");
  });

  it("leads the keyboard from the teacher to the question and back", async () => {
    shown();
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Continue"));
    await press("Continue");
    await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("The question"));
    answer("move b2")?.focus();
    await fireEvent.click(answer("move b2") as Element);
    await waitFor(() => expect(document.activeElement).toBe(teacher()));
  });

  it("waits with the words until what happened has been seen", async () => {
    settings.chosenSpeed = "calm";
    shown();
    await press("Continue");
    await waitFor(() => screen.getByRole("button", { name: "Show me" }));
    await press("Show me");
    expect(teacher().textContent).toContain("Now go over.");
    expect(screen.getByText("Showing the move …")).toBeTruthy();
    await press("Skip");
    await waitFor(() => expect(teacher().textContent).toContain("You are across."));
  });

  it("leads to the next lesson where there is one", async () => {
    shown({ lessons: ["first", "second"] });
    await press("Continue");
    await waitFor(() => screen.getByRole("button", { name: "Show me" }));
    await press("Show me");
    const next = await screen.findByRole("link", { name: "Next lesson: The hill" });
    expect(next.getAttribute("href")).toBe("/learn/sample/second");
  });
});
