/** The families of pinned flicks, as `tests/physics/families.py` has them; every number is drawn in the same order. */

import { type Body, direction, type Point, type Terrain, terrain } from "./index";

const UNIT = 64; // to the millimetre
const SIZES = [
  [992, 3.1713],
  [896, 2.5872],
  [736, 1.7457],
  [480, 0.7425],
] as const; // radius in units, mass in grams
const BLOCK = 0.7425; // grams
const STEP = 0.8660254037844386; // from row to row of a rack, in diameters
const STILL = Number.POSITIVE_INFINITY;

/** Gives one of 0 .. limit-1. */
export type Below = (limit: number) => number;

/** A table that is laid, and the flick: its angle in degrees and its speed. */
export type Laid = Readonly<{
  bodies: readonly Body[];
  ground: Terrain;
  degrees: number;
  speed: number;
  disk?: number;
  above?: number;
}>;

/** Middle, width and height in units, and angle in degrees; below 60 degrees it is a circle instead. */
type Obstacle = Readonly<{ x: number; y: number; width: number; height: number; angle: number }>;

type Ways = Readonly<{ walled?: boolean; fixed?: boolean; laden?: boolean; above?: boolean; small?: boolean }>;

export const FAMILIES: readonly [Family, ...Family[]] = [
  ["scattered", (below) => desk(below, {})],
  ["walled", (below) => desk(below, { walled: true, fixed: true })],
  ["racks", racks],
  ["lines", lines],
  ["laden", (below) => desk(below, { laden: true })],
  ["above", (below) => desk(below, { above: true })],
  ["crowded", (below) => desk(below, { walled: true, fixed: true, laden: true, above: true, small: true })],
  ["heaps", heaps],
  ["wedges", wedges],
  ["cut short", racks],
];
type Family = readonly [name: string, lay: (below: Below) => Laid];

/** Whole numbers that look random. */
export function numbers(seed: number): Below {
  let state = (seed * 2654435761 + 12345) % 2 ** 32;
  return (limit) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((Math.floor(state / 256) * limit) / 2 ** 24);
  };
}

/** A disk before a triangle of equal ones: every second one touching, the others with a small gap. */
function racks(below: Below): Laid {
  const rows = 2 + below(5);
  const apart = 28 + (below(2) * (1 + below(40))) / UNIT;
  const x = 200 + below(200);
  const bodies: Body[] = [{ x, y: 500 + (below(201) - 100) / UNIT, radius: 14, mass: 2.5872 }];
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k <= row; k++) {
      bodies.push({ x: 500 + row * apart * STEP, y: 500 + (k - row / 2) * apart, radius: 14, mass: 2.5872 });
    }
  }
  return { bodies, ground: metre(), degrees: (below(2001) - 1000) / 200, speed: 100 + below(2401) };
}

/** A disk before a line of touching ones, now and then of other sizes. */
function lines(below: Below): Laid {
  const count = 2 + below(8);
  const bodies: Body[] = [{ x: 100, y: 500 + (below(65) - 32) / UNIT, radius: 14, mass: 2.5872 }];
  let end = (300 + below(100)) * UNIT;
  for (let k = 0; k < count; k++) {
    const [radius, mass] = size(below(2));
    bodies.push({ x: (end + radius) / UNIT, y: 500, radius: radius / UNIT, mass });
    end += 2 * radius;
  }
  return { bodies, ground: metre(), degrees: (below(2001) - 1000) / 200, speed: 100 + below(2401) };
}

/**
 * A touching triangle at any angle, its places rounded to 0.001 mm: disks overlap by up to 0.0014 mm.
 *
 * Some bear blocks, one may be fixed; a disk is flicked at it, or one of its own away.
 */
function heaps(below: Below): Laid {
  const rows = 2 + below(5);
  const angle = below(3600) / 10;
  const stone = 1 + below(rows * (rows + 1)); // often none of them
  const along = -100 - below(100);
  const bodies: Body[] = [{ ...turned(along, (below(201) - 100) / UNIT, angle), radius: 14, mass: 2.5872 }];
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k <= row; k++) {
      const { x, y } = turned(row * 28 * STEP, (k - row / 2) * 28, angle);
      const load = below(4) === 0 ? BLOCK : 0;
      const mass = bodies.length === stone ? STILL : 2.5872;
      bodies.push({ x: rounded(x), y: rounded(y), radius: 14, mass, load });
    }
  }
  const degrees = angle + (below(2001) - 1000) / 200;
  const speed = 100 + below(2401);
  const own = 1 + below(bodies.length - 1);
  if (below(2) === 0 || own === stone) return { bodies, ground: metre(), degrees, speed };
  return { bodies, ground: metre(), degrees: below(3600) / 10, speed, disk: own };
}

