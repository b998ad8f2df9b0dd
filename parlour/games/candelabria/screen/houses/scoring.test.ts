import { expect, test } from "vitest";
import { fallsBehind, markersOf } from "./scoring";

test("whoever has passed the end of the track goes on from its beginning", () => {
  const [marker] = markersOf([{ house: "ash", vp: 137 }], 100);
  expect(marker).toMatchObject({ laps: 1, lane: 0 });
  expect(marker?.at).toBeCloseTo(0.37);
});

test("markers that would hide each other lie one above the other, those far apart do not", () => {
  const marks = markersOf(
    [
      { house: "ash", vp: 22 },
      { house: "coven", vp: 20 },
      { house: "sowers", vp: 22 },
      { house: "knights", vp: 60 },
    ],
    100,
  );
  const lane = (house: string) => marks.find((mark) => mark.house === house)?.lane;
  expect(new Set([lane("ash"), lane("coven"), lane("sowers")]).size).toBe(3);
  expect(lane("knights")).toBe(0);
});

test("a winner who is first of those who fight falls behind the last of them; nobody else falls", () => {
  expect(fallsBehind([2, 0, 1], 2)).toBe(1);
  expect(fallsBehind([2, 0, 1], 0)).toBeNull();
  expect(fallsBehind([2], 2)).toBeNull();
});
