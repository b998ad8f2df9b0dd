import { describe, expect, it } from "vitest";
import type { Scene } from "$web/boards/board";
import { asked, sceneOf, views } from "../fixtures/situations";
import { Aiming, type Verb } from "./aiming.svelte";
import { places } from "./fixtures/told";
import { aimKey, placeKey } from "./keys";
import { Placing } from "./placing.svelte";

const turned = (scene: Scene) => {
  const answers: string[] = [];
  const aiming = new Aiming(
    () => scene,
    (action) => answers.push(action),
  );
  return { aiming, answers };
};
const first = (aiming: Aiming, verb: Verb) => aiming.able(verb)[0] ?? "";
function shooting(): Scene {
  const view = views.find(({ decision }) => decision?.ranges?.shooter);
  if (!view) throw new Error("nobody may shoot");
  return sceneOf(view);
}
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe("an aim", () => {
  it("begins at an enemy for every disk that may be flicked", () => {
    for (const view of views.filter(({ decision }) => decision?.kind === "act" || decision?.kind === "aim")) {
      const { aiming } = turned(sceneOf(view));
      for (const disk of aiming.able("flick")) {
        aiming.take("flick", disk);
        expect(aiming.action).toMatch(/^flick \w+ \d+(\.\d{1,2})? \d+$/);
        expect(aiming.speed).toBeGreaterThanOrEqual(100);
      }
    }
  });

  it("lays a missile legally for everybody who may shoot", () => {
    for (const view of views.filter(({ decision }) => decision?.ranges?.shooter)) {
      const { aiming } = turned(sceneOf(view));
      for (const disk of aiming.able("shoot")) {
        aiming.take("shoot", disk);
        expect(aiming.problem).toBeNull();
        expect(aiming.action).toMatch(/^shoot \w+ \d+(\.\d)? \d+(\.\d)? \d+(\.\d{1,2})? \d+$/);
      }
    }
  });

  it("is not begun with a disk that may not act", () => {
    const { aiming } = turned(asked("act"));
    aiming.take("flick", "nobody");
    expect(aiming.begun).toBe(false);
  });

  it("is turned and quickened by the keys, coarsely and finely", () => {
    const { aiming } = turned(asked("act"));
    aiming.take("flick", first(aiming, "flick"));
    aiming.aim({ angle: 10, speed: 600 });
    aimKey(press("ArrowLeft"), aiming);
    aimKey(press("ArrowLeft", true), aiming);
    expect(aiming.angle).toBe(11.1);
    aimKey(press("ArrowRight"), aiming);
    expect(aiming.angle).toBe(10.1);
    aimKey(press("="), aiming);
    aimKey(press("+", true), aiming);
    aimKey(press("-"), aiming);
    aimKey(press("_", true), aiming);
    expect(aiming.speed).toBe(600);
    aimKey(press("ArrowUp"), aiming);
    expect(aiming.speed).toBe(650);
  });

  it("stays within its bounds and goes round the circle", () => {
    const { aiming } = turned(asked("act"));
    aiming.take("flick", first(aiming, "flick"));
    aiming.aim({ angle: -0.5, speed: 99_999 });
    expect([aiming.angle, aiming.speed]).toEqual([359.5, 2500]);
    aiming.aim({ angle: 359.999, speed: 0 });
    expect([aiming.angle, aiming.speed]).toEqual([0, 100]);
  });

  it("answers once with Enter, and is over then", () => {
    const { aiming, answers } = turned(asked("act"));
    const disk = first(aiming, "flick");
    aiming.take("flick", disk);
    aiming.aim({ angle: 171.25, speed: 900 });
    aimKey(press("Enter"), aiming);
    expect(answers).toEqual([`flick ${disk} 171.25 900`]);
    expect(aiming.begun).toBe(false);
  });

  it("answers nothing when it is cancelled", () => {
    const { aiming, answers } = turned(asked("act"));
    aiming.take("flick", first(aiming, "flick"));
    expect(aimKey(press("Escape"), aiming)).toBe(true);
    expect(aiming.begun).toBe(false);
    aiming.release();
    expect(answers).toEqual([]);
  });

  it("is over as soon as another question is asked", () => {
    let scene = asked("act");
    const aiming = new Aiming(
      () => scene,
      () => {},
    );
    aiming.take("flick", first(aiming, "flick"));
    expect(aiming.begun).toBe(true);
    scene = { ...scene, decision: null };
    expect(aiming.begun).toBe(false);
    expect(aiming.action).toBeNull();
  });

  it("cannot be given while the missile lies where it may not", () => {
    const scene = shooting();
    const { aiming, answers } = turned(scene);
    aiming.take("shoot", first(aiming, "shoot"));
    aiming.lay([aiming.shooter?.x ?? 0, aiming.shooter?.y ?? 0]);
    expect(aiming.problem?.key).toBe("too-near");
    aiming.release();
    expect(answers).toEqual([]);
  });

  it("moves its missile round the shooter first, by keys, and aims after Enter", () => {
    const scene = shooting();
    const { aiming } = turned(scene);
    aiming.take("shoot", first(aiming, "shoot"));
    const [before, angle] = [aiming.place, aiming.angle];
    aimKey(press("ArrowLeft"), aiming);
    expect(aiming.place).not.toEqual(before);
    expect(aiming.angle).toBe(angle);
    aiming.layBest();
    aimKey(press("Enter"), aiming);
    expect(aiming.laying).toBe(false);
    aimKey(press("Backspace"), aiming);
    expect(aiming.laying).toBe(true);
  });

  it("meets what it is pointed at where nothing stands before it", () => {
    const { aiming } = turned(asked("act"));
    aiming.take("flick", first(aiming, "flick"));
    const met = aiming.preview?.contact?.other;
    if (met) {
      aiming.turn(20);
      aiming.pointAt(met);
      expect(aiming.preview?.contact?.other).toBe(met);
    }
    expect(aiming.marks.every(({ speed }) => speed <= 2500)).toBe(true);
  });
});

