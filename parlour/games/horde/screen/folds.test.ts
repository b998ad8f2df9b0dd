import { expect, test } from "vitest";
import { folds } from "./pacing";

const step = (unit: string, hex: string) => ({ event: "unit-moved", unit, hex });

test("the log keeps the last step of a unit's move", () => {
  expect(folds(step("rus_ivan", "b2"), step("rus_ivan", "b3"))).toBe(true);
  expect(folds(step("rus_ivan", "b2"), step("rus_axe1", "b3"))).toBe(false);
  expect(folds(step("rus_ivan", "b2"), { event: "trap-sprung", unit: "rus_ivan", hex: "b2" })).toBe(false);
  expect(folds({ event: "unit-wounded", unit: "rus_ivan" }, step("rus_ivan", "b3"))).toBe(false);
});
