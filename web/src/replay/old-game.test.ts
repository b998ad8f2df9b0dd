// @vitest-environment jsdom
import { cleanup, screen as page, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Screen } from "$web/boards/board";
import { lenient } from "$web/boards/lenient";
import { situationsBeside } from "$web/boards/testing/situations";
import ReplayView from "$web/replay/ReplayView.svelte";
import { Reel } from "$web/replay/reel.svelte";
import { own } from "$web/words/own.svelte";
import type { Language } from "$web/words/words.svelte";
import { screen as horde } from "../../../parlour/games/horde/screen/index";

const { game, views, wordsIn } = situationsBeside(
  `file://${import.meta.dirname}/../../../parlour/games/horde/screen/fixtures/x.ts`,
);
const view = views[0] as (typeof views)[0];
const SORRY = {
  en: "This old game can no longer be drawn. The log still tells what happened and how it ended.",
  ru: "Эту старую партию уже не показать на поле. Журнал по-прежнему говорит, что произошло и чем всё кончилось.",
};
const ENDED = { en: "Ann (Seat 1) resigns", ru: "Ann (Место 1): сдача партии" };

/** A game of which the first `lacking` steps were kept without what the board of today needs. */
async function shown(board: Partial<Screen>, lacking: number, language: Language = "en"): Promise<Reel> {
  await own.speak(language);
  const old = { ...view, table: {} };
  const reel = new Reel(async (eyes) => ({
    game: "horde",
    options: {},
    names: ["Ann", "Boris"],
    levels: ["", ""],
    eyes: eyes || "watcher",
    allowed: ["watcher"],
    total: 4,
    turns: [],
    steps: [0, 1, 2, 3].map((number) => ({
      number,
      seat: number ? 0 : null,
      action: "end",
      events: number ? [{ event: "round-began", round: number }] : [],
      view: (number < lacking ? old : view) as never,
    })),
    result: { reason: "resigned", shares: [0, 1], seat: 0 },
  }));
  await reel.open();
  const words = wordsIn(language);
  const screen = lenient({ ...horde, ...board });
  render(ReplayView, { reel, game, screen, words, seated: [], title: "Horde", table: "t" });
  await tick();
  return reel;
}

const said = () => document.querySelector(".board")?.textContent?.trim();
const log = () => document.querySelector("aside")?.textContent ?? "";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(["en", "ru"] as const)(
  "an old game that the board cannot draw says so, and keeps its log: %s",
  async (language) => {
    await shown({}, 4, language);
    expect(said()).toContain(SORRY[language]);
    expect(log()).toContain(wordsIn(language).event({ event: "round-began", round: 3 }));
    expect(page.getByRole("slider")).toBeTruthy();
  },
);

it("so it does where only the drawing fails, not the description", async () => {
  const Board = () => {
    throw new Error("nothing to draw");
  };
  await shown({ Board: Board as unknown as Screen["Board"] }, 0);
  expect(said()).toContain(SORRY.en);
  expect(log()).not.toBe("");
});

it("draws again at a step that it knows", async () => {
  const reel = await shown({}, 2);
  expect(said()).toContain(SORRY.en);
  reel.go(3);
  await tick();
  await tick();
  expect(said()).not.toContain(SORRY.en);
  expect(document.querySelector("[data-place]")).toBeTruthy();
  reel.go(1);
  await tick();
  await tick();
  expect(said()).toContain(SORRY.en);
});

it("is told how it ended", async () => {
  for (const language of ["en", "ru"] as const) {
    await shown({}, 4, language);
    expect(log()).toContain(ENDED[language]);
    cleanup();
  }
});