describe("laying by hand", () => {
  const question = (kind: string) => {
    const place = places.find(({ view }) => view.decision.kind === kind);
    if (!place) throw new Error(`nobody asks ${kind}`);
    const scene = sceneOf(place.view);
    const answers: string[] = [];
    return {
      placing: new Placing(
        () => scene,
        (action) => answers.push(action),
      ),
      answers,
      scene,
    };
  };
  const sight = { w: 1000, h: 1000, turn: 0 } as const;

  it("answers a deployment with all disks at once", () => {
    const { placing, answers } = question("deploy");
    expect(placing.ready).toBe(true);
    placing.release();
    expect(answers[0]?.split(" ").length).toBe(1 + 3 * placing.wanted.length);
    expect(answers[0]).toMatch(/^deploy( \d+(\.\d)? \d+(\.\d)? \d+)+$/);
  });

  it("says which disk lies badly, and does not answer then", () => {
    const { placing, answers } = question("deploy");
    const [one] = placing.laid;
    placing.move(1, one?.at ?? [0, 0]);
    expect(placing.problems[1]?.key).toBe("no-room");
    placing.release();
    expect(answers).toEqual([]);
    placing.reset();
    expect(placing.ready).toBe(true);
  });

  it("is moved by keys as it is seen, coarsely and finely", () => {
    const { placing } = question("place");
    const [x = 0, y = 0] = placing.laid[0]?.at ?? [];
    placeKey(press("ArrowUp"), placing, sight);
    placeKey(press("ArrowRight", true), placing, sight);
    expect(placing.laid[0]?.at).toEqual([Math.round((x + 0.5) * 10) / 10, Math.round((y + 5) * 10) / 10]);
    placeKey(press("ArrowDown"), placing, { ...sight, turn: 180 });
    expect(placing.laid[0]?.at[1]).toBeCloseTo(y + 10, 6);
  });

  it("turns a facing by keys and answers with it", () => {
    const scene = asked("face");
    const answers: string[] = [];
    const placing = new Placing(
      () => scene,
      (action) => answers.push(action),
    );
    const before = placing.laid[0]?.facing ?? 0;
    placeKey(press("ArrowLeft"), placing, sight);
    placeKey(press("ArrowLeft", true), placing, sight);
    expect(placing.laid[0]?.facing).toBe((before + 6) % 360);
    placeKey(press("Enter"), placing, sight);
    expect(answers).toEqual([`face ${(before + 6) % 360}`]);
  });

  it("goes from disk to disk", () => {
    const { placing } = question("deploy");
    placeKey(press("n"), placing, sight);
    expect(placing.chosen).toBe(1);
    placeKey(press("p"), placing, sight);
    placeKey(press("p"), placing, sight);
    expect(placing.chosen).toBe(placing.wanted.length - 1);
  });
});
