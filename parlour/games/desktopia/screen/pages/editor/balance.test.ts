// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import { Words } from "$web/words/words.svelte";
import { book } from "../script/book";
import type { Script } from "../script/format";
import english from "../text/en.ftl?raw";
import russian from "../text/ru.ftl?raw";
import { costOf, differenceOf, FAIR, forcesOf } from "./balance";
import { fresh } from "./draft";
import Forces from "./panels/Forces.svelte";
import SquadsPanel from "./panels/SquadsPanel.svelte";
import { addUnit, setCount, setPlayers } from "./squads";
import { Work } from "./work.svelte";

const en = new Words("en", [english]);
const ru = new Words("ru", [russian]);

afterEach(cleanup);

/** Kharu and so many Ezzens against Baaroun and two Hornbugs. */
function duel(ezzens: number): Script {
  const script = fresh();
  for (const side of script.sides) side.squad = [];
  addUnit(script, 0, "kharu");
  addUnit(script, 0, "ezzen");
  setCount(script, 0, 1, ezzens);
  addUnit(script, 1, "baaroun");
  addUnit(script, 1, "hornbug");
  setCount(script, 1, 1, 2);
  return script;
}

describe("what a squad costs", () => {
  it("is what its characters cost, less for the wounded", () => {
    expect(costOf({ type: "ezzen", count: 3 })).toBe(12);
    expect(costOf({ type: "akeru", count: 1, wounds: 1 })).toBeCloseTo(13 * 0.8, 9);
    expect(costOf({ type: "nobody", count: 2 })).toBe(0);
  });

  it("is counted for each team of players, with its lives and characters", () => {
    expect(forcesOf(duel(2))).toEqual([
      { team: 0, cost: 18, lives: 8, characters: 3 },
      { team: 1, cost: 18, lives: 8, characters: 3 },
    ]);
  });

  it("is compared between teams, and only where there are two with somebody in them", () => {
    expect(differenceOf(forcesOf(duel(2)))).toBe(0);
    expect(differenceOf(forcesOf(duel(3)))).toBeCloseTo((100 * 4) / 18, 9);
    const puzzle = duel(2);
    setPlayers(puzzle, 1);
    expect([forcesOf(puzzle).length, differenceOf(forcesOf(puzzle))]).toEqual([1, null]);
    const empty = duel(2);
    for (const side of empty.sides.slice(1)) side.squad = [];
    expect(differenceOf(forcesOf(empty))).toBeNull();
  });

  it("is fair in every battle of the book", async () => {
    const battles = (await book()).scripts.filter(({ players }) => players > 1);
    const differences = battles.map((script) => differenceOf(forcesOf(script as Script)) ?? Number.NaN);
    expect(differences.filter((difference) => !(difference <= FAIR))).toEqual([]);
  });
});

describe("the balance of forces on the screen", () => {
  it("warns in words where teams differ, and says by how much and how much is fair", () => {
    render(Forces, { script: duel(3), words: en });
    expect(screen.getByRole("status").textContent).toMatch(/Uneven!.*22 % more.*5 %/s);
    expect(screen.getByText("22 points")).toBeTruthy();
    expect(screen.getByText("4 characters, 10 lives")).toBeTruthy();
  });

  it("says so where they are even", () => {
    render(Forces, { script: duel(2), words: ru });
    expect(screen.getByRole("status").textContent).toMatch(/примерно одинаково: разница 0 %.*до 5 %/s);
    expect(screen.getByRole("status").textContent).not.toContain("Неравные");
  });

  it("gives advice on forces, landscape and squads, in both languages, to puzzles as well", () => {
    const puzzle = duel(2);
    setPlayers(puzzle, 1);
    for (const [words, titles] of [
      [en, ["Ratio of forces", "Landscape", "Squads"]],
      [ru, ["Соотношение сил", "Ландшафт", "Отряды"]],
    ] as const) {
      const { container, unmount } = render(Forces, { script: puzzle, words });
      expect([...container.querySelectorAll("details h3")].map(({ textContent }) => textContent)).toEqual(titles);
      expect(container.querySelector("summary")?.textContent).toBeTruthy();
      expect(container.querySelector("details")?.textContent).toContain("5 %");
      unmount();
    }
  });

  it("stands above the squads, each with its cost", () => {
    const names = new Words("en", [english]);
    const { container } = render(SquadsPanel, { work: new Work(duel(3)), words: names, onpick: () => undefined });
    expect([...container.querySelectorAll("header .cost")].map(({ textContent }) => textContent)).toEqual([
      "22 points",
      "18 points",
    ]);
    expect(container.querySelector("li .unit small")?.textContent).toContain("10 points");
    expect(container.querySelector("option[value=akeru]")?.textContent).toContain("13 points");
  });
});
