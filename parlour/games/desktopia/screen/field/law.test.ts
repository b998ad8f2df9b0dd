import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Hand } from "../desk";
import { leaving, toBorder } from "./border";
import { below, drawOn, fan, pullOf, shareOf, speedAt, speedFor, speedOf, spreadOf, travel } from "./law";
import { marksOf, scale } from "./marks";
import { powerOf } from "./sector";

const BOUNDS = { slowest: 100, fastest: 2500 };
const HAND: Hand = {
  steadiness: [60, 100],
  angle: 4,
  speed: 0.12,
  slow_share: 0.5,
  most: 3,
  slowest: 50,
  fastest: 1.05,
};
const TABLE = { w: 1000, h: 800, walls: [] };
const SURE = { angle: 0, speed: 0, most: 3 };

describe("the pull", () => {
  const draw = drawOn(1280, 720);

  it("gives the slowest flick at its least and the fastest at its most", () => {
    expect(speedOf(draw.least, draw, BOUNDS)).toBe(100);
    expect(speedOf(draw.most, draw, BOUNDS)).toBe(2500);
    expect(speedOf(draw.most * 5, draw, BOUNDS)).toBe(2500);
  });

  it("is logarithmic: half of it gives the mean of the ratios", () => {
    expect(speedOf((draw.least + draw.most) / 2, draw, BOUNDS)).toBe(500);
  });

  it("can be worked out backwards", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 2500 }),
        (speed) => speedOf(pullOf(speed, draw, BOUNDS), draw, BOUNDS) === speed,
      ),
    );
  });

  it("is shorter on a phone than on a desk, and never too short to aim", () => {
    expect(drawOn(390, 500).most).toBeLessThan(draw.most);
    expect(drawOn(200, 120).most).toBeGreaterThan(drawOn(200, 120).least * 3);
  });

  it("stands on the gauge where its speed does", () => {
    expect(shareOf(100, BOUNDS)).toBe(0);
    expect(shareOf(2500, BOUNDS)).toBe(1);
    expect(speedAt(shareOf(777, BOUNDS), BOUNDS)).toBe(777);
  });
});

describe("free travel", () => {
  it("is that of the rules: 1250 mm at full speed", () => {
    expect(travel(2500, 2500)).toBe(1250);
    expect(speedFor(1250, 2500)).toBe(2500);
  });

  it("is marked in round lengths that fit on the gauge", () => {
    const ways = scale(2500, BOUNDS).map(({ way }) => way);
    expect(ways).toEqual([5, 10, 20, 50, 100, 200, 500, 1000]);
  });
});

describe("the hand", () => {
  it("errs as the table of the rules says (3.4)", () => {
    expect(spreadOf(HAND, 0, 2500, 2500).angle).toBeCloseTo(1.6, 10);
    expect(spreadOf(HAND, 0, 1250, 2500).angle).toBeCloseTo(1.2, 10);
    expect(spreadOf(HAND, 0, 900, 2500).speed).toBeCloseTo(0.048, 10);
  });

  it("of a machine never errs", () => {
    expect(spreadOf(HAND, 1, 2500, 2500)).toMatchObject({ angle: 0, speed: 0 });
  });

  it("follows the normal law", () => {
    expect(below(0)).toBeCloseTo(0.5, 6);
    expect(below(1)).toBeCloseTo(0.8413, 3);
    expect(below(-2)).toBeCloseTo(0.0228, 3);
  });
});

describe("the cone", () => {
  it("reaches as far as the fastest of its flicks, and as wide as its worst", () => {
    const spread = { angle: 2, speed: 0.1, most: 3 };
    const [from, ...rim] = fan([100, 100], 0, 1000, spread, 3, 2500);
    expect(from).toEqual([100, 100]);
    const last = rim.at(-1) ?? [0, 0];
    expect(Math.hypot(last[0] - 100, last[1] - 100)).toBeCloseTo(travel(1300, 2500), 6);
    expect((Math.atan2(last[1] - 100, last[0] - 100) * 180) / Math.PI).toBeCloseTo(6, 6);
  });
});

describe("the border", () => {
  it("is as far as the straight way to it", () => {
    expect(toBorder(300, 200, 270, TABLE)).toBeCloseTo(200, 6);
    expect(toBorder(300, 200, 90, TABLE)).toBeCloseTo(600, 6);
    expect(toBorder(300, 200, 180, TABLE)).toBeCloseTo(300, 6);
    expect(toBorder(300, 200, 45, TABLE)).toBeCloseTo(600 * Math.SQRT2, 6);
  });

  it("is never crossed where it is solid", () => {
    expect(toBorder(300, 200, 270, { ...TABLE, walls: ["bottom"] })).toBe(Number.POSITIVE_INFINITY);
  });

  it("is crossed for sure or not at all by a hand that never errs", () => {
    const needed = speedFor(200, 2500);
    expect(leaving([300, 200], 270, needed + 1, SURE, 2500, TABLE)).toBe(1);
    expect(leaving([300, 200], 270, needed - 1, SURE, 2500, TABLE)).toBe(0);
  });

  it("is crossed about every other time by a flick that just reaches it", () => {
    const chance = leaving([500, 200], 270, speedFor(200, 2500), { angle: 0.2, speed: 0.05, most: 3 }, 2500, TABLE);
    expect(chance).toBeGreaterThan(0.4);
    expect(chance).toBeLessThan(0.55);
  });

  it("is more dangerous the faster the flick", () => {
    const spread = { angle: 1.6, speed: 0.05, most: 3 };
    const chances = [700, 900, 1000, 1100, 1400].map((speed) => leaving([500, 200], 270, speed, spread, 2500, TABLE));
    expect(chances).toEqual([...chances].sort((one, other) => one - other));
    expect(chances[0]).toBe(0);
    expect(chances.at(-1)).toBe(1);
  });
});

describe("the marks of the gauge", () => {
  it("tell what is shed, reached and left, each where it begins", () => {
    expect(marksOf({ sheds: 535.7, contact: 200, border: 150 }, 2500, BOUNDS)).toEqual([
      { id: "sheds", speed: 535.7 },
      { id: "reaches", speed: 1000 },
      { id: "leaves", speed: speedFor(150, 2500) },
    ]);
  });

  it("say nothing of the border behind something, nor of what no flick can reach", () => {
    expect(marksOf({ sheds: null, contact: 200, border: 300 }, 2500, BOUNDS).map(({ id }) => id)).toEqual(["reaches"]);
    expect(marksOf({ sheds: null, contact: null, border: 1300 }, 2500, BOUNDS)).toEqual([]);
  });
});

describe("the power sector", () => {
  const spread = { angle: 2, speed: 0, most: 3 };

  it("is sure when no error leads out of it, and doubtful near its ends", () => {
    expect(powerOf(90, 90, 120, spread)).toBe("yes");
    expect(powerOf(143, 90, 120, spread)).toBe("yes");
    expect(powerOf(148, 90, 120, spread)).toBe("maybe");
    expect(powerOf(154, 90, 120, spread)).toBe("maybe");
    expect(powerOf(160, 90, 120, spread)).toBe("no");
  });

  it("goes on across 0 degrees", () => {
    expect(powerOf(350, 20, 120, spread)).toBe("yes");
    expect(powerOf(250, 10, 120, spread)).toBe("no");
  });

  it("is nothing for those who have none", () => {
    expect(powerOf(90, 90, 0, spread)).toBe("no");
  });
});