/** A small disk driven between two walls that come together, or two fixed bodies; some bear a block, some push another. */
function wedges(below: Below): Laid {
  const angle = below(2) === 0 ? below(4) * 90 : below(360);
  const narrow = 1.5 + below(30) / 4;
  const radius = (64 + below(257)) / UNIT;
  const aside = (below(2) * (below(65) - 32)) / UNIT;
  const load = below(2) * BLOCK;
  const bodies: Body[] = [{ ...turned(300 + below(100), aside, angle), radius, mass: 0.7425, load }];
  if (below(2) === 0) bodies.push({ ...turned(250, 0, angle), radius, mass: 0.7425 });
  const polygons: Point[][] = [];
  if (below(3) === 0) {
    const across = 100 + radius - (1 + below(64)) / 4096;
    for (const side of [1, -1]) bodies.push({ ...turned(150, side * across, angle), radius: 100, mass: STILL });
  } else {
    for (const side of [1, -1]) {
      const ways = [direction(angle + side * narrow), direction(angle + side * (narrow + 60))];
      polygons.push([[500, 500], ...ways.map(([ux, uy]): Point => [500 + 450 * ux, 500 + 450 * uy])]);
    }
  }
  const degrees = angle + 180 + (below(2) * (below(201) - 100)) / 100;
  return { bodies, ground: terrain({ width: 1000, height: 1000, polygons }), degrees, speed: 1500 + below(1001) };
}

const metre = () => terrain({ width: 1000, height: 1000 });

const rounded = (far: number) => Math.floor(far * 1000 + 0.5) / 1000;

/** A place from the middle of a table of a metre, turned about it. */
function turned(along: number, across: number, angle: number): Readonly<{ x: number; y: number }> {
  const [ux, uy] = direction(angle);
  return { x: 500 + (ux * along - uy * across), y: 500 + (uy * along + ux * across) };
}

function desk(below: Below, { walled, fixed, laden, above, small }: Ways): Laid {
  const side = small ? 250 : 500;
  const obstacles = obstaclesOf(below, small ? 1 + below(3) : 3 + below(6), side, small === true);
  const bodies = places(below, obstacles, 8 + below(26), side, laden === true, fixed === true);
  const walls = walled ? ([wall(below), wall(below), wall(below), wall(below)] as const) : undefined;
  const ground = terrain({
    width: side,
    height: side,
    ...(walls === undefined ? {} : { walls }),
    circles: obstacles
      .filter(({ angle }) => angle < 60)
      .map(({ x, y, width, height }) => [x / UNIT, y / UNIT, (width + height) / (4 * UNIT)] as const),
    polygons: obstacles.filter(({ angle }) => angle >= 60).map(rectangle),
  });
  const first = bodies[0];
  let under = -1;
  if (above && first !== undefined) {
    under = bodies.length;
    bodies.push({ x: first.x + below(700) / UNIT, y: first.y, radius: 15.5, mass: 3.1713 });
  }
  const degrees = small && below(2) === 0 ? below(4) * 90 : below(36000) / 100;
  return { bodies, ground, degrees, speed: 100 + below(2401), above: under };
}

const wall = (below: Below) => below(2) === 1;

function obstaclesOf(below: Below, count: number, side: number, straight: boolean): Obstacle[] {
  return Array.from({ length: count }, () => {
    const x = (50 + below(side - 99)) * UNIT;
    const y = (50 + below(side - 99)) * UNIT;
    const width = (10 + below(60)) * UNIT;
    const height = (10 + below(30)) * UNIT;
    return { x, y, width, height, angle: straight ? 90 * below(2) : below(180) };
  });
}

function rectangle({ x, y, width, height, angle }: Obstacle): Point[] {
  const [ux, uy] = direction(angle);
  const corners = [
    [-width, -height],
    [width, -height],
    [width, height],
    [-width, height],
  ] as const;
  return corners.map(([a, b]) => [(x + (ux * a - uy * b) / 2) / UNIT, (y + (uy * a + ux * b) / 2) / UNIT]);
}

/** Disks that overlap nothing; of a hundred tries each, those that find no place are left out. */
function places(
  below: Below,
  obstacles: readonly Obstacle[],
  count: number,
  side: number,
  laden: boolean,
  fixed: boolean,
): Body[] {
  const span = (side - 40) * UNIT + 1;
  const placed: { x: number; y: number; radius: number }[] = [];
  const bodies: Body[] = [];
  for (let tries = 0; tries < 100 * count && bodies.length < count; tries++) {
    const [radius, mass] = size(below(4));
    const x = 20 * UNIT + below(span);
    const y = 20 * UNIT + below(span);
    const within = (a: number, b: number, reach: number) => (x - a) * (x - a) + (y - b) * (y - b) <= reach * reach;
    if (placed.some((each) => within(each.x, each.y, radius + each.radius))) continue;
    if (obstacles.some((each) => within(each.x, each.y, radius + Math.floor((each.width + each.height) / 2)))) continue;
    placed.push({ x, y, radius });
    const load = laden ? below(3) * BLOCK : 0;
    const still = fixed && bodies.length > 0 && below(5) === 0;
    bodies.push({ x: x / UNIT, y: y / UNIT, radius: radius / UNIT, mass: still ? STILL : mass, load });
  }
  return bodies;
}

function size(number: number): readonly [radius: number, mass: number] {
  const found = SIZES[number];
  if (found === undefined) throw new RangeError(`there is no size ${number}`);
  return found;
}
