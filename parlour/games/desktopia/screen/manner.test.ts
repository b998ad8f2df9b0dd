import { expect, test } from "vitest";
import type { Described, Place } from "$web/boards/board";
import { meant } from "./manner";

const place = (id: string, ...actions: string[]): Place => ({
  id,
  x: 0,
  y: 0,
  label: id,
  offers: actions.map((action) => ({ action, label: action })),
  subjects: [],
});
const described = (...places: Place[]): Described => ({
  summary: "",
  groups: [{ id: "all", label: "", places }],
  offers: [],
});

test("a card stands for its disk, and an artifact for its power, as long as there is something to do", () => {
  const disk = place("kharu", "heal kharu");
  const power = place("power:fire_mine", "use fire_mine");
  const all = described(disk, power, place("div"), place("power:smithy_of_dust"));
  expect(meant(place("card:kharu"), all)).toBe(disk);
  expect(meant(place("fire_mine"), all)).toBe(power);
  expect(meant(place("card:div"), all)).toBeNull();
  expect(meant(place("smithy_of_dust"), all)).toBeNull();
  expect(meant(place("card:nobody"), all)).toBeNull();
});
