// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Described } from "$web/boards/board";
import HintNote from "$web/table/HintNote.svelte";
import { alternatives, answerWords, fearOf, foreseenTurns, percent, standingOf } from "$web/table/hint";
import type { Hinted, Thought } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import { Words } from "$web/words/words.svelte";

const words = new Words("en", ["action-go = Go to\naction-hit = Hit\naction-rest = Rest"], { w1: "W", r1: "R" });
const described: Described = { summary: "", groups: [], offers: [{ action: "rest", label: "Rest: +2 energy" }] };
const step = (seat: number, action: string) => ({ seat, kind: "turn", action });
const thought: Thought = {
  action: "go b2",
  expected: 0.634,
  rated: [
    { action: "go b2", expected: 0.634, tries: 20 },
    { action: "rest", expected: 0.58, tries: 20 },
    { action: "hit w1", expected: 0.41, tries: 20 },
    { action: "go a1", expected: 0.2, tries: 20 },
  ],
  line: [step(0, "go b2"), step(0, "hit w1"), step(1, "go c3"), step(1, "hit r1"), step(0, "rest")],
  fear: step(1, "hit r1"),
  feared: 0.412,
  looked: 300,
  seconds: 0.2,
  plan: [],
};
const nothing: Thought = { ...thought, expected: null, rated: [], line: [], fear: null, feared: null, looked: 0 };

describe("what a bot thought", () => {
  it("is one word for how it stands, measured by an even share", () => {
    const two = [0.95, 0.6, 0.5, 0.35, 0.1].map((share) => standingOf(share, 2));
    expect(two).toEqual(["winning", "ahead", "even", "behind", "losing"]);
    expect([0.8, 0.4, 0.25, 0.15, 0.02].map((share) => standingOf(share, 4))).toEqual(two);
    expect([standingOf(1, 1), standingOf(0, 1)]).toEqual(["winning", "losing"]);
  });

  it("is certain only where it is", () => {
    expect([0, 0.001, 0.634, 0.999, 1].map(percent)).toEqual([0, 1, 63, 99, 100]);
  });

  it("tells of the two next best answers", () => {
    expect(alternatives(thought).map(({ action }) => action)).toEqual(["rest", "hit w1"]);
    expect(alternatives(nothing)).toEqual([]);
  });

  it("tells what follows by who does it, without the answer itself", () => {
    expect(foreseenTurns(thought)).toEqual([
      { seat: 0, actions: ["hit w1"] },
      { seat: 1, actions: ["go c3", "hit r1"] },
      { seat: 0, actions: ["rest"] },
    ]);
    expect([foreseenTurns(nothing), fearOf(nothing)]).toEqual([[], null]);
  });

  it("says an answer as its button does, or in the words of the log", () => {
    expect(answerWords("rest", words, described)).toBe("Rest: +2 energy");
    expect(answerWords("hit w1", words, described)).toBe("Hit W 1");
  });
});

describe("a hint on the screen", () => {
  const [answer, close, point] = [vi.fn(), vi.fn(), vi.fn()];
  const shown = (told: Thought, names = ["Ann", "Bob"]) => {
    const hint: Hinted = { message: "hinted", id: "h", seat: 0, asked: 3, level: "expert", thought: told };
    return render(HintNote, { hint, words, described, names, open: true, answer, close, point });
  };
  const text = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";

  beforeEach(async () => {
    await own.speak("en");
    vi.clearAllMocks();
  });
  afterEach(cleanup);

  it("says what to do, how it stands, what else there was, what follows and what is feared", () => {
    shown(thought);
    expect(text()).toContain("The bot (expert) would play: Go to b2");
    expect(text()).toContain("You are ahead: about 63 % to win");
    expect(text()).toMatch(/Also considered Rest: \+2 energy 58 % Hit W 1 41 %/);
    const steps = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(steps).toEqual(["you: Hit W 1", "Bob: Go to c3; Hit R 1", "you: Rest"]);
    expect(text()).toContain("The danger Bob: Hit R 1. That would leave you about 41 %.");
  });

  it("speaks of the whole move that is planned, and does not foretell it again", () => {
    shown({ ...thought, plan: ["hit w1"] });
    expect(text()).toContain("The bot (expert) would play: Go to b2, then Hit W 1");
    const steps = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(steps).toEqual(["Bob: Go to c3; Hit R 1", "you: Rest"]);
  });

  it("speaks of a share where there are several players", () => {
    shown(thought, ["Ann", "Bob", "Cat", "Dan"]);
    expect(text()).toContain("about 63 % of the win, where an even share is 25 %");
  });

  it("speaks Russian", async () => {
    await own.speak("ru");
    shown(thought);
    expect(text()).toContain("У вас перевес, шансы на победу около 63 %");
    expect(text()).toContain("вы: Hit W 1");
    expect(text()).toContain("Тогда останется около 41 %.");
  });

  it("does what is wanted, the first or another, which is pointed at meanwhile", async () => {
    const { unmount } = shown(thought);
    await fireEvent.click(screen.getByRole("button", { name: "Do that" }));
    const other = screen.getByRole("button", { name: "Play instead: Hit W 1" });
    await fireEvent.focus(other);
    expect(point).toHaveBeenLastCalledWith("hit w1");
    await fireEvent.click(other);
    expect(answer.mock.calls).toEqual([["go b2"], ["hit w1"]]);
    unmount();
    expect(point).toHaveBeenLastCalledWith(null);
  });

  it("offers no reasons where it only knows how it stands", () => {
    shown({ ...nothing, expected: 0.47 });
    expect(text()).toContain("The game is even: about 47 % to win.");
    expect(text()).not.toContain("Why?");
  });

  it("gives no reasons where there are none", () => {
    shown(nothing);
    expect(text()).toContain("The bot (expert) would play: Go to b2");
    expect(document.querySelector("details")).toBeNull();
  });
});
