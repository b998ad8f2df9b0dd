import { expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { allowanceOf, tokensOf } from "./desk";
import { views } from "./fixtures/situations";

const view = views[0] as View;
const at = (actions: number, acted: string[], rules: unknown[] = []): View => ({
  ...view,
  table: { ...view.table, active: 0, actions, acted },
  facts: { ...view.facts, script: { ...view.facts?.script, special_rules: rules } },
});

test("what is neither left nor spent of the usual actions was lost", () => {
  expect(tokensOf(at(3, []))).toEqual(["left", "left", "left"]);
  expect(tokensOf(at(1, ["kharu"]))).toEqual(["left", "spent", "lost"]);
  expect(tokensOf(at(0, ["kharu", "akeru", "ezzen1"]))).toEqual(["spent", "spent", "spent"]);
});

test("with a bonus there are more than usual", () => {
  expect(tokensOf(at(3, ["kharu"]))).toEqual(["left", "left", "left", "spent"]);
});

test("the script may give a player another number", () => {
  const rule = { type: "actions_per_turn", seat: 0, n: 5 };
  expect(allowanceOf(at(0, [], [rule]), 0)).toBe(5);
  expect(allowanceOf(at(0, [], [rule]), 1)).toBe(3);
});
