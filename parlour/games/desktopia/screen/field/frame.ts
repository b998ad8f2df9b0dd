/** Which part of the desk is seen, and how large. */
import type { Lens, Whole } from "$web/boards/lens";
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

/** The whole table (its size in mm as it is seen), with as much of the dark around it as fills the room for it (in pixels). */
export function wholeOf(table: Point, screen: Point): Whole {
  const scale = Math.max(1e-6, Math.min(screen[0] / (table[0] + 2 * MARGIN), screen[1] / (table[1] + 2 * MARGIN)));
  const [width, height] = [screen[0] / scale, screen[1] / scale];
  return { x: (table[0] - width) / 2, y: (table[1] - height) / 2, width, height, most: CLOSEST };
}

/** What a lens shows of it in a room that is so wide. */
export function frameOf(whole: Whole, { zoom, x, y }: Lens, wide: number): Frame {
  const [w, h] = [whole.width / zoom, whole.height / zoom];
  return { x, y, w, h, scale: wide / w };
}

/** Where on the drawing a pixel lies. */
export function pointAt({ x, y, scale }: Frame, [px, py]: Point): Point {
  return [x + px / scale, y + py / scale];
}
