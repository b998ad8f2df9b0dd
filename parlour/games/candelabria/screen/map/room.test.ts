import { expect, test } from "vitest";
import { around, meets, Room } from "./room";

const corners = (side: number) => [
  { x: 0, y: 0 },
  { x: side, y: 0 },
  { x: side, y: side },
  { x: 0, y: side },
];
const field = () => Room.within(corners(100), 0);

test("what fits lies wholly on free ground", () => {
  expect(field().fits({ x: 10, y: 10, width: 50, height: 50 })).toBe(true);
  expect(field().fits({ x: 60, y: 10, width: 50, height: 50 })).toBe(false);
  expect(field().fits({ x: -10, y: 10, width: 50, height: 50 })).toBe(false);
});

test("the ground ends before its border by the margin", () => {
  const inner = Room.within(corners(100), 10);
  expect(inner.fits({ x: 0, y: 40, width: 20, height: 20 })).toBe(false);
  expect(inner.largest).toBe(80);
});

test("what lies there takes its ground, and leaves the rest", () => {
  const left = field().without({ x: 0, y: 0, width: 100, height: 40 });
  expect(field().largest).toBe(100);
  expect(left.largest).toBe(60);
  expect(left.fits({ x: 0, y: 40, width: 100, height: 60 })).toBe(true);
  expect(left.blocked({ x: 0, y: 30, width: 100, height: 20 })).toBe(40);
});

test("what lies elsewhere takes nothing", () => {
  const room = field();
  expect(room.without({ x: 200, y: 0, width: 50, height: 50 })).toBe(room);
});

test("nothing lies on water, nor close to it", () => {
  const lake = corners(40);
  const shore = field().outside(lake, 10);
  expect(shore.fits({ x: 0, y: 0, width: 10, height: 10 })).toBe(false);
  expect(shore.fits({ x: 40, y: 0, width: 10, height: 10 })).toBe(false);
  expect(shore.fits({ x: 55, y: 0, width: 45, height: 100 })).toBe(true);
});

test("all spots are found, and no others", () => {
  const left = field().without({ x: 0, y: 0, width: 100, height: 50 });
  expect(left.spots(100, 50)).toEqual([{ x: 50, y: 75 }]);
  for (const spot of left.spots(30, 20)) expect(left.fits(around(spot, 30, 20))).toBe(true);
});

test("boxes meet where they share ground", () => {
  expect(meets(around({ x: 0, y: 0 }, 10), around({ x: 9, y: 0 }, 10))).toBe(true);
  expect(meets(around({ x: 0, y: 0 }, 10), around({ x: 10, y: 0 }, 10))).toBe(false);
});
