import { expect, test } from "vitest";
import { asked } from "../fixtures/situations";
import { mineOf, realmOf } from "../realm";
import { arrivalCount } from "./standing-at";

const { view } = asked("move");
const mine = mineOf(view);
const entered = (action: string) => ({ id: "r1_forge", offers: [{ action, label: action }] });
const told = (facts: object, table: object = {}) => ({
  ...view,
  table: { ...view.table, reserve: realmOf(view).houses.map(() => 5), ...table },
  facts: { ...view.facts, gains: { [mine]: { forge: 3 } }, earth: {}, ...facts },
});

test("a territory that may be entered tells what its action would count", () => {
  expect(arrivalCount(told({}), entered("move castle r1_forge"))).toBe(3);
  expect(arrivalCount(told({}), entered("burn explorer r1_forge"))).toBe(3);
});

test("nothing is told where nobody enters by a move", () => {
  expect(arrivalCount(told({}), { id: "r1_forge", offers: [] })).toBeNull();
  expect(arrivalCount(told({}), entered("relocate castle r1_forge"))).toBeNull();
});

test("nothing is told where an own flame burns, or none is left to light", () => {
  expect(arrivalCount(told({ earth: { r1_forge: [mine] } }), entered("move castle r1_forge"))).toBeNull();
  const none = realmOf(view).houses.map(() => 0);
  expect(arrivalCount(told({}, { reserve: none }), entered("move castle r1_forge"))).toBeNull();
});
