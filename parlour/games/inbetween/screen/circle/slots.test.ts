import { expect, test } from "vitest";
import { circleAfter, neighboursOf, nextClockwise, relocate } from "./circle";
import { inward, slotsOf } from "./slots";

/** Rooms for the circle, from a phone to a wall, with the size of a card in them as Circle.svelte has it. */
const ROOMS = [
  { width: 345, height: 330, tight: true },
  { width: 374, height: 352, tight: true },
  { width: 560, height: 400, tight: false },
  { width: 820, height: 525, tight: false },
  { width: 720, height: 740, tight: false },
  { width: 1100, height: 760, tight: false },
].map((room) => {
  const card = room.tight
    ? Math.min(0.238 * room.width, 0.258 * room.height)
    : Math.min(0.166 * room.width, 0.236 * room.height);
  return { ...room, card, tall: 1.25 * card };
});

const COUNTS = [5, 6, 7, 8, 9, 10];

test.each(COUNTS)("%i townsfolk never cover one another", (count) => {
  for (const room of ROOMS) {
    const points = slotsOf(count).map((slot) => {
      const { x, y } = room.tight ? slot.tight : slot;
      return { x: (x * (room.width - room.card)) / 2, y: (y * (room.height - room.tall)) / 2 };
    });
    for (const [at, one] of points.entries())
      for (const two of points.slice(at + 1)) {
        const apart = Math.abs(one.x - two.x) >= room.card || Math.abs(one.y - two.y) >= room.tall;
        expect(apart, JSON.stringify([one, two])).toBe(true);
      }
  }
});

test.each(COUNTS)("%i townsfolk stand clockwise, within the ring", (count) => {
  const slots = slotsOf(count);
  expect(slots).toHaveLength(count);
  const turns = slots.map((slot) => Math.atan2(slot.y, slot.x));
  const steps = turns.map((turn, at) => ((turns[(at + 1) % count] ?? 0) - turn + 4 * Math.PI) % (2 * Math.PI));
  for (const step of steps) expect(step).toBeLessThan(Math.PI);
  expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(2 * Math.PI);
  for (const slot of slots)
    expect(
      Math.max(Math.abs(slot.x), Math.abs(slot.y), Math.abs(slot.tight.x), Math.abs(slot.tight.y)),
    ).toBeLessThanOrEqual(1);
});

test("the marker stands on the side of the middle", () => {
  for (const slot of slotsOf(10)) {
    const { x, y } = inward(slot);
    expect(slot.x * x + slot.y * y).toBeLessThan(0);
    expect(Math.abs(x) + Math.abs(y)).toBe(1);
  }
});

test("the circle closes behind whoever leaves, and opens for whoever comes", () => {
  const circle = ["a", "b", "c", "d"];
  expect(nextClockwise(circle, "d")).toBe("a");
  expect(neighboursOf(circle, "a")).toEqual(["d", "b"]);
  expect(circleAfter(circle, "b")).toEqual(["a", "c", "d"]);
  expect(relocate(circle, "a", "c")).toEqual(["b", "c", "a", "d"]);
  expect(relocate(relocate(circle, "a", "c"), "a", "c")).toEqual(["b", "c", "a", "d"]);
});
