import { expect, test } from "vitest";
import { game } from "./fixtures/situations";
import {
  abilitiesOf,
  candleOf,
  curseOf,
  figureOf,
  flamesOf,
  kindOf,
  numeral,
  tacticsOf,
  upgradeOf,
  weakOf,
  witheringOf,
} from "./printed";

test("copies of a card are of one kind, and share what is printed on it", () => {
  expect(kindOf("tc01-b")).toBe("tc01");
  expect(kindOf("ht_ash_1")).toBe("ht_ash_1");
  expect(tacticsOf(game, "tc19-a")).toEqual(tacticsOf(game, "tc19-c"));
  expect(tacticsOf(game, "tc19-a")?.barred).toBe(true);
  expect(witheringOf(game, "w3-b")?.choices.map((icon) => icon.kind)).toEqual(["vp", "ignite"]);
});

test("a figure is told from a territory by its role", () => {
  expect(figureOf("ash_explorer")).toEqual({ house: "ash", role: "explorer" });
  expect(figureOf("knights_castle")).toEqual({ house: "knights", role: "castle" });
  expect(figureOf("r4_tavern")).toBeNull();
  expect(figureOf("hc_ash_1")).toBeNull();
});

test("what is printed on cards and boards is read from the box", () => {
  expect(candleOf(game, "hc_ash_5")).toMatchObject({ house: "ash", year: 3, wax: 3 });
  expect(upgradeOf(game, "u30")?.does).toMatchObject({ what: "tavern", each: 2 });
  expect(curseOf(game, "cu07")).toMatchObject({ region: 7, property: "abduct" });
  expect(weakOf(game, "engineers", 2)?.kind).toBe("steal");
  expect(flamesOf(game, "warrior")).toBe(4);
  expect(candleOf(game, "tc01")).toBeNull();
});

test("a House has one ability for each year, in their order", () => {
  expect(abilitiesOf(game, "coven")).toEqual([
    { id: "coven_1", year: 1 },
    { id: "coven_2", year: 2 },
    { id: "coven_3", year: 3 },
  ]);
  expect([1, 2, 3].map(numeral)).toEqual(["I", "II", "III"]);
});
