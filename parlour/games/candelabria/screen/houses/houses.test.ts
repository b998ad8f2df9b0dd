import { expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { houseLook, looks } from "./houses";

const seen = (houses: string[], vp: number[], solo = false) => ({ table: { houses, vp, solo } }) as unknown as View;

test("a seat looks like the House that it leads, and has its points", () => {
  const [first, second] = looks(seen(["ash", "coven"], [7, 12]));
  expect(first).toMatchObject({ outline: houseLook("ash").sign, name: "house-ash", points: 7 });
  expect(second).toMatchObject({ outline: houseLook("coven").sign, points: 12 });
});

test("a seat without a House has no look yet", () => {
  expect(looks(seen(["", "ash"], [0, 0]))[0]).toBeNull();
});

test("alone there are no points", () => {
  expect(looks(seen(["ash", "sowers"], [0, 0], true))[0]).not.toHaveProperty("points");
});
