// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "$web/boards/board";
import { waysToLearn } from "$web/more/pages";
import { Words } from "$web/words/words.svelte";
import { finished } from "../finished";
import { book } from "../script/book";
import { chapters, nextLesson, nextPuzzle } from "./list";
import { keepSolved, solvedPuzzles } from "./progress";

vi.mock("$web/api", () => ({
  gameWords: async () => "",
  openTable: async (asked: { options: { etude: string } }) => ({ table: asked.options.etude, claim: "" }),
}));

const all = chapters(await book());
const ids = all.flatMap(({ puzzles }) => puzzles.map(({ id }) => id));

beforeEach(() => localStorage.clear());

describe("the list of puzzles", () => {
  it("has the six lessons in order, then four etudes of each Order, the easier before the harder", () => {
    expect(all.map(({ id, puzzles }) => [id, puzzles.length])).toEqual([
      ["lessons", 6],
      ["fire", 4],
      ["grass", 4],
      ["metal", 4],
      ["dust", 4],
    ]);
    expect(ids.slice(0, 6).map((id) => id.slice(0, 8))).toEqual([1, 2, 3, 4, 5, 6].map((at) => `lesson_${at}`));
    for (const { puzzles } of all.slice(1)) {
      const hardness = puzzles.map(({ difficulty }) => difficulty ?? 0);
      expect(hardness).toEqual([...hardness].sort());
    }
  });

  it("holds no solutions", async () => {
    expect(JSON.stringify(await book())).not.toMatch(/solution|angle_cdeg/);
  });

  it("knows what comes next: the first unsolved one after this, else from the beginning", () => {
    const [first, second, third] = ids;
    if (!first || !second || !third) throw new Error("no puzzles");
    expect(nextPuzzle(all, new Set(), null)?.id).toBe(first);
    expect(nextPuzzle(all, new Set([first, second]), first)?.id).toBe(third);
    expect(nextPuzzle(all, new Set(ids.slice(1)), ids.at(-1) ?? null)?.id).toBe(first);
    expect(nextPuzzle(all, new Set(ids), first)).toBeNull();
  });
});

describe("Learn to play", () => {
  it("leads to the first lesson that is not solved, and to the first of all once all are", async () => {
    const lessons = all[0]?.puzzles.map(({ id }) => id) ?? [];
    expect(nextLesson(await book(), new Set())?.id).toBe("lesson_1_flick");
    expect(nextLesson(await book(), new Set([...lessons.slice(0, 2), "etude_fire_1"]))?.id).toBe("lesson_3_shot");
    expect(nextLesson(await book(), new Set(lessons))?.id).toBe("lesson_1_flick");
  });

  it("stands at once on its tile", () => {
    expect(waysToLearn("desktopia")).toEqual(["/more/desktopia/lessons"]);
    expect(waysToLearn("horde")).toEqual([]);
  });
});

describe("progress", () => {
  it("is kept, each puzzle once", () => {
    keepSolved("etude_fire_1");
    keepSolved("etude_fire_2");
    keepSolved("etude_fire_1");
    expect([...solvedPuzzles()]).toEqual(["etude_fire_1", "etude_fire_2"]);
  });

  it("is none where something else is kept", () => {
    localStorage.setItem("parlour.desktopia.puzzles.1", "{broken");
    expect(solvedPuzzles().size).toBe(0);
    localStorage.setItem("parlour.desktopia.puzzles.1", '{"a": 1}');
    expect(solvedPuzzles().size).toBe(0);
  });
});

describe("the end of a game", () => {
  const words = new Words("en", []);
  const scene = (seats: number, options: Record<string, string>) =>
    ({ view: { terms: { seats, options } }, game: { id: "desktopia", names: {} }, words }) as unknown as Scene;

  it("that solves a puzzle is remembered and leads to the next one", async () => {
    const ways = await finished(scene(1, { etude: "lesson_1_flick", custom: "none" }), true);
    expect([...solvedPuzzles()]).toEqual(["lesson_1_flick"]);
    expect(ways.map(({ label, main }) => [label, main ?? false])).toEqual([
      ["Next: Lesson 2: The Hit", true],
      ["All puzzles", false],
    ]);
    expect(await ways[0]?.go()).toBe("/t/lesson_2_hit");
    expect(await ways[1]?.go()).toBe("/more/desktopia/puzzles");
  });

  it("that does not solve it leads back to the list alone", async () => {
    const ways = await finished(scene(1, { etude: "lesson_1_flick" }), false);
    expect([ways.length, ways.some(({ main }) => main), solvedPuzzles().size]).toEqual([1, false, 0]);
  });

  it("of any other kind is none of its business", async () => {
    expect(await finished(scene(2, { etude: "lesson_1_flick" }), true)).toEqual([]);
    expect(await finished(scene(1, { etude: "lesson_1_flick", custom: "{}" }), true)).toEqual([]);
    expect(solvedPuzzles().size).toBe(0);
  });
});
