import { expect, test } from "vitest";
import type { Scene, View } from "$web/boards/board";
import { factsOf, type Goal, scriptOf } from "../desk";
import { sceneOf, views } from "../fixtures/situations";
import { shownGoals } from "./goals";

const sugar = sceneOf(views.find((view) => scriptOf(view).id === "duel_sugar_run") as View);
const withGoals = (goals: Goal[]): Scene => ({
  ...sugar,
  view: { ...sugar.view, facts: { ...sugar.view.facts, goals } },
});
const lump = (number: number, group: string, have = 0): Goal => ({
  team: 0,
  type: "object_in_zone",
  result: "win",
  group,
  object_id: `lump_${number}`,
  zone: "home_south",
  have,
  need: 1,
});

test("any two of three are told as one goal, counted by what lies there", () => {
  const pairs = (have = 0) => [
    lump(1, "a"),
    lump(2, "a", have),
    lump(1, "b"),
    lump(3, "b"),
    lump(2, "c", have),
    lump(3, "c"),
  ];
  const [goal, ...others] = shownGoals(withGoals(pairs()));
  expect(others).toEqual([]);
  expect(goal).toMatchObject({ have: 0, need: 2 });
  expect(goal?.words).toContain("any 2 of these");
  expect(shownGoals(withGoals(pairs(1)))[0]).toMatchObject({ have: 1, need: 2 });
});

test("a group that is not any choice of its things is told as all at once", () => {
  const goals = shownGoals(withGoals([lump(1, "a", 1), lump(2, "a"), lump(1, "b", 1), lump(3, "b")]));
  expect(goals.map(({ have, need }) => [have, need])).toEqual([
    [1, 2],
    [1, 2],
  ]);
  for (const { words } of goals) expect(words).toMatch(/^All of this at once: /);
});

test("goals without a group stand alone, and each team has its own", () => {
  const goals = shownGoals(sugar);
  expect(goals.map(({ team, type }) => `${team} ${type}`)).toEqual([
    "0 object_in_zone",
    "1 object_in_zone",
    "0 eliminate_all",
    "1 eliminate_all",
  ]);
  expect(factsOf(sugar.view).goals).toHaveLength(14);
});
