import { describe, expect, it } from "vitest";
import type { Point } from "./format";
import { areaOf, contains, gapTo, hull, isConvex, overlap, turnedShape } from "./geometry";

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("shapes", () => {
  it("are as far from a point as their nearest edge or corner, and not at all from what is inside", () => {
    expect(gapTo({ poly: SQUARE }, [5, 5])).toBe(0);
    expect(gapTo({ poly: SQUARE }, [5, 14])).toBe(4);
    expect(gapTo({ rect: [5, 5, 10, 10, 0] }, [13, 14])).toBe(5);
    expect(gapTo({ circle: [0, 0, 5] }, [0, 12])).toBe(7);
    expect(contains({ rect: [0, 0, 20, 4, 90] }, [0, 9])).toBe(true);
  });

  it("overlap only where they reach into each other", () => {
    expect(overlap({ poly: SQUARE }, { rect: [15, 5, 10, 10, 0] })).toBe(false);
    expect(overlap({ poly: SQUARE }, { rect: [14, 5, 10, 10, 0] })).toBe(true);
    expect(overlap({ circle: [14, 5, 4] }, { poly: SQUARE })).toBe(false);
    expect(overlap({ poly: SQUARE }, { circle: [13, 5, 4] })).toBe(true);
  });

  it("are convex where all corners go the same way round, counter-clockwise", () => {
    expect(isConvex(SQUARE)).toBe(true);
    expect(isConvex([...SQUARE].reverse())).toBe(false);
    expect(isConvex([...SQUARE, [3, 5]])).toBe(false);
    expect(isConvex([...SQUARE, [0, 5]])).toBe(false);
  });

  it("become convex with a string drawn round them", () => {
    const drawn = hull([...SQUARE, [3, 5], [5, 0]].reverse() as Point[]);
    expect(isConvex(drawn)).toBe(true);
    expect([...drawn].sort()).toEqual([...SQUARE].sort());
    expect(areaOf({ poly: drawn })).toBe(100);
  });

  it("turn about their middle, and a rectangle is the same after half a turn", () => {
    expect(turnedShape({ rect: [5, 5, 10, 4, 80] }, 20)).toEqual({ rect: [5, 5, 10, 4, -80] });
    expect(turnedShape({ rect: [5, 5, 10, 4, 0] }, 180)).toEqual({ rect: [5, 5, 10, 4, 0] });
    expect(turnedShape({ poly: SQUARE }, 90)).toEqual({
      poly: [
        [10, 0],
        [10, 10],
        [0, 10],
        [0, 0],
      ],
    });
  });
});
