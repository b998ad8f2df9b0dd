import { expect, test } from "vitest";
import type { Layout } from "./layout";
import { stackingOf } from "./stacking";

const layout = (changes: Partial<Layout> = {}): Layout => ({
  shape: "wide",
  fighting: false,
  left: [],
  right: [],
  stacked: false,
  ...changes,
});

test("the higher the board, the more of the common panels stand below each other", () => {
  expect([580, 950, 1200].map((height) => stackingOf(layout(), height))).toEqual(["tabs", "close", "roomy"]);
});

test("on a phone and beside a battle they are tabs, however high the board is", () => {
  expect(stackingOf(layout({ shape: "tall" }), 1200)).toBe("tabs");
  expect(stackingOf(layout({ fighting: true }), 1200)).toBe("tabs");
});
