/** How the field is looked at: how large, and which part of it. */
import { BOARD, type Point } from "./geometry";

/** The field's point (x, y) lies in the upper left corner, everything `zoom` times as large as when all of it is seen. */
export interface Lens extends Point {
  zoom: number;
}

/** The rim around the hexes, in the field's units. */
export const RIM = 26;
export const WHOLE: Lens = { zoom: 1, x: -RIM, y: -RIM };
export const SEEN = { width: BOARD.width + 2 * RIM, height: BOARD.height + 2 * RIM } as const;
export const MOST = 3;

/** Larger or smaller around a point of the field, which stays where it is on the screen. */
export function zoomed(lens: Lens, factor: number, around: Point): Lens {
  const zoom = Math.min(MOST, Math.max(1, lens.zoom * factor));
  const share = lens.zoom / zoom;
  return kept({ zoom, x: around.x - (around.x - lens.x) * share, y: around.y - (around.y - lens.y) * share });
}

export function panned(lens: Lens, right: number, down: number): Lens {
  return kept({ ...lens, x: lens.x - right, y: lens.y - down });
}

/** Moved as little as it takes to see a point with some ground around it. */
export function revealing(lens: Lens, point: Point, ground = 60): Lens {
  const near = (low: number, seen: number, at: number) => Math.max(at + ground - seen, Math.min(at - ground, low));
  return kept({
    ...lens,
    x: near(lens.x, SEEN.width / lens.zoom, point.x),
    y: near(lens.y, SEEN.height / lens.zoom, point.y),
  });
}

/** The middle of what is seen. */
export function looksAt(lens: Lens): Point {
  return { x: lens.x + SEEN.width / lens.zoom / 2, y: lens.y + SEEN.height / lens.zoom / 2 };
}

export function viewBox(lens: Lens): string {
  return [lens.x, lens.y, SEEN.width / lens.zoom, SEEN.height / lens.zoom]
    .map((value) => Math.round(value * 10) / 10)
    .join(" ");
}

function kept({ zoom, x, y }: Lens): Lens {
  const held = (at: number, seen: number) => Math.min(Math.max(at, -RIM), seen - RIM - seen / zoom);
  return { zoom, x: held(x, SEEN.width), y: held(y, SEEN.height) };
}
