import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wholeLens, zoom } from "$web/boards/lens";
import { views } from "../fixtures/situations";
import type { Sight } from "../looks/seen";
import { buttonsPlace, cornerFor } from "./corners";
import { frameOf, MARGIN, wholeOf } from "./frame";
import { angleOf, apart, drawn, meant, sightOf, wayOf, within } from "./turning";

const TURNS = [0, 90, 180, 270] as const;
const sights: Sight[] = TURNS.map((turn) => ({ w: 1000, h: 700, turn }));

describe("the desk before a player", () => {
  it.each(sights)("has the own edge at the bottom when turned by $turn", (sight) => {
    const { w, h, turn } = sight;
    const own = { 0: [w / 2, 0], 90: [w, h / 2], 180: [w / 2, h], 270: [0, h / 2] }[turn] as [number, number];
    const deep = turn % 180 === 0 ? h : w;
    expect(drawn(own[0], own[1], sight)[1]).toBeCloseTo(deep, 9);
  });

  it("gives every seat an edge of its own", () => {
    for (const seats of [2, 3, 4]) {
      const view = views.find(({ terms }) => terms.seats === seats);
      if (!view) throw new Error(`no view with ${seats} seats`);
      const turns = Array.from({ length: seats }, (_, seat) => sightOf({ ...view, seat }).turn);
      expect(new Set(turns).size).toBe(seats);
      expect(turns[0]).toBe(0);
    }
  });

  it("is seen by a spectator as by the first player", () => {
    const [view] = views;
    if (view) expect(sightOf({ ...view, seat: null }).turn).toBe(0);
  });

  it("can be touched where it is drawn", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sights), fc.integer({ max: 1000 }), fc.integer({ max: 700 }), (sight, x, y) => {
        const [sx, sy] = drawn(x, y, sight);
        const [bx, by] = meant(sx, sy, sight);
        return Math.abs(bx - x) < 1e-9 && Math.abs(by - y) < 1e-9;
      }),
    );
  });

  it("keeps angles and ways together: a step along an angle is drawn along its way", () => {
    fc.assert(
      fc.property(fc.constantFrom(...sights), fc.integer({ min: 0, max: 359 }), (sight, angle) => {
        const turn = (angle * Math.PI) / 180;
        const [ax, ay] = drawn(500, 350, sight);
        const [bx, by] = drawn(500 + Math.cos(turn), 350 + Math.sin(turn), sight);
        const [wx, wy] = wayOf(angle, sight);
        return Math.hypot(bx - ax - wx, by - ay - wy) < 1e-9 && apart(angleOf(bx - ax, by - ay, sight), angle) < 1e-6;
      }),
    );
  });

  it("knows directions without their turns", () => {
    expect(within(-30)).toBe(330);
    expect(apart(350, 10)).toBeCloseTo(20, 9);
    expect(apart(0, 180)).toBe(180);
  });
});

describe("the frame", () => {
  it("shows the whole table with its brink at first", () => {
    const whole = wholeOf([1000, 700], [800, 600]);
    const frame = frameOf(whole, wholeLens(whole), 800);
    expect(frame.x).toBeLessThanOrEqual(-MARGIN);
    expect(frame.y).toBeLessThanOrEqual(-MARGIN);
    expect(frame.x + frame.w).toBeGreaterThanOrEqual(1000 + MARGIN - 1e-9);
    expect(frame.y + frame.h).toBeGreaterThanOrEqual(700 + MARGIN - 1e-9);
  });

  it("fills the room in both directions", () => {
    const whole = wholeOf([1000, 700], [800, 600]);
    const frame = frameOf(whole, zoom(whole, wholeLens(whole), 3, { x: 400, y: 300 }), 800);
    expect(frame.w * frame.scale).toBeCloseTo(800, 9);
    expect(frame.h * frame.scale).toBeCloseTo(600, 9);
  });
});

describe("the lens", () => {
  const whole = wholeOf([1000, 1000], [700, 700]);
  const frame = frameOf(whole, wholeLens(whole), 700);

  it("does not hide what it looks at", () => {
    expect(cornerFor(frame, [60, 60], [])).not.toBe("top-left");
    expect(cornerFor(frame, [950, 60], [])).not.toBe("top-right");
    expect(cornerFor(frame, [500, 500], [])).toBe("top-left");
  });

  it("hides as few disks as it can", () => {
    const crowd = [
      [50, 50],
      [80, 60],
      [940, 70],
    ] as const;
    expect(cornerFor(frame, [500, 500], crowd)).toBe("bottom-left");
    expect(cornerFor(frame, [60, 950], crowd)).toBe("top-right");
  });

  it("leaves the corner of the buttons only for a disk that lies there", () => {
    expect(buttonsPlace(frame, [[500, 500]])).toBe("bottom-right");
    expect(buttonsPlace(frame, [[960, 900]])).toBe("top-right");
    expect(
      buttonsPlace(frame, [
        [960, 900],
        [970, 60],
      ]),
    ).toBe("bottom-left");
  });
});
