// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Described, GameEvent, Scene, View } from "$web/boards/board";
import { Gestures } from "$web/boards/gestures.svelte";
import { wholeLens } from "$web/boards/lens";
import { Picking } from "$web/boards/picking.svelte";
import type { GameInfo } from "$web/wire/types";
import { Words } from "$web/words/words.svelte";
import en from "../../text/en.ftl?raw";
import { describe as described } from "../describe";
import { deskOf } from "../desk";
import gameTold from "../fixtures/game.json";
import viewsTold from "../fixtures/views.json";
import { Aiming } from "./aiming.svelte";
import Field from "./Field.svelte";
import { flicks } from "./fixtures/told";
import { frameOf, wholeOf } from "./frame";
import { Placing } from "./placing.svelte";
import { Playback } from "./playback.svelte";
import { drawn, sightOf } from "./turning";

const SIZE = 1000;
const views = viewsTold as unknown as View[];
const game = gameTold as unknown as GameInfo;
const words = new Words("en", [en], game.names);

beforeAll(() => {
  class Watched {
    constructor(readonly seen: (entries: unknown[]) => void) {}
    observe(): void {
      this.seen([{ contentRect: { width: SIZE, height: SIZE } }]);
    }
    disconnect(): void {}
  }
  vi.stubGlobal("ResizeObserver", Watched);
});
afterEach(cleanup);

function shown(view: View) {
  const scene: Scene = { view, game, words, decision: view.decision };
  const told: Described = described(scene);
  const answers: string[] = [];
  const choose = (action: string) => answers.push(action);
  const helper = {
    gestures: new Gestures(() => ({ described: told, choose, explain: () => {} }), new Picking(() => view.decision)),
    aiming: new Aiming(() => scene, choose),
    placing: new Placing(() => scene, choose),
    playback: new Playback(),
  };
  const props = {
    scene,
    described: told,
    decision: view.decision,
    choose,
    explain: () => {},
    event: null as GameEvent | null,
    pace: 0,
    marked: [],
    selected: "",
    asking: "flick" as const,
    helper,
  };
  const { rerender, container } = render(Field, { props });
  flushSync();
  const field = container.querySelector(".field");
  if (!field) throw new Error("no field");
  return { answers, helper, rerender, props, field, told };
}

const asking = (kind: string) => {
  const view = views.find(({ decision }) => decision?.kind === kind);
  if (!view) throw new Error(`nobody asks ${kind}`);
  return view;
};

/** Where a disk is on the screen. */
function pixelOf(view: View, disk: string): [number, number] {
  const sight = sightOf(view);
  const spot = deskOf(view).at[disk];
  const [x, y] = drawn(spot?.x ?? 0, spot?.y ?? 0, sight);
  const table = drawn(sight.w, 0, { ...sight, turn: 0 });
  const whole = wholeOf(table, [SIZE, SIZE]);
  const frame = frameOf(whole, wholeLens(whole), SIZE);
  return [(x - frame.x) * frame.scale, (y - frame.y) * frame.scale];
}

function point(target: EventTarget, type: string, [x, y]: readonly [number, number]): void {
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y }));
  flushSync();
}

function pull(field: Element, from: readonly [number, number], ...to: (readonly [number, number])[]): void {
  point(field, "pointerdown", from);
  for (const pixel of to) point(window, "pointermove", pixel);
  point(window, "pointerup", to.at(-1) ?? from);
}

