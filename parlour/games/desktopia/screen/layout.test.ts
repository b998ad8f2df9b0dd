import { expect, test } from "vitest";
import { shapeOf } from "./layout";

test("a phone has its panels below the field, a desk beside it, a very wide one on both sides", () => {
  expect(shapeOf(390, 600, 1)).toBe("tall");
  expect(shapeOf(960, 580, 1)).toBe("one");
  expect(shapeOf(1080, 780, 1)).toBe("one");
  expect(shapeOf(1900, 900, 1)).toBe("two");
});

test("a wide field leaves less room beside it", () => {
  expect(shapeOf(1600, 900, 1)).toBe("two");
  expect(shapeOf(1600, 900, 1.5)).toBe("one");
});

test("before anything is measured there is one column", () => {
  expect(shapeOf(0, 0, 1)).toBe("one");
});
