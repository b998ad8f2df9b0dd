/** How the desk is turned for a viewer: the edge of their own seat is at the bottom. */
import type { View } from "$web/boards/board";
import { scriptOf } from "../desk";
import { type Point, pointSeen, type Sight, seenAngle, seenPoint } from "../looks/seen";

/** DK-SET-18 The edges of the seats by the number of players, as turns of the desk: 0 bottom, 90 right, 180 top, 270 left. */
const EDGES: Readonly<Record<number, readonly Sight["turn"][]>> = {
  1: [0],
  2: [0, 180],
  3: [0, 270, 90],
  4: [0, 270, 180, 90],
};

/** The desk as the viewer sees it; a spectator sees it as the first player does. */
export function sightOf(view: Pick<View, "seat" | "terms" | "facts">): Sight {
  const { w, h } = scriptOf(view).field;
  return { w, h, turn: EDGES[view.terms.seats]?.[view.seat ?? 0] ?? 0 };
}

/** Where a point of the field is drawn. */
export const drawn = (x: number, y: number, sight: Sight): Point => seenPoint([x, y], sight);

/** Which point of the field is drawn there. */
export const meant = (x: number, y: number, sight: Sight): Point => pointSeen([x, y], sight);

/** The angle of the field that a movement on the screen has (x to the right, y downwards). */
export const angleOf = (dx: number, dy: number, { turn }: Sight): number => within(degrees(Math.atan2(-dy, dx)) + turn);

/** The unit vector on the screen of an angle of the field. */
export function wayOf(angle: number, sight: Sight): Point {
  const seen = radians(seenAngle(angle, sight));
  return [Math.cos(seen), -Math.sin(seen)];
}

export const radians = (angle: number): number => (angle * Math.PI) / 180;
export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The same direction from 0 up to 360. */
export const within = (angle: number): number => ((angle % 360) + 360) % 360;

/** How far two directions are apart, from 0 to 180. */
export const apart = (one: number, other: number): number => Math.abs(within(one - other + 180) - 180);
