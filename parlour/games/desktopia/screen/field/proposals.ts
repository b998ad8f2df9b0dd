/** What an aim begins with before anybody has pulled: at the nearest enemy, just hard enough; a missile laid toward it. */
import type { View } from "$web/boards/board";
import { deskOf, factsOf, isAlive, isAlly, whereIs } from "../desk";
import type { Point } from "../looks/seen";
import { MISSILE, type Trial, trialOf } from "./laboratory";
import { type Bounds, speedFor } from "./law";
import { previewOf } from "./preview";
import { type Crowd, crowdOf, type Lying, noShot, told } from "./room";
import { degrees, radians, within } from "./turning";

/** A little more than the bare reach, so that the blow is felt. */
const FORCE = 1.3;
const STEP = 5;

/** The enemies of a disk that can be struck: on the table itself, the nearest first. */
export function enemiesOf(view: View, disk: string, [x, y]: Point): string[] {
  const desk = deskOf(view);
  const own = view.seat ?? desk.side[disk] ?? 0;
  const there = Object.keys(desk.side).filter(
    (id) => id in desk.at && isAlive(desk, id) && !isAlly(view, own, desk.side[id] ?? 0),
  );
  const far = (enemy: string) => Math.hypot((desk.at[enemy]?.x ?? 0) - x, (desk.at[enemy]?.y ?? 0) - y);
  return there.sort((one, other) => far(one) - far(other));
}

/** An aim at an enemy: the nearest that nothing stands before, else the nearest at all; else into the table. */
export function aimAt(view: View, trial: Trial, disk: string, bounds: Bounds): { angle: number; speed: number } {
  const body = trial.scene.bodies[trial.disk];
  if (!body) return { angle: 90, speed: bounds.slowest };
  const from: Point = [body.x, body.y];
  const enemies = enemiesOf(view, disk, from);
  const free = enemies.find((enemy) => {
    const angle = bearing(view, from, enemy);
    return angle !== null && previewOf(trial, angle, bounds.fastest)?.contact?.other === enemy;
  });
  const chosen = free ?? enemies[0];
  const angle = chosen === undefined ? inwards(view, from) : (bearing(view, from, chosen) ?? 90);
  return { angle, speed: hardEnough(trial, angle, bounds) };
}

/** The speed that reaches the first thing in the way with some force left; half the gauge where there is nothing. */
export function hardEnough(trial: Trial, angle: number, bounds: Bounds): number {
  const way = previewOf(trial, angle, bounds.fastest)?.contact?.way;
  const wanted =
    way === undefined
      ? Math.sqrt(bounds.slowest * bounds.fastest)
      : speedFor(way, trial.scene.matter.slowing) * FORCE + 60;
  return Math.round(Math.min(bounds.fastest, Math.max(bounds.slowest, wanted)));
}

/** The direction in which a disk lies; null where it does not. */
export function bearing(view: View, [x, y]: Point, target: string): number | null {
  const there = whereIs(deskOf(view), target);
  return there && Math.round(within(degrees(Math.atan2(there.y - y, there.x - x))) * 100) / 100;
}

/** DK-SHO-04 Who shoots, as a disk with its own size. */
export function shooterOf(view: View, disk: string): Lying | null {
  const body = factsOf(view).bodies.find(({ id }) => id === disk);
  return body ? { id: disk, x: body.x, y: body.y, radius: body.radius } : null;
}

/** The best legal place for a missile against a target: with a free way to it, and near; null if there is no place at all. */
export function bestPlace(view: View, shooter: string, target: string | null, fastest: number): Point | null {
  const legal = ringOf(view, shooter);
  const aim = target === null ? null : whereIs(deskOf(view), target);
  if (!aim) return legal[0] ?? null;
  const far = ([x, y]: Point) => Math.hypot(aim.x - x, aim.y - y);
  const near = [...legal].sort((one, other) => far(one) - far(other));
  const free = near.find((at) => {
    const trial = trialOf(view, { id: "missile", x: at[0], y: at[1] });
    const angle = degrees(Math.atan2(aim.y - at[1], aim.x - at[0]));
    return trial && previewOf(trial, within(angle), fastest)?.contact?.other === target;
  });
  return free ?? near[0] ?? null;
}

/** Legal places for a missile round its shooter, from near to far, a few degrees apart. */
export function ringOf(view: View, shooter: string): Point[] {
  const own = shooterOf(view, shooter);
  const most = factsOf(view).shots[shooter];
  if (!own || most === undefined) return [];
  const crowd = crowdOf(view);
  return [1, most / 2, most - 0.2].flatMap((gap) =>
    Array.from({ length: 360 / STEP }, (_, k) => around(own, gap, k * STEP)).filter((at) =>
      isFree(crowd, at, own, most),
    ),
  );
}

/** The place of a missile at a gap from its shooter, in a direction. */
export function around({ x, y, radius }: Lying, gap: number, angle: number): Point {
  const away = radius + MISSILE.radius + gap;
  return told([x + away * Math.cos(radians(angle)), y + away * Math.sin(radians(angle))]);
}

const isFree = (crowd: Crowd, at: Point, own: Lying, most: number) => noShot(crowd, at, own, most) === null;

function inwards(view: View, [x, y]: Point): number {
  const { w, h } = { w: 1000, h: 1000, ...(factsOf(view).script as { field?: { w: number; h: number } }).field };
  return within(degrees(Math.atan2(h / 2 - y, w / 2 - x)));
}
