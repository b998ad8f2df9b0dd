import { describe, expect, it } from "vitest";
import type { View } from "$web/boards/board";
import { deskOf, factsOf } from "../desk";
import { views } from "../fixtures/situations";
import { trialOf } from "./laboratory";
import { nearOf } from "./laying";
import { Motion, SLIDE } from "./motion";
import { piecesOf } from "./pieces";
import type { Flicked } from "./record";

const ridden = views.filter((view) => Object.keys(deskOf(view).on).length > 0);
const riders = (view: View) => Object.entries(deskOf(view).on);

describe("whoever stands on an artifact", () => {
  it("is there in some of the situations", () => {
    expect(ridden.length).toBeGreaterThan(0);
  });

  it("starts a flick above it, and no longer weighs upon it", () => {
    for (const view of ridden) {
      for (const [rider, artifact] of riders(view)) {
        const trial = trialOf(view, rider);
        expect(trial?.ids[trial.above]).toBe(artifact);
        expect(trial?.scene.bodies[trial.above]?.load).toBe(0);
      }
    }
  });

  it("is out of reach of all other flicks, and weighs upon its artifact", () => {
    for (const view of ridden) {
      const other = Object.keys(deskOf(view).side).find((disk) => disk in deskOf(view).at);
      const trial = other ? trialOf(view, other) : null;
      for (const [rider, artifact] of riders(view)) {
        expect(trial?.ids).not.toContain(rider);
        expect(trial?.scene.bodies[trial.ids.indexOf(artifact)]?.load).toBeGreaterThan(1);
      }
    }
  });

  it("counts as nearby where its artifact is (DK-PLC-03)", () => {
    for (const view of ridden) {
      for (const [rider, artifact] of riders(view))
        expect(nearOf({ kind: "place", options: [], facts: { near: rider } }, view)?.id).toBe(artifact);
    }
  });

  it("is drawn above it and moves with it, until it is shaken off", () => {
    const [view] = ridden;
    const [rider = "", artifact = ""] = view ? (riders(view)[0] ?? []) : [];
    const spot = view && deskOf(view).at[artifact];
    if (!view || !spot) throw new Error("nobody stands on anything");
    const flicked: Flicked = {
      seat: 0,
      disk: artifact,
      why: "flick",
      shooter: "",
      x: spot.x,
      y: spot.y,
      angle: 0,
      speed: 500,
      real_angle: 0,
      real_speed: 500,
      power: false,
      cut_short: false,
      paths: [{ disk: artifact, time: 0, x: spot.x, y: spot.y, vx: 500, vy: 0, spin: 0 }],
      happenings: [{ time: 0.1, kind: "shed", disk: artifact, other: "", speed: 0, x: spot.x + 50, y: spot.y }],
    };
    const motion = new Motion(flicked, factsOf(view).matter.table);
    const at = (time: number) => piecesOf(view, motion, time).find(({ id }) => id === rider);
    const order = piecesOf(view, null, 0).map(({ id }) => id);
    expect(order.indexOf(rider)).toBeGreaterThan(order.indexOf(artifact));
    expect(at(0.05)?.x).toBeCloseTo(spot.x + 500 * 0.05 - 1250 * 0.05 ** 2, 6);
    const struck = spot.x + 500 * 0.1 - 1250 * 0.1 ** 2;
    expect(at(0.1)?.x).toBeCloseTo(struck, 6);
    expect(at(0.1 + SLIDE / 2)?.x).toBeCloseTo((struck + spot.x + 50) / 2, 6);
    expect(at(0.1 + SLIDE)?.x).toBeCloseTo(spot.x + 50, 6);
    expect(at(9)?.x).toBeCloseTo(spot.x + 50, 6);
  });
});
