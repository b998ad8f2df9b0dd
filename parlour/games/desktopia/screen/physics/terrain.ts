/** The table and what stands on it, prepared once for any number of scenes. */

export type Point = readonly [number, number];
export type Circle = readonly [x: number, y: number, radius: number];
export type Walls = readonly [bottom: boolean, left: boolean, top: boolean, right: boolean];

/** A table of 0..width by 0..height, its solid borders, and obstacles that never move. */
export type Ground = Readonly<{
  width: number;
  height: number;
  walls?: Walls;
  circles?: readonly Circle[];
  polygons?: readonly (readonly Point[])[];
}>;

/** Where a disk touches: a centre to look at, or a flat side that is always in the same direction. */
export type Spot = Readonly<{ flat: boolean; x: number; y: number }>;

export type Round = Readonly<{ number: number; radius: number; spot: Spot }>;
export type Edge = Readonly<{
  startX: number;
  startY: number;
  alongX: number;
  alongY: number;
  outX: number;
  outY: number;
  length: number;
  side: Spot;
  corner: Spot;
}>;
export type Polygon = Readonly<{
  number: number;
  left: number;
  low: number;
  right: number;
  high: number;
  middleX: number;
  middleY: number;
  span: number; // a circle round the middle that holds all of it
  edges: readonly Edge[];
}>;
export type Border = Readonly<{ number: number; solid: boolean; spot: Spot }>;

/** The same with everything worked out that a flick needs; obstacles are numbered: circles, then polygons. */
export type Terrain = Readonly<{
  width: number;
  height: number;
  rounds: readonly Round[];
  polygons: readonly Polygon[];
  borders: readonly Border[];
}>;

const FLAT = 1e-9; // mm: a corner may stand out this much from the line of its neighbours and still count as straight
const MARGIN = 1e-6; // mm
const OUTWARD: readonly Point[] = [
  [0, -1],
  [-1, 0],
  [0, 1],
  [1, 0],
];

/** Prepares a table; polygons must be convex (DK-PHY-08) and are kept counter-clockwise. */
export function terrain(ground: Ground): Terrain {
  const { width, height, walls = [false, false, false, false], circles = [], polygons = [] } = ground;
  if (!(Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0)) {
    throw new RangeError(`a table of ${width} by ${height}`);
  }
  return {
    width,
    height,
    rounds: circles.map(roundOf),
    polygons: polygons.map((corners, number) => polygonOf(circles.length + number, outline(number, corners))),
    borders: OUTWARD.map(([x, y], number) => ({ number, solid: walls[number] ?? false, spot: { flat: true, x, y } })),
  };
}

function roundOf([x, y, radius]: Circle, number: number): Round {
  if (!(Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(radius) && radius > 0)) {
    throw new RangeError(`circle ${number} at (${x}, ${y}) has a radius of ${radius}`);
  }
  return { number, radius, spot: { flat: false, x, y } };
}

function polygonOf(number: number, points: readonly Point[]): Polygon {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, low, right, high] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const middleX = 0.5 * (left + right);
  const middleY = 0.5 * (low + high);
  const spans = points.map(([x, y]) => Math.sqrt((x - middleX) * (x - middleX) + (y - middleY) * (y - middleY)));
  const span = Math.max(...spans) + MARGIN;
  return { number, left, low, right, high, middleX, middleY, span, edges: sides(points).map(edgeOf) };
}

function edgeOf([[a, b], [c, d]]: Side): Edge {
  const length = Math.sqrt((c - a) * (c - a) + (d - b) * (d - b));
  const alongX = (c - a) / length;
  const alongY = (d - b) / length;
  return {
    startX: a,
    startY: b,
    alongX,
    alongY,
    outX: alongY,
    outY: -alongX,
    length,
    side: { flat: true, x: -alongY, y: alongX },
    corner: { flat: false, x: a, y: b },
  };
}

type Side = readonly [Point, Point];

function sides(points: readonly Point[]): readonly Side[] {
  return points.map((point, k) => [point, points[(k + 1) % points.length] ?? point]);
}

function outline(number: number, corners: readonly Point[]): readonly Point[] {
  const name = `polygon ${number}`;
  if (corners.length < 3) throw new RangeError(`${name} has ${corners.length} corners`);
  if (!corners.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) {
    throw new RangeError(`${name} has a corner that is nowhere`);
  }
  if (sides(corners).some(([[a, b], [c, d]]) => a === c && b === d)) {
    throw new RangeError(`${name} has the same corner twice in a row`);
  }
  const area = sides(corners).reduce((sum, [[a, b], [c, d]]) => sum + (a * d - b * c), 0);
  const points = area < 0 ? [...corners].reverse() : corners;
  const heights = sides(points).flatMap((side) => points.map((point) => height(side, point)));
  if (Math.max(...heights) <= FLAT) throw new RangeError(`${name} is degenerate: it has no area`);
  // every corner on the inner side of every edge: this refuses stars too, whose every turn is to the left
  if (Math.min(...heights) < -FLAT || turnsBack(points)) throw new RangeError(`${name} is not convex`);
  return points;
}

/** How far a point lies to the left of a directed side. */
function height([[a, b], [c, d]]: Side, [x, y]: Point): number {
  const length = Math.sqrt((c - a) * (c - a) + (d - b) * (d - b));
  return ((c - a) * (y - b) - (d - b) * (x - a)) / length;
}

/** Whether an outline runs back along itself: all its corners then lie rightly, and it is no outline. */
function turnsBack(points: readonly Point[]): boolean {
  const around = sides(points);
  return around.some(([[a, b], [c, d]], k) => {
    const [e, f] = (around[(k + 1) % around.length] ?? around[k])?.[1] ?? [c, d];
    const straight = Math.abs((c - a) * (f - d) - (d - b) * (e - c)) <= FLAT;
    return straight && (c - a) * (e - c) + (d - b) * (f - d) < 0;
  });
}
