import { describe, expect, it } from "vitest";
import type { GameEvent } from "$web/boards/board";
import { stretches } from "../fixtures/situations";
import { flicks } from "./fixtures/told";
import { trialOf } from "./laboratory";
import { FALL, Motion, SLIDE, slowingOf } from "./motion";
import { durationOf, timeAt } from "./pacing";
import { columnAt, piecesOf, slidingOf } from "./pieces";
import { previewOf } from "./preview";
import { type Flicked, flickedOf, killingBlows } from "./record";
import { clickOf } from "./sounding";
import { tempo } from "./tempo.svelte";

const MOVED = new Set([
  "disk-returned",
  "disk-placed",
  "character-shaken",
  "disks-exchanged",
  "artifact-taken",
  "character-died",
]);
const told = flicks.map((done) => ({
  ...done,
  flicked: done.events.map(flickedOf).find((flick) => flick !== null) as Flicked,
}));

function motionOf({ flicked, view }: (typeof told)[number]): Motion {
  return new Motion(flicked, slowingOf(view));
}

const simple: Flicked = {
  seat: 0,
  disk: "kharu",
  why: "flick",
  shooter: "",
  x: 100,
  y: 100,
  angle: 0,
  speed: 1000,
  real_angle: 0,
  real_speed: 1000,
  power: false,
  cut_short: false,
  paths: [
    { disk: "kharu", time: 0, x: 100, y: 100, vx: 1000, vy: 0, spin: 0 },
    { disk: "kharu", time: 0.1, x: 187.5, y: 100, vx: 0, vy: 250, spin: 90 },
    { disk: "vampal1", time: 0.1, x: 220, y: 100, vx: 500, vy: 0, spin: -60 },
  ],
  happenings: [
    { time: 0.1, kind: "hit", disk: "kharu", other: "vampal1", speed: 750, x: 205, y: 100 },
    { time: 0.12, kind: "shed", disk: "vampal1", other: "", speed: 0, x: 5, y: 14 },
    { time: 0.15, kind: "left", disk: "vampal1", other: "right", speed: 400, x: 242, y: 100 },
  ],
};

describe("the motion of recorded flicks", () => {
  it.each(told)("ends where the rules say: $answer", (done) => {
    const motion = motionOf(done);
    const later = new Set(
      done.events.filter(({ event }) => MOVED.has(event)).flatMap(({ disk, other }) => [disk, other]),
    );
    const resting = motion.disks.filter((disk) => disk in done.at && !later.has(disk) && !motion.leftAt(disk));
    for (const disk of resting) {
      const end = motion.restOf(disk);
      expect(Math.hypot((end?.x ?? 0) - (done.at[disk]?.x ?? 0), (end?.y ?? 0) - (done.at[disk]?.y ?? 0))).toBeLessThan(
        0.01,
      );
    }
  });

  it.each(told)("never jumps: $answer", (done) => {
    const motion = motionOf(done);
    for (const disk of motion.disks) {
      for (let time = 0; time < motion.length; time += 0.005) {
        const [one, two] = [motion.poseAt(disk, time), motion.poseAt(disk, time + 0.005)];
        expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeLessThan(2700 * 0.005);
      }
    }
  });

  it("covers many collisions", () => {
    expect(
      told.flatMap(({ flicked }) => flicked.happenings).filter(({ kind }) => kind === "hit").length,
    ).toBeGreaterThan(10);
  });

  it("turns struck disks as the staged games tell", () => {
    const spinning = stretches
      .flatMap(({ steps }) => steps.flatMap(({ events }) => events))
      .map(flickedOf)
      .filter((flick) => flick?.paths.some(({ spin }) => spin !== 0));
    expect(spinning.length).toBeGreaterThan(0);
    for (const flicked of spinning) {
      if (!flicked) continue;
      const motion = new Motion(flicked, 2500);
      for (const disk of motion.disks) expect(Number.isFinite(motion.restOf(disk)?.turned)).toBe(true);
    }
  });
});

describe("a motion", () => {
  const motion = new Motion(simple, 2500);

  it("slows down along its way in closed form", () => {
    expect(motion.poseAt("kharu", 0.04)?.x).toBeCloseTo(100 + 1000 * 0.04 - 1250 * 0.04 ** 2, 9);
    expect(motion.poseAt("kharu", 0.04)?.speed).toBeCloseTo(900, 9);
  });

  it("leaves a struck disk where it is until it is struck", () => {
    expect(motion.poseAt("vampal1", 0.05)).toMatchObject({ x: 220, y: 100, turned: 0, gone: false });
  });

  it("rests after its speed is gone", () => {
    expect(motion.restOf("kharu")).toMatchObject({ x: 187.5, speed: 0 });
    expect(motion.restOf("kharu")?.y).toBeCloseTo(100 + 250 ** 2 / 5000, 9);
  });

  it("spins down by four thirds of the slowing over the radius", () => {
    const brake = (((4 / 3) * 2500) / 15.5) * (180 / Math.PI);
    expect(motion.restOf("kharu")?.turned).toBeCloseTo(90 ** 2 / (2 * brake), 9);
    const spun = motion.poseAt("vampal1", 0.101)?.turned ?? 0;
    expect(spun).toBeLessThan(0);
  });

  it("stops a disk where it left the table", () => {
    expect(motion.poseAt("vampal1", 9)).toMatchObject({ gone: true });
    expect(motion.poseAt("vampal1", 9)?.x).toBeCloseTo(220 + 500 * 0.05 - 1250 * 0.05 ** 2, 9);
  });

  it("lasts until all has fallen and slid off", () => {
    expect(motion.length).toBeGreaterThanOrEqual(0.15 + FALL);
    expect(motion.length).toBeGreaterThanOrEqual(0.12 + SLIDE);
  });

  it("tells what happened in between, once", () => {
    expect(motion.between(0, 0.1).map(({ kind }) => kind)).toEqual(["hit"]);
    expect(motion.between(0.1, 0.2).map(({ kind }) => kind)).toEqual(["shed", "left"]);
  });
});

