import { describe, expect, it } from "vitest";
import type { Pattern } from "./orders";
import { arcOutline, FACE, RADIUS, rimOutline } from "./rims";

const PATTERNS: Pattern[] = ["flame", "leaf", "gear", "speck"];
const corners = (outline: string) =>
  [...outline.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));

describe("the rims", () => {
  it("differ from Order to Order", () => {
    expect(new Set(PATTERNS.map(rimOutline)).size).toBe(4);
    expect(rimOutline("bare")).toBe("");
  });

  it.each(PATTERNS)("stay on the rim: %s", (pattern) => {
    const far = corners(rimOutline(pattern));
    expect(far.length).toBeGreaterThan(20);
    expect(Math.min(...far)).toBeGreaterThan(FACE);
    expect(Math.max(...far)).toBeLessThan(RADIUS);
  });
});

describe("an arc", () => {
  it("opens to both sides of its middle", () => {
    expect(arcOutline(10, 180, 120)).toBe("M-5 8.66A10 10 0 0 1 -5 -8.66");
  });

  it("goes the long way round when it is wider than half a circle", () => {
    expect(arcOutline(10, 0, 270)).toContain("A10 10 0 1 1");
  });
});
