/** How the pieces of a territory are laid out on its free ground: the earth flames in rows, the figures as large as there is room. */
import type { Point } from "./island";
import { around, type Room } from "./room";

/** Where a piece stands, and how large it is. */
export interface Laid extends Point {
  scale: number;
}

export interface Pieces {
  flames: readonly Laid[];
  figures: readonly Laid[];
}

interface Shape {
  /** The room that a piece takes at its own size. */
  wide: number;
  tall: number;
  /** What of it the row in front may cover. */
  covered: number;
  /** From the middle of that room to the origin of the drawing. */
  drop: number;
}

const FIGURE: Shape = { wide: 35, tall: 44, covered: 8, drop: 1.5 };
const FLAME: Shape = { wide: 14, tall: 18, covered: 0, drop: 0.5 };
/** The sizes that are tried, from the largest on. */
const FIGURES = sizes(1.9, 0.5);
const FLAMES = sizes(1.8, 1);
/** Where figures would be smaller than this, the flames make way for them, the lower the better. */
const LEAST = 1;
const LOW_FLAMES = [sizes(1.4, 1), [1], [0.8]];
/** Figures that would be smaller than this in rows are laid apart, each where it has room. */
const SMALL = 1.3;
/** From which side they are packed then: left, right, above, below. */
const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
/** What every row of flames costs a layout: one row is better than two. */
const ROW = 5;
/** In cells: the step in which places for flames are looked for. */
const STEP = 2;

/** The earth flames and the figures of a territory, in their order. */
export function spread(room: Room, middle: Point, coin: Point, flames: number, figures: number): Pieces {
  let best = spreadWith(FLAMES, room, middle, coin, flames, figures);
  if (flames === 0) return best;
  for (const scales of LOW_FLAMES) {
    if (figureScale(best) >= LEAST) break;
    const lower = spreadWith(scales, room, middle, coin, flames, figures);
    if (figureScale(lower) > figureScale(best)) best = lower;
  }
  return best;
}

const figureScale = ({ figures }: Pieces): number => figures[0]?.scale ?? LEAST;

/** The same with flames of one of these sizes. */
function spreadWith(
  scales: readonly number[],
  room: Room,
  middle: Point,
  coin: Point,
  flames: number,
  figures: number,
): Pieces {
  const lights = flamesLaid(scales, room, coin, flames, figures);
  const left = lights.reduce(
    (free, { x, y, scale }) => free.without(around({ x, y }, FLAME.wide * scale, FLAME.tall * scale)),
    room,
  );
  return { flames: lights, figures: figuresLaid(left, middle, figures) };
}

function off(one: Point, two: Point): number {
  return Math.hypot(one.x - two.x, one.y - two.y);
}

/** The flames stand together near the coin, where they leave the figures the most room. */
function flamesLaid(scales: readonly number[], room: Room, coin: Point, count: number, figures: number): Laid[] {
  if (count === 0) return [];
  // beyond what the figures need at their largest, room is no use
  const needed = Math.ceil(Math.sqrt(figures)) * FIGURE.tall * (FIGURES[0] ?? 1);
  for (const scale of scales) {
    let best: { laid: Laid[]; worth: number } | null = null;
    for (const columns of columnsFor(count)) {
      const { width, height } = blockOf(FLAME, count, columns, scale);
      for (const spot of room.spots(width, height, STEP)) {
        const left = figures > 0 ? Math.min(needed, room.without(around(spot, width, height)).largest) : 0;
        const worth = left - off(spot, coin) / 5 - ROW * Math.ceil(count / columns);
        if (!best || worth > best.worth) best = { laid: rowsAt(FLAME, spot, count, columns, scale), worth };
      }
    }
    if (best) return best.laid;
  }
  return crowded(FLAME, room, coin, count, scales.at(-1) ?? 1);
}

/** The figures are as large as they can be, and then as near to the middle. */
function figuresLaid(room: Room, middle: Point, count: number): Laid[] {
  if (count === 0) return [];
  for (const scale of FIGURES) {
    let best: { spot: Point; columns: number } | null = null;
    for (const columns of columnsFor(count)) {
      const { width, height } = blockOf(FIGURE, count, columns, scale);
      for (const spot of room.spots(width, height))
        if (!best || off(spot, middle) < off(best.spot, middle)) best = { spot, columns };
    }
    if (best) return rowsAt(FIGURE, best.spot, count, best.columns, scale);
    const apart = scale < SMALL && count > 1 ? scattered(room, count, scale) : null;
    if (apart) return apart;
  }
  return crowded(FIGURE, room, middle, count, FIGURES.at(-1) ?? 1);
}

/** Figures of that size, each where there is room for it, packed from one side of the ground; null where that cannot be. */
function scattered(room: Room, count: number, scale: number): Laid[] | null {
  const [width, height] = [FIGURE.wide * scale, FIGURE.tall * scale];
  for (const [dx, dy] of SIDES) {
    const along = ({ x, y }: Point) => x * dx + y * dy + (x * Math.abs(dy) + y * Math.abs(dx)) / 1000;
    let free = room;
    const spots: Point[] = [];
    for (let at = 0; at < count; at++) {
      const [first, ...others] = free.spots(width, height);
      if (!first) break;
      const spot = others.reduce((best, one) => (along(one) < along(best) ? one : best), first);
      spots.push(spot);
      free = free.without(around(spot, width, height));
    }
    if (spots.length < count) continue;
    // whoever stands nearer to the eye is drawn later
    const sorted = spots.sort((one, two) => one.y - two.y || one.x - two.x);
    return sorted.map(({ x, y }) => ({ x, y: y + FIGURE.drop * scale, scale }));
  }
  return null;
}

/** So many that no block of them fits: each takes the next free place, and the last ones stand before others. */
function crowded(shape: Shape, room: Room, middle: Point, count: number, scale: number): Laid[] {
  const [width, height] = [shape.wide * scale, (shape.tall - shape.covered) * scale];
  let free = room;
  const laid: Laid[] = [];
  for (let at = 0; at < count; at++) {
    let [spot] = free.spots(width, height);
    if (!spot) {
      free = room;
      [spot] = free.spots(width, height);
    }
    const taken = spot ?? middle;
    free = free.without(around(taken, width, height));
    laid.push({ x: taken.x, y: taken.y + shape.drop * scale, scale });
  }
  return laid;
}

/** Every number of columns whose last row is not needlessly short. */
function columnsFor(count: number): number[] {
  const wide = Array.from({ length: count }, (_, at) => count - at);
  return wide.filter((columns) => columns === Math.ceil(count / Math.ceil(count / columns)));
}

function blockOf({ wide, tall, covered }: Shape, count: number, columns: number, scale: number) {
  const rows = Math.ceil(count / columns);
  return { width: columns * wide * scale, height: (tall + (rows - 1) * (tall - covered)) * scale };
}

/** Row by row around a point, the last row in the middle. */
function rowsAt(shape: Shape, spot: Point, count: number, columns: number, scale: number): Laid[] {
  const rows = Math.ceil(count / columns);
  const step = (shape.tall - shape.covered) * scale;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
    return {
      x: spot.x + (at - row * columns - (inRow - 1) / 2) * shape.wide * scale,
      y: spot.y + (row - (rows - 1) / 2) * step + shape.drop * scale,
      scale,
    };
  });
}

function sizes(largest: number, smallest: number): number[] {
  const steps = Math.round((largest - smallest) * 10);
  return Array.from({ length: steps + 1 }, (_, at) => Math.round(largest * 10 - at) / 10);
}