describe("the pieces in motion", () => {
  it.each(told)("are all there at every time: $answer", ({ view, flicked }) => {
    const motion = new Motion(flicked, slowingOf(view));
    const before = new Set(Object.keys(view.table.at));
    for (const time of [0, motion.length / 2, motion.length]) {
      const ids = piecesOf(view, motion, time).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => before.has(id)).length).toBe(before.size);
      expect(ids).toContain(flicked.disk);
    }
  });

  it("lose their missiles when these fall off, which slide away and vanish", () => {
    const done = told[0];
    if (!done) throw new Error("no flick");
    const table = {
      ...done.view.table,
      at: { ...done.view.table.at, vampal1: { x: 220, y: 100 } },
      columns: { vampal1: ["flame1", "tick2"] },
    };
    const view = { ...done.view, table };
    const motion = new Motion(simple, 2500);
    const column = (time: number) => {
      const own = piecesOf(view, motion, time).find(({ id }) => id === "vampal1");
      return own ? columnAt(own, motion, time) : null;
    };
    expect(column(0.11)).toEqual(["flame1", "tick2"]);
    expect(column(0.13)).toEqual([]);
    expect(slidingOf(view, motion, 0.11)).toEqual([]);
    expect(slidingOf(view, motion, 0.3).map(({ missile }) => missile)).toEqual(["flame1", "tick2"]);
    expect(slidingOf(view, motion, 0.12 + SLIDE)).toEqual([]);
  });
});

describe("the preview", () => {
  it.each(told)("runs as the rules do: $answer", ({ view, answer, flicked }) => {
    const [verb = "", disk = "", ...numbers] = answer.split(" ");
    const [speed = 0, angle = 0, y = 0, x = 0] = numbers.map(Number).reverse();
    const trial = trialOf(view, verb === "shoot" ? { id: flicked.disk, x, y } : disk);
    const preview = trial && previewOf(trial, angle, speed);
    if (!trial || !preview) throw new Error(`no trial of ${answer}`);
    expect(preview.run.events.map(({ kind, disk: body }) => [kind, trial.ids[body]])).toEqual(
      flicked.happenings.map(({ kind, disk: id }) => [kind, id]),
    );
    const hit = flicked.happenings.find(({ kind }) => kind !== "shed");
    if (hit?.kind === "hit") expect(preview.contact?.other).toBe(hit.disk === flicked.disk ? hit.other : hit.disk);
    if (hit?.kind === "left") expect(preview.crossing).not.toBeNull();
    if (!hit) expect(preview.contact).toBeNull();
  });
});

describe("the time of a motion", () => {
  const event: GameEvent = { event: "disk-flicked", ...simple };

  it("is as long as the motion and a moment, and four times as long in slow motion", () => {
    const usual = durationOf(event);
    expect(usual).toBeGreaterThan(500);
    tempo.slow = true;
    expect(durationOf(event)).toBe(usual * 4);
    tempo.slow = false;
    expect(durationOf({ event: "turn-began" })).toBe(0);
  });

  it("runs evenly without a killing blow", () => {
    expect(timeAt(0, 1, [])).toBe(0);
    expect(timeAt(0.5, 1, [])).toBeCloseTo(0.65, 9);
    expect(timeAt(1, 1, [])).toBe(1);
  });

  it("runs at half speed around a killing blow", () => {
    const total = 1 + 0.22 + 0.3;
    const at = (seconds: number) => timeAt(seconds / total, 1, [0.4]);
    expect(at(0.34)).toBeCloseTo(0.34, 9);
    expect(at(0.34 + 0.22)).toBeCloseTo(0.45, 9);
    expect(at(0.34 + 0.44)).toBeCloseTo(0.56, 9);
    expect(at(0.34 + 0.44 + 0.1)).toBeCloseTo(0.66, 9);
  });

  it("never runs backwards, however many blows there are", () => {
    const times = Array.from({ length: 101 }, (_, k) => timeAt(k / 100, 0.8, [0.1, 0.15, 0.7, 0.75]));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(times.at(-1)).toBe(0.8);
  });
});

describe("a killing blow", () => {
  const [done] = told;

  it("is the first hit on an enemy that has no more lives than the flick takes", () => {
    if (!done) throw new Error("no flick");
    const view = (lives: number, side: number) => ({
      ...done.view,
      table: {
        ...done.view.table,
        side: { kharu: 0, vampal1: side },
        lives: { kharu: 4, vampal1: lives },
        columns: {},
      },
    });
    expect(killingBlows(simple, view(1, 1))).toEqual([0.1]);
    expect(killingBlows(simple, view(2, 1))).toEqual([]);
    expect(killingBlows({ ...simple, power: true }, view(2, 1))).toEqual([0.1]);
    expect(killingBlows(simple, view(1, 0))).toEqual([]);
  });
});

describe("the click of a blow", () => {
  it("is louder and brighter the harder it is, and none when faint", () => {
    const [soft, hard] = [clickOf(100, false), clickOf(1500, false)];
    expect(clickOf(5, false)).toBeNull();
    expect(soft && hard && soft.loud < hard.loud && soft.pitch < hard.pitch).toBe(true);
    expect((clickOf(1e6, false)?.loud ?? 9) <= 0.45).toBe(true);
  });

  it("is duller on terrain", () => {
    expect(clickOf(500, true)?.pitch ?? 0).toBeLessThan(clickOf(500, false)?.pitch ?? 0);
  });
});
