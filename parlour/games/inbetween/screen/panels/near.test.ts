import { expect, test } from "vitest";
import type { Scene } from "$web/boards/board";
import { type Duel, type DuelFacts, duelOf } from "../duel";
import { asked } from "../fixtures/situations";
import { standing } from "../standing";
import { nearWords } from "./near";

/** A quiet situation with something of it changed. */
function with_(table: Partial<Duel>, facts: Partial<DuelFacts> = {}): Scene {
  const scene = asked("action", 0);
  const calm = { knowledge: [0, 0], energy: [5, 5], ...table };
  const view = {
    ...scene.view,
    table: { ...scene.view.table, ...calm },
    facts: { ...scene.view.facts, locked: [0, 0], ...facts },
  };
  return { ...scene, view };
}

const six = duelOf(asked("action", 0).view).circle.slice(0, 6);

test("a side that is far from winning is not warned of", () => {
  const scene = with_({}, { locked: [1, 1], worlds: [9, 1] });
  expect(nearWords(scene, "city")).toEqual([]);
  expect(nearWords(scene, "creature")).toEqual([]);
});

test("two locked townsfolk are one short of three, for their own side alone", () => {
  const scene = with_({}, { locked: [2, 1] });
  expect(nearWords(scene, "city")).toEqual([scene.words.say("screen-near-secured")]);
  expect(nearWords(scene, "creature")).toEqual([]);
  expect(nearWords(with_({}, { locked: [0, 2] }), "creature")).toEqual([scene.words.say("screen-near-devoured")]);
});

test("at level five the next one wins, and it is said whether it can be paid", () => {
  const facts = { price: [6, 6] as [number, number] };
  const [rich = ""] = nearWords(with_({ knowledge: [5, 4], energy: [6, 9] }, facts), "city");
  const [poor = ""] = nearWords(with_({ knowledge: [5, 4], energy: [5, 9] }, facts), "city");
  expect(rich).toContain("at hand");
  expect(poor).not.toContain("at hand");
  expect(nearWords(with_({ knowledge: [5, 4], energy: [5, 9] }, facts), "creature")).toEqual([]);
});

test("with six in play whoever is ahead is one removal from winning, and both when it is even", () => {
  const ahead = with_({ circle: six }, { worlds: [2, 4] });
  expect(nearWords(ahead, "creature")[0]).toContain("4 to 2");
  expect(nearWords(ahead, "city")).toEqual([]);
  const even = with_({ circle: six }, { worlds: [3, 3] });
  expect(nearWords(even, "city")).toEqual(nearWords(even, "creature"));
  expect(nearWords(even, "city")[0]).toContain("3 to 3");
});

test("nothing is near once it is over", () => {
  expect(nearWords(with_({ phase: "over" }, { locked: [2, 2] }), "city")).toEqual([]);
});

test("the warnings are read out with the rest, each with its side", () => {
  const scene = with_({}, { locked: [2, 0] });
  expect(standing(scene)).toContain(`The City: ${scene.words.say("screen-near-secured")}`);
});
