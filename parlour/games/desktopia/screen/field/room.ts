/** Where a disk may lie (6.6, 6.12, DK-SET-09): the same answers as the rules give, before they are asked. */
import type { View } from "$web/boards/board";
import { factsOf, scriptOf, terrainOf } from "../desk";
import type { Point } from "../looks/seen";
import type { Area, Shape } from "../pages/script/format";
import { cornersOf, distance, edgesOf, gapTo, middleOf } from "../pages/script/geometry";
import { MISSILE } from "./laboratory";
import { radians } from "./turning";

/** Why a disk may not lie there: the id of a refusal, and what it tells. */
export interface Problem {
  readonly key: "not-inside" | "no-room" | "not-nearby" | "too-far" | "too-near" | "wrong-zone";
  readonly rule: string;
  readonly [fact: string]: unknown;
}

export interface Lying {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What lies and stands on the table. */
export interface Crowd {
  readonly disks: readonly Lying[];
  readonly solids: readonly Area[];
  readonly w: number;
  readonly h: number;
  readonly gap: number;
}

const ROUNDING = 1e-9;

export function crowdOf(view: View, without: readonly string[] = []): Crowd {
  const { bodies, gap } = factsOf(view);
  const { w, h } = scriptOf(view).field;
  const disks = bodies.filter(({ id, above }) => !above && !without.includes(id));
  return { disks, solids: terrainOf(view), w, h, gap };
}

/** DK-PLC-01 Why a disk may not be laid there by hand. */
export function noRoom({ disks, solids, w, h, gap }: Crowd, [x, y]: Point, radius: number): Problem | null {
  if (!(radius <= x && x <= w - radius && radius <= y && y <= h - radius))
    return { key: "not-inside", rule: "DK-PLC-01" };
  const disk = disks.find((other) => Math.hypot(x - other.x, y - other.y) - radius - other.radius < gap - ROUNDING);
  const thing = disk?.id ?? solids.find(({ shape }) => gapTo(shape, [x, y]) < radius + gap - ROUNDING)?.id;
  return thing === undefined ? null : { key: "no-room", rule: "DK-PLC-01", thing, gap };
}

/** DK-PLC-02 Why a disk may not be laid there nearby another. */
export function notNear(crowd: Crowd, at: Point, radius: number, near: Lying, reach: number): Problem | null {
  const refusal = noRoom(crowd, at, radius);
  if (refusal) return refusal;
  const far = distance([near.x, near.y], [...at]) >= near.radius + radius + reach;
  if (far || crowd.solids.some(({ shape }) => meets(shape, at, [near.x, near.y])))
    return { key: "not-nearby", rule: "DK-PLC-02", near: near.id, most: reach };
  return null;
}

/** DK-SHO-02, DK-SHO-03 Why the missile of a shot may not lie there. */
export function noShot(crowd: Crowd, at: Point, shooter: Lying, most: number): Problem | null {
  const gap = distance([shooter.x, shooter.y], [...at]) - shooter.radius - MISSILE.radius;
  if (gap < crowd.gap - ROUNDING) return { key: "too-near", rule: "DK-SHO-02", disk: shooter.id, gap: crowd.gap };
  if (gap > most + ROUNDING) return { key: "too-far", rule: "DK-SHO-02", disk: shooter.id, most };
  return noRoom(crowd, at, MISSILE.radius);
}

/** DK-SET-09 Why a disk may not be deployed there. */
export function notDeployed(crowd: Crowd, at: Point, radius: number, zone: Shape): Problem | null {
  return holds(zone, at, radius) ? noRoom(crowd, at, radius) : { key: "wrong-zone", rule: "DK-SET-09" };
}

/** Whether a disk lies wholly in a shape. */
export function holds(shape: Shape, [x, y]: Point, radius: number): boolean {
  if ("circle" in shape) return distance([x, y], middleOf(shape)) <= shape.circle[2] - radius + ROUNDING;
  return edgesOf(cornersOf(shape)).every(
    ([[ax, ay], [bx, by]]) =>
      (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= (radius - ROUNDING) * Math.hypot(bx - ax, by - ay),
  );
}

/** A point as it is told: to a tenth of a mm. */
export const told = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** The first legal point of rings about a middle that grow in steps; null if there is none so near. */
export function nearest(middle: Point, isLegal: (at: Point) => boolean, farthest: number, step = 2): Point | null {
  for (let away = 0; away <= farthest; away += step) {
    const around = Math.max(1, Math.ceil((2 * Math.PI * away) / 4));
    for (let k = 0; k < around; k += 1) {
      const turn = radians((k * 360) / around);
      const at = told([middle[0] + away * Math.cos(turn), middle[1] + away * Math.sin(turn)]);
      if (isLegal(at)) return at;
    }
  }
  return null;
}

/** Whether the segment between two points touches a shape. */
function meets(shape: Shape, from: Point, to: Point): boolean {
  if ("circle" in shape) return toSegment(from, to, middleOf(shape)) <= shape.circle[2];
  if (gapTo(shape, [...from]) === 0 || gapTo(shape, [...to]) === 0) return true;
  return edgesOf(cornersOf(shape)).some(([a, b]) => cross(from, to, a, b));
}

function toSegment([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return turn(a, b, c) * turn(a, b, d) <= 0 && turn(c, d, a) * turn(c, d, b) <= 0;
}

const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
