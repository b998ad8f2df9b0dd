/** What a hand does to a picked thing: it moves, turns or stretches it by one of its handles. */
import { facingOf } from "../script/facing";
import type { Point, Script, Shape } from "../script/format";
import { boxOf, cornersOf, distance, middleOf, roundedPoint, turnedPoint, turnedShape } from "../script/geometry";
import { placeThing } from "./edits";
import { type Grid, snap, snappedTurn } from "./snapping";
import { areaOfThing, canTurn, pointOf, radiusOfThing, type Thing, thingAt } from "./things";

export interface Handle {
  kind: "turn" | "size" | "corner";
  /** Which corner of a polygon. */
  at: number;
  point: Point;
}

export type Gesture = { thing: Thing } & (
  | { kind: "move"; grip: Point }
  /** With the shape and the direction of the hand as they were at first. */
  | { kind: "turn"; shape: Shape | null; from: number }
  | { kind: "size" }
  | { kind: "corner"; at: number }
);

/** The smallest width that a thing can be given by hand, in mm. */
export const SMALLEST = 10;
/** How far from a thing its handle for turning is, in pixels. */
const ARM = 36;

/** The handles of a thing, where they are drawn if a pixel is so many mm. */
export function handlesOf(script: Script, thing: Thing, fine = 1): Handle[] {
  const turning = canTurn(script, thing) ? turnHandle(script, thing, ARM * fine) : [];
  const shape = areaOfThing(script, thing)?.shape;
  if (!shape) return turning;
  if ("circle" in shape) {
    const [x, y, radius] = shape.circle;
    return [{ kind: "size", at: 0, point: [x + radius, y] }];
  }
  if ("rect" in shape) return [...turning, { kind: "size", at: 0, point: cornersOf(shape)[2] ?? middleOf(shape) }];
  return [...turning, ...shape.poly.map((point, at): Handle => ({ kind: "corner", at, point }))];
}

function turnHandle(script: Script, thing: Thing, far: number): Handle[] {
  const middle = pointOf(script, thing);
  if (!middle) return [];
  const [reach, degrees] = arm(script, thing);
  return [{ kind: "turn", at: 0, point: turnedPoint([middle[0] + reach + far, middle[1]], middle, degrees) }];
}

/** How far a thing reaches towards its handle, and in which direction that is. */
function arm(script: Script, thing: Thing): [number, number] {
  const shape = areaOfThing(script, thing)?.shape;
  if (shape && "rect" in shape) return [shape.rect[2] / 2, shape.rect[4]];
  if (shape) {
    const [, , , top] = boxOf(shape);
    return [top - middleOf(shape)[1], UP];
  }
  const side = thing.kind === "unit" ? script.sides[thing.side] : undefined;
  const entry = thing.kind === "unit" ? side?.squad[thing.entry] : undefined;
  return [radiusOfThing(script, thing), side && entry ? facingOf(script, side, entry) : 0];
}

const UP = 90;

/**
 * What a hand takes hold of at a point: a handle of what is picked, or a thing; null where there is nothing. `slack` is how far
 * beside it the hand may be, in mm; `fine` how many of them a pixel is.
 */
export function beginGesture(
  script: Script,
  picked: Thing | null,
  point: Point,
  slack: number,
  fine = 1,
): Gesture | null {
  const held = picked && pointOf(script, picked);
  if (picked && held) {
    const handles = handlesOf(script, picked, fine).map((handle) => ({ handle, far: distance(handle.point, point) }));
    const nearest = handles.sort((one, other) => one.far - other.far)[0];
    // a thumb is as wide as a whole mug: its middle still moves it
    if (nearest && nearest.far <= slack && nearest.far < distance(held, point))
      return byHandle(script, picked, nearest.handle, point);
  }
  const thing = thingAt(script, point, slack);
  const middle = thing && pointOf(script, thing);
  return thing && middle ? { kind: "move", thing, grip: [point[0] - middle[0], point[1] - middle[1]] } : null;
}

function byHandle(script: Script, thing: Thing, handle: Handle, point: Point): Gesture {
  if (handle.kind === "corner") return { kind: "corner", thing, at: handle.at };
  if (handle.kind === "size") return { kind: "size", thing };
  const shape = areaOfThing(script, thing)?.shape ?? null;
  return { kind: "turn", thing, shape, from: towards(pointOf(script, thing) ?? point, point) };
}

/** Applies the gesture to the script, with the hand now at this point. */
export function followGesture(script: Script, gesture: Gesture, point: Point, grid: Grid): void {
  const { thing } = gesture;
  const area = areaOfThing(script, thing);
  const middle = pointOf(script, thing);
  if (!middle) return;
  switch (gesture.kind) {
    case "move":
      placeThing(script, thing, snap([point[0] - gesture.grip[0], point[1] - gesture.grip[1]], grid));
      return;
    case "turn":
      turn(script, gesture, towards(middle, point), grid);
      return;
    case "size":
      if (area) area.shape = sized(area.shape, point, grid);
      return;
    case "corner":
      if (area && "poly" in area.shape) area.shape.poly[gesture.at] = onTable(script, roundedPoint(snap(point, grid)));
  }
}

function turn(script: Script, gesture: Extract<Gesture, { kind: "turn" }>, to: number, grid: Grid): void {
  const { thing, shape } = gesture;
  const area = areaOfThing(script, thing);
  if (area && shape && "rect" in shape) {
    area.shape = turnedShape(
      { rect: [shape.rect[0], shape.rect[1], shape.rect[2], shape.rect[3], 0] },
      snappedTurn(to, grid),
    );
  } else if (area && shape) area.shape = turnedShape(shape, snappedTurn(to - gesture.from, grid));
  if (thing.kind !== "unit") return;
  const entry = script.sides[thing.side]?.squad[thing.entry];
  if (entry) entry.facing = (snappedTurn(to, grid) + 360) % 360;
}

/** As large as it must be to reach the point; its middle stays. */
function sized(shape: Shape, point: Point, grid: Grid): Shape {
  const step = grid || 1;
  const width = (half: number): number => Math.max(SMALLEST, Math.round((2 * half) / step) * step);
  if ("circle" in shape) {
    const [x, y] = shape.circle;
    return { circle: [x, y, width(distance(point, [x, y])) / 2] };
  }
  if (!("rect" in shape)) return shape;
  const [x, y, , , degrees] = shape.rect;
  const [px, py] = turnedPoint(point, [x, y], -degrees);
  return { rect: [x, y, width(Math.abs(px - x)), width(Math.abs(py - y)), degrees] };
}

function onTable({ field: { w, h } }: Script, [x, y]: Point): Point {
  return [Math.min(Math.max(x, 0), w), Math.min(Math.max(y, 0), h)];
}

const towards = ([x, y]: Point, [px, py]: Point): number => (Math.atan2(py - y, px - x) * 180) / Math.PI;
