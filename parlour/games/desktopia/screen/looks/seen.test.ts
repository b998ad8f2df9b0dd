import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointSeen, type Sight, seenAngle, seenPoint, seenShape, seenSize, shapeOutline } from "./seen";

const desk = (turn: Sight["turn"]): Sight => ({ w: 1200, h: 800, turn });
const turns = [0, 90, 180, 270] as const;

describe("the desk as it is seen", () => {
  it("has the far edge at the top", () => {
    expect(seenPoint([100, 790], desk(0))).toEqual([100, 10]);
  });

  it.each([
    [0, [600, 10]],
    [90, [1190, 400]],
    [180, [600, 790]],
    [270, [10, 400]],
  ] as const)("has the own edge at the bottom, turned by %i", (turn, own) => {
    const [wide, deep] = seenSize(desk(turn));
    expect(seenPoint(own, desk(turn))).toEqual([wide / 2, deep - 10]);
  });

  it.each([
    [0, 90],
    [90, 180],
    [180, 270],
    [270, 0],
  ] as const)("looks inwards from the own edge upwards, turned by %i", (turn, inward) => {
    expect(seenAngle(inward, desk(turn))).toBe(90);
  });

  it("gives back every point that is touched", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...turns),
        fc.integer({ min: 0, max: 1200 }),
        fc.integer({ min: 0, max: 800 }),
        (turn, x, y) => {
          expect(pointSeen(seenPoint([x, y], desk(turn)), desk(turn))).toEqual([x, y]);
        },
      ),
    );
  });

  it("keeps directions and points together", () => {
    fc.assert(
      fc.property(fc.constantFrom(...turns), fc.integer({ min: 0, max: 359 }), (turn, degrees) => {
        const along = (degrees * Math.PI) / 180;
        const [fromX, fromY] = seenPoint([600, 400], desk(turn));
        const [toX, toY] = seenPoint([600 + 100 * Math.cos(along), 400 + 100 * Math.sin(along)], desk(turn));
        const seen = (seenAngle(degrees, desk(turn)) * Math.PI) / 180;
        expect(toX - fromX).toBeCloseTo(100 * Math.cos(seen), 9);
        expect(fromY - toY).toBeCloseTo(100 * Math.sin(seen), 9);
      }),
    );
  });
});

describe("shapes", () => {
  it("are moved and turned with the desk", () => {
    expect(seenShape({ circle: [100, 200, 40] }, desk(180))).toEqual({ circle: [1100, 200, 40] });
    expect(seenShape({ rect: [100, 200, 60, 20, 30] }, desk(0))).toEqual({ rect: [100, 600, 60, 20, -30] });
    expect(
      seenShape(
        {
          poly: [
            [0, 0],
            [10, 0],
            [0, 10],
          ],
        },
        desk(90),
      ),
    ).toEqual({
      poly: [
        [0, 0],
        [0, 10],
        [10, 0],
      ],
    });
  });

  it("have an outline at their exact size", () => {
    expect(shapeOutline({ rect: [50, 50, 40, 20, 90] })).toBe("M60 30L60 70L40 70L40 30Z");
    expect(shapeOutline({ circle: [0, 0, 5] }, 1, 2)).toBe("M-4 2a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z");
  });

  it("cover the same corners however the desk is turned", () => {
    const rect = { rect: [300, 200, 100, 40, 25] } as const;
    const corners = (outline: string) =>
      outline
        .slice(1, -1)
        .split("L")
        .map((pair) => pair.split(" ").map(Number));
    const straight = corners(shapeOutline(seenShape(rect, desk(0))));
    const turned = corners(shapeOutline(seenShape(rect, desk(180))));
    for (const [x = 0, y = 0] of straight)
      expect(turned.some(([u = 0, v = 0]) => Math.hypot(1200 - x - u, 800 - y - v) < 0.03)).toBe(true);
  });
});
