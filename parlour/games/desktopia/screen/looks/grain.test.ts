import { describe, expect, it } from "vitest";
import { grainOutline, PLANK } from "./grain";

describe("the grain of a plank", () => {
  it("runs from end to end and stays on its plank", () => {
    for (const width of [600, 1000, 1400]) {
      const numbers = [...grainOutline(width, 3).matchAll(/-?[\d.]+/g)].map(Number);
      const along = numbers.filter((_, place) => place % 2 === 0);
      const across = numbers.filter((_, place) => place % 2 === 1);
      expect([Math.min(...along), Math.max(...along) >= width]).toEqual([0, true]);
      expect(Math.min(...across)).toBeGreaterThan(0);
      expect(Math.max(...across)).toBeLessThan(PLANK);
    }
  });

  it("differs from plank to plank, and is always the same for one", () => {
    expect(grainOutline(1000, 1)).not.toBe(grainOutline(1000, 2));
    expect(grainOutline(1000, 1)).toBe(grainOutline(1000, 1));
  });
});
