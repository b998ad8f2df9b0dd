/** How a drawing is looked at: how large, and which part of it. */
export interface Point {
  x: number;
  y: number;
}

/** All that there is to see, in units of the drawing. */
export interface Whole extends Point {
  width: number;
  height: number;
  /** How many times larger it may be looked at, where that is not `MOST`. */
  most?: number;
}

/** The drawing's point (x, y) lies in the upper left corner, everything `zoom` times as large as when all of it is seen. */
export interface Lens extends Point {
  zoom: number;
}

export const MOST = 3;

export const mostOf = ({ most = MOST }: Whole): number => most;

export function wholeLens({ x, y }: Whole): Lens {
  return { zoom: 1, x, y };
}

/** Larger or smaller around a point of the drawing, which stays where it is on the screen. */
export function zoom(whole: Whole, lens: Lens, factor: number, around: Point): Lens {
  const zoom = Math.min(mostOf(whole), Math.max(1, lens.zoom * factor));
  const share = lens.zoom / zoom;
  return kept(whole, { zoom, x: around.x - (around.x - lens.x) * share, y: around.y - (around.y - lens.y) * share });
}

export function pan(whole: Whole, lens: Lens, right: number, down: number): Lens {
  return kept(whole, { ...lens, x: lens.x - right, y: lens.y - down });
}

/** As near as it goes while all of a part is seen. */
export function fitting(whole: Whole, part: Whole): Lens {
  const zoom = Math.min(mostOf(whole), Math.max(1, Math.min(whole.width / part.width, whole.height / part.height)));
  const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
  return kept(whole, {
    zoom,
    x: middle.x - whole.width / zoom / 2,
    y: middle.y - whole.height / zoom / 2,
  });
}

/** Moved as little as it takes to see a point with some ground around it. */
export function revealing(whole: Whole, lens: Lens, point: Point, ground = 60): Lens {
  const near = (low: number, seen: number, at: number) => Math.max(at + ground - seen, Math.min(at - ground, low));
  return kept(whole, {
    ...lens,
    x: near(lens.x, whole.width / lens.zoom, point.x),
    y: near(lens.y, whole.height / lens.zoom, point.y),
  });
}

/** The middle of what is seen. */
export function looksAt(whole: Whole, lens: Lens): Point {
  return { x: lens.x + whole.width / lens.zoom / 2, y: lens.y + whole.height / lens.zoom / 2 };
}

export function viewBox(whole: Whole, lens: Lens): string {
  return [lens.x, lens.y, whole.width / lens.zoom, whole.height / lens.zoom]
    .map((value) => Math.round(value * 10) / 10)
    .join(" ");
}

function kept(whole: Whole, { zoom, x, y }: Lens): Lens {
  const held = (at: number, from: number, size: number) => Math.min(Math.max(at, from), from + size - size / zoom);
  return { zoom, x: held(x, whole.x, whole.width), y: held(y, whole.y, whole.height) };
}
