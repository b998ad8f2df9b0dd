// @vitest-environment jsdom
import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MOST } from "$web/boards/lens";
import { Looking } from "$web/boards/looking.svelte";

const WHOLE = { x: -20, y: -20, width: 800, height: 600 };
let frame: HTMLElement;
let looking: Looking;
let end: ReturnType<Looking["attach"]>;

beforeEach(() => {
  frame = document.createElement("div");
  frame.innerHTML = "<i></i><button></button>";
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 400, 300);
  document.body.append(frame);
  looking = new Looking(() => WHOLE);
  end = looking.attach(frame);
});
afterEach(() => {
  end?.();
  document.body.replaceChildren();
});

const nothing = () => frame.querySelector("i") as HTMLElement;

test("all of it is seen at first, and again", () => {
  expect(looking.viewBox).toBe("-20 -20 800 600");
  looking.larger();
  expect(looking.canShrink).toBe(true);
  looking.all();
  expect(looking.viewBox).toBe("-20 -20 800 600");
});

test("the wheel looks nearer at what is under the pointer", async () => {
  await fireEvent.wheel(frame, { deltaY: -400, clientX: 100, clientY: 50 });
  expect(looking.lens.zoom).toBeGreaterThan(1.5);
  expect([looking.lens.x, looking.lens.y]).toEqual([WHOLE.x, WHOLE.y]);
  await fireEvent.wheel(frame, { deltaY: 4000, clientX: 300, clientY: 200 });
  expect(looking.canShrink).toBe(false);
});

test("where the board is scrolled, the wheel scrolls it", async () => {
  const board = document.createElement("div");
  board.style.overflowY = "auto";
  Object.defineProperties(board, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  document.body.append(board);
  board.append(frame);
  await fireEvent.wheel(frame, { deltaY: -400 });
  expect(looking.canShrink).toBe(false);
  await fireEvent.wheel(frame, { deltaY: -400, ctrlKey: true });
  expect(looking.canShrink).toBe(true);
});

test("two clicks on nothing look nearer, and in the end at all of it", async () => {
  const zooms: number[] = [];
  for (let times = 0; times < 3; times++) {
    await fireEvent.dblClick(nothing(), { clientX: 300, clientY: 200 });
    zooms.push(looking.lens.zoom);
  }
  expect(zooms).toEqual([2, MOST, 1]);
});

test("two clicks on what answers are two answers", async () => {
  await fireEvent.dblClick(frame.querySelector("button") as HTMLElement);
  expect(looking.canShrink).toBe(false);
});

test("what is larger than its frame is dragged, and that is no click", async () => {
  looking.larger();
  const before = looking.lens;
  await fireEvent.pointerDown(frame, { pointerId: 1, clientX: 300, clientY: 200 });
  await fireEvent.pointerMove(frame, { pointerId: 1, clientX: 260, clientY: 200 });
  expect(looking.lens.x).toBeGreaterThan(before.x);
  expect(looking.wasDragged()).toBe(true);
  expect(looking.wasDragged()).toBe(false);
});

test("two fingers that spread look nearer at what lies between them", async () => {
  const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 200 });
  await fireEvent.pointerDown(frame, finger(1, 280));
  await fireEvent.pointerDown(frame, finger(2, 320));
  await fireEvent.pointerMove(frame, finger(2, 360));
  expect(looking.lens.zoom).toBeCloseTo(2);
  await fireEvent.pointerUp(frame, finger(2, 360));
  await fireEvent.pointerUp(frame, finger(1, 280));
  await fireEvent.pointerMove(frame, finger(1, 200));
  expect(looking.lens.zoom).toBeCloseTo(2);
});

test("a part of it is looked at", () => {
  looking.show({ x: 200, y: 100, width: 200, height: 150 });
  expect(looking.lens.zoom).toBe(MOST);
  looking.reveal({ x: 0, y: 0 });
  expect(looking.lens.x).toBeLessThanOrEqual(0);
});

test("what is meant for something that lies there leaves the view as it is", async () => {
  let free = false;
  const held = new Looking(
    () => ({ ...WHOLE, most: 6 }),
    () => free,
  );
  end?.();
  end = held.attach(frame);
  await fireEvent.wheel(frame, { deltaY: -4000, clientX: 300, clientY: 200 });
  await fireEvent.dblClick(nothing(), { clientX: 300, clientY: 200 });
  expect(held.lens.zoom).toBe(1);
  free = true;
  await fireEvent.wheel(frame, { deltaY: -4000, clientX: 300, clientY: 200 });
  expect(held.lens.zoom).toBe(6);
  expect(held.canGrow).toBe(false);
});
