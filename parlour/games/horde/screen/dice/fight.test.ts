import { expect, test } from "vitest";
import type { GameEvent } from "$web/boards/board";
import { asked } from "../fixtures/situations";
import { askedIn, type Fight, fightAfter, isFought } from "./fight";

const shown = (...events: GameEvent[]) => events.reduce<Fight | null>(fightAfter, null);
const declared = { event: "attack-declared", unit: "a", target: "b", second: null, manner: "melee" };
const dice = (unit: string, purpose: string, die: number, total: number) => ({
  event: "dice-rolled",
  unit,
  purpose,
  die,
  total,
});

test("the dice of both sides lie together until the fight is over", () => {
  const fight = shown(declared, dice("a", "attack", 4, 7), dice("b", "defence", 2, 5), {
    event: "unit-wounded",
    unit: "b",
    loss: 1,
    left: 1,
  });
  expect(fight?.rolls.map((roll) => [roll.who, roll.die, roll.total])).toEqual([
    ["a", 4, 7],
    ["b", 2, 5],
  ]);
  expect(fight).toMatchObject({ unit: "a", target: "b", ending: "hit" });
});

test("a die that is rolled again is unknown in between", () => {
  const again = { event: "rerolled", unit: "a", purpose: "attack" };
  expect(shown(declared, dice("a", "attack", 1, 4), again)?.rolls[0]?.die).toBeNull();
  expect(shown(declared, dice("a", "attack", 1, 4), again, dice("a", "attack", 6, 9))?.rolls).toHaveLength(1);
});

test("the second target of an attack meets the same attack die", () => {
  const fight = shown(
    declared,
    dice("a", "attack", 4, 7),
    dice("b", "defence", 6, 9),
    { event: "attack-missed", unit: "a", target: "b" },
    dice("c", "defence", 1, 3),
  );
  expect(fight?.target).toBe("c");
  expect(fight?.ending).toBeNull();
  expect(fight?.rolls.map((roll) => roll.who)).toEqual(["a", "c"]);
});

test("a retreat is a race of two dice", () => {
  const fight = shown(declared, dice("a", "attack", 4, 7), dice("b", "retreat", 5, 7), dice("a", "chase", 2, 3), {
    event: "retreated",
    unit: "b",
    hex: "e5",
  });
  expect(fight?.rolls.map((roll) => roll.purpose)).toEqual(["attack", "retreat", "chase"]);
  expect(fight?.ending).toBe("away");
});

test("those who watch from the middle of a fight see who rolls for what", () => {
  expect(shown(dice("b", "defence", 2, 5))).toMatchObject({ unit: "", target: "b" });
  expect(shown(dice("a", "attack", 2, 5))).toMatchObject({ unit: "a", target: "" });
});

test("everybody's die lies in a wager, the last where somebody rolls again", () => {
  const roll = (faction: string, die: number) => ({ event: "wager-rolled", faction, die });
  const wager = shown(roll("rus", 4), roll("china", 4), roll("rus", 2), roll("china", 5), {
    event: "wager-won",
    faction: "china",
    card: "ev_wager_race",
  });
  expect(wager?.rolls.map(({ who, die }) => [who, die])).toEqual([
    ["rus", 2],
    ["china", 5],
  ]);
  expect(wager?.winner).toBe("china");
});

test("the dice are put away when the next unit goes into action", () => {
  expect(shown(declared, dice("a", "attack", 4, 7), { event: "unit-activated", unit: "c" })).toBeNull();
});

test("a question in a fight tells it to eyes that did not see the dice", () => {
  const { decision } = asked("countermeasure");
  expect(isFought(decision)).toBe(true);
  expect(askedIn(decision)).toMatchObject({ unit: decision?.facts?.unit, target: decision?.facts?.target });
  expect(askedIn(decision)?.rolls[0]?.total).toBe(decision?.facts?.total);
  expect(isFought(asked("activate").decision)).toBe(false);
});
