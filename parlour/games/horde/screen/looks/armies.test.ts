import { expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { views } from "../fixtures/situations";
import { EMBLEMS, looks } from "./armies";

const bare = views[0] as View;
const led = (factions: string[], leads: number[]): View => ({
  ...bare,
  terms: { ...bare.terms, seats: new Set(leads).size },
  table: { ...bare.table, factions, leads },
});

test("a seat looks like the army that it leads", () => {
  const [first, second] = looks(led(["china", "north_mongolia"], [0, 1]));
  expect([first?.outline, second?.outline]).toEqual([EMBLEMS.china, EMBLEMS.north_mongolia]);
  expect(first?.colour).not.toBe(second?.colour);
});

test("a seat that leads two armies looks like their side", () => {
  const seats = looks(led(["rus", "south_mongolia", "china", "north_mongolia"], [0, 1, 0, 1]));
  expect(seats.map((look) => look?.outline)).toEqual([EMBLEMS.alliance, EMBLEMS.horde]);
});

test("all emblems differ", () => {
  expect(new Set(Object.values(EMBLEMS)).size).toBe(Object.keys(EMBLEMS).length);
});
