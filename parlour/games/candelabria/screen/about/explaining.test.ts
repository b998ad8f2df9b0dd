import { expect, test } from "vitest";
import { game } from "../fixtures/situations";
import { printedOf } from "../printed";
import { regionIn, type Sort, sortOf } from "./explaining";

const printed = printedOf(game);

test.each<[Sort, string[]]>([
  ["candle", Object.keys(printed.candles)],
  ["tactics", [...Object.keys(printed.tactics), "tc07-c"]],
  ["upgrade", Object.keys(printed.upgrades)],
  ["curse", Object.keys(printed.curses)],
  ["mission", Object.keys(printed.missions)],
  ["house", Object.keys(printed.houses)],
  ["temple", Object.keys(printed.temples)],
  ["withering", [...Object.keys(printed.withering), "w1-b"]],
  ["territory", ["r4_tavern", "r10_curse"]],
  ["region", ["region-4", "region:10"]],
  ["figure", ["ash_castle", "chimera_warrior"]],
  ["symbol", ["curse", "forge", "tavern"]],
  ["icon", ["ignite", "vp", "tactics"]],
  ["other", ["ash_2", "explorer", "d3", "weak-ash", "wax", "spark"]],
])("a %s is known by its id", (sort, ids) => {
  for (const id of ids) expect(sortOf(game, id), id).toBe(sort);
});

test("a region is known by the number at the end", () => {
  expect([regionIn("region-4"), regionIn("region:10")]).toEqual([4, 10]);
});
