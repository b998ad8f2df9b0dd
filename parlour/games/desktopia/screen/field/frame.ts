/** Which part of the desk is seen, and how large. */
import type { Point } from "../looks/seen";

/** What is seen: left, top, width and height in mm of the drawing, and pixels in a mm. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly scale: number;
}

/** Around the table, for its brink and the dark beyond. */
export const MARGIN = 20;
export const CLOSEST = 6;

/** The whole table at a zoom of 1, the part about a middle beyond that; never more of the dark than there must be. */
export function frameOf(table: Point, screen: Point, zoom: number, middle: Point): Frame {
  const scale =
    zoom * Math.max(1e-6, Math.min(screen[0] / (table[0] + 2 * MARGIN), screen[1] / (table[1] + 2 * MARGIN)));
  const [w, h] = [screen[0] / scale, screen[1] / scale];
  return { x: start(middle[0], w, table[0]), y: start(middle[1], h, table[1]), w, h, scale };
}

function start(middle: number, seen: number, table: number): number {
  if (seen >= table + 2 * MARGIN) return (table - seen) / 2;
  return Math.min(table + MARGIN - seen, Math.max(-MARGIN, middle - seen / 2));
}

/** The middle that keeps a point of the drawing under the same pixel when the zoom changes. */
export function middleFor(frame: Frame, at: Point, zoomed: number): Point {
  const [cx, cy] = [frame.x + frame.w / 2, frame.y + frame.h / 2];
  return [at[0] + (cx - at[0]) / zoomed, at[1] + (cy - at[1]) / zoomed];
}