describe("the field", () => {
  it("has a button for every disk, which says what it is", () => {
    const { field, told } = shown(asking("act"));
    const places = told.groups.find(({ id }) => id === "field")?.places ?? [];
    const buttons = [...field.querySelectorAll("[data-place]")];
    expect(buttons.map((node) => node.getAttribute("data-place")).sort()).toEqual(places.map(({ id }) => id).sort());
    expect(buttons.every((node) => node.getAttribute("role") === "button" && node.getAttribute("aria-label"))).toBe(
      true,
    );
    expect(buttons.filter((node) => node.getAttribute("tabindex") === "0").length).toBe(1);
  });

  it("flicks a disk the other way than it is pulled", () => {
    const view = asking("act");
    const { answers, field, helper } = shown(view);
    const disk = helper.aiming.able("flick").find((id) => id in deskOf(view).at) ?? "";
    const [x, y] = pixelOf(view, disk);
    pull(field, [x, y], [x, y + 40], [x, y + 120]);
    const [verb, flicked, angle, speed] = answers[0]?.split(" ") ?? [];
    expect([verb, flicked]).toEqual(["flick", disk]);
    expect(Number(angle)).toBeCloseTo(90 + sightOf(view).turn, 1);
    expect(Number(speed)).toBeGreaterThan(100);
  });

  it("gives the same pull the same speed wherever the disk lies and however closely it is looked at", () => {
    const view = asking("act");
    const { field, helper } = shown(view);
    helper.aiming.fine = true;
    const disks = helper.aiming.able("flick").filter((id) => id in deskOf(view).at);
    const speeds = disks.map((disk) => {
      const [x, y] = pixelOf(view, disk);
      pull(field, [x, y], [x + 20, y], [x + 70, y]);
      return helper.aiming.speed;
    });
    expect(speeds.length).toBeGreaterThan(1);
    expect(new Set(speeds).size).toBe(1);
  });

  it("keeps an aim that was cut off by the edge of the window, to be pulled on from elsewhere", () => {
    const view = asking("act");
    const { answers, field, helper } = shown(view);
    const disk = helper.aiming.able("flick").find((id) => id in deskOf(view).at) ?? "";
    const [x, y] = pixelOf(view, disk);
    pull(field, [x, y], [x, innerHeight - 60], [x, innerHeight - 1]);
    expect(answers).toEqual([]);
    expect([helper.aiming.begun, helper.aiming.cut]).toEqual([true, true]);
    expect(helper.aiming.speed).toBeGreaterThan(helper.aiming.bounds.slowest);
    pull(field, [400, 400], [400, 420], [400, 560]);
    expect(answers.length).toBe(1);
  });

  it("lets two fingers look about, and nothing is flicked", () => {
    const view = asking("act");
    const { answers, field, helper } = shown(view);
    const disk = helper.aiming.able("flick").find((id) => id in deskOf(view).at) ?? "";
    const [x, y] = pixelOf(view, disk);
    const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
      field.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId, clientX, clientY }));
    finger("pointerdown", 1, x, y);
    finger("pointermove", 1, x, y + 60);
    finger("pointerdown", 2, x, y + 200);
    finger("pointermove", 2, x, y + 400);
    flushSync();
    expect(field.querySelector("svg")?.getAttribute("viewBox")).not.toMatch(/^-20 /);
    finger("pointerup", 2, x, y + 400);
    finger("pointerup", 1, x, y + 60);
    expect(answers).toEqual([]);
    expect(helper.aiming.begun).toBe(false);
  });

  it("answers nothing when the string goes back to the disk, nor when Escape is pressed", () => {
    const view = asking("act");
    const { answers, field, helper } = shown(view);
    const disk = helper.aiming.able("flick").find((id) => id in deskOf(view).at) ?? "";
    const [x, y] = pixelOf(view, disk);
    pull(field, [x, y], [x, y + 120], [x + 2, y + 3]);
    expect(helper.aiming.begun).toBe(false);
    point(field, "pointerdown", [x, y]);
    point(window, "pointermove", [x, y + 120]);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    point(window, "pointerup", [x, y + 120]);
    expect(answers).toEqual([]);
    expect(helper.aiming.begun).toBe(false);
  });

  it("keeps the aim when letting go is only to aim, and flicks with Enter", () => {
    const view = asking("act");
    const { answers, field, helper } = shown(view);
    const disk = helper.aiming.able("flick").find((id) => id in deskOf(view).at) ?? "";
    helper.aiming.fine = true;
    const [x, y] = pixelOf(view, disk);
    pull(field, [x, y], [x, y + 120]);
    expect(answers).toEqual([]);
    expect(helper.aiming.begun).toBe(true);
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    expect(answers.length).toBe(1);
  });

  it("begins the aim at once where one disk must be flicked", () => {
    const { helper } = shown(asking("aim"));
    expect(helper.aiming.begun).toBe(true);
    expect(helper.aiming.able("flick")).toEqual([helper.aiming.disk]);
  });

  it("lets a squad be carried about, and shows where it may not lie", () => {
    const { field, helper } = shown(asking("deploy"));
    const { placing } = helper;
    expect(field.querySelectorAll("[data-laid]").length).toBe(placing.wanted.length);
    placing.move(0, [1, 1]);
    flushSync();
    expect(field.querySelectorAll(".wrong").length).toBeGreaterThan(0);
  });

  it("plays a flick from its record and ends with the event", async () => {
    const [done] = flicks;
    if (!done) throw new Error("no flick");
    const { helper, rerender, props } = shown({ ...done.view, decision: null });
    const event = done.events.find((entry) => entry.event === "disk-flicked") ?? null;
    await rerender({ ...props, event, pace: 400 });
    expect(helper.playback.motion?.flicked.disk).toBe(event?.disk);
    await rerender({ ...props, event: null, pace: 0 });
    expect(helper.playback.motion).toBeNull();
    helper.playback.step(2);
    expect(helper.playback.again).toBe(true);
    expect(helper.playback.time).toBeCloseTo(2 / 60, 9);
    helper.playback.end();
    expect(helper.playback.last).not.toBeNull();
  });
});
