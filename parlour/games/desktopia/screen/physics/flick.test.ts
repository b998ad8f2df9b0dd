import { expect, test } from "vitest";
import { type Body, direction, flick, type Point, type Run, scene, terrain } from "./index";

const HERO = 15.5;
const VETERAN = 14;
const FIGHTER = 11.5;
const MISSILE = 7.5;
const mass = (radius: number) => 0.0033 * 4 * radius * radius;
const disk = (x: number, y: number, radius: number, load = 0): Body => ({ x, y, radius, mass: mass(radius), load });
const open = terrain({ width: 2000, height: 1000 });
const straight = (bodies: readonly Body[], speed: number): Run => flick(scene(bodies, open), 0, 1, 0, speed);
const kinds = ({ events }: Run) => events.map(({ kind }) => kind);

function near(run: Run, places: readonly (readonly [number, number, number])[]): void {
  for (const [number, x, y] of places) {
    expect(Math.abs((run.x[number] ?? Number.NaN) - x)).toBeLessThan(0.05);
    expect(Math.abs((run.y[number] ?? Number.NaN) - y)).toBeLessThan(0.05);
  }
}

test("DK-T-13 a disk alone slides until the table has stopped it", () => {
  near(straight([disk(100, 500, HERO)], 1000), [[0, 300, 500]]);
  near(straight([disk(100, 500, HERO)], 2500), [[0, 1350, 500]]);
});

test("DK-T-14, DK-T-15 two disks collide head-on and obliquely", () => {
  const headOn = straight([disk(200, 500, HERO), disk(329.5, 500, VETERAN)], 1000);
  near(headOn, [
    [0, 307.904, 500],
    [1, 407.142, 500],
  ]);
  expect(headOn.events[0]?.speed).toBeCloseTo(707.11, 2);
  const oblique = straight([disk(200, 500, HERO), disk(400, 513.5, FIGHTER)], 1500);
  near(oblique, [
    [0, 462.66, 469.22],
    [1, 603.68, 600.55],
  ]);
  expect(oblique.turned[0]).toBeCloseTo(10.6, 1);
  expect(oblique.turned[1]).toBeCloseTo(47.2, 1);
});

test("DK-T-16, DK-T-17 a block stays on its carrier or falls off", () => {
  const missile = mass(MISSILE);
  expect(kinds(straight([disk(200, 500, HERO, missile)], 535))).toEqual([]);
  expect(kinds(straight([disk(200, 500, HERO, missile)], 536))).toEqual(["shed"]);
  const occupied = [disk(200, 500, MISSILE), disk(423, 500, HERO, mass(HERO))];
  near(straight(occupied, 2450), [[1, 446, 500]]);
  const fallen = straight(occupied, 2500);
  near(fallen, [[1, 519.7, 500]]);
  expect(kinds(fallen)).toEqual(["hit", "shed"]);
  expect(fallen.events[1]?.x).toBeCloseTo(426.47, 1);
});

test("DK-T-19 a disk whose centre crosses the border leaves there", () => {
  const table = terrain({ width: 1000, height: 1000 });
  const run = flick(scene([disk(950, 400, FIGHTER)], table), 0, 1, 0, 1000);
  expect(run.left).toEqual([[0, 3]]);
  near(run, [[0, 1000, 400]]);
});

test("a disk bounces off a mug, a book and a solid border", () => {
  const box = { width: 1000, height: 1000, walls: [true, true, true, true] as const };
  const corners: Point[] = [
    [300, 600],
    [300, 400],
    [400, 400],
    [400, 600],
  ];
  const met = (ground: Parameters<typeof terrain>[0]) =>
    flick(scene([disk(200, 500, HERO)], terrain(ground)), 0, 1, 0, 2500).events[0];
  expect(met({ ...box, circles: [[340, 500, 40]] })).toMatchObject({ kind: "terrain", other: 0, x: 300, y: 500 });
  expect(met({ ...box, circles: [[900, 900, 9]], polygons: [corners] })).toMatchObject({ other: 1, x: 300, y: 500 });
  expect(met(box)).toMatchObject({ kind: "terrain", other: -4, x: 1000, y: 500 });
});

test("DK-STK-15 a disk that starts above another cannot meet it before they are clear of each other", () => {
  const bodies = [disk(200, 500, HERO), disk(200, 500, HERO)];
  const slow = flick(scene(bodies, open), 0, 1, 0, 200, 1);
  expect([kinds(slow), slow.over]).toEqual([[], true]);
  const fast = flick(scene(bodies, open), 0, 1, 0, 800, 1);
  expect([kinds(fast), fast.over]).toEqual([["clear"], false]);
});

test("a disk jammed by both walls of a wedge at the same instant rests there", () => {
  const [ux, uy] = direction(2);
  const upper: Point[] = [
    [300, 500],
    [300 + 500 * ux, 500 + 500 * uy],
    [291, 900],
  ];
  const lower: Point[] = upper.map(([x, y]) => [x, 1000 - y]);
  const wedge = terrain({ width: 1000, height: 1000, polygons: [upper, lower] });
  const run = flick(scene([{ x: 780, y: 500, radius: 2, mass: 1 }], wedge), 0, -1, 0, 2500);
  expect(run.cutShort).toBe(false);
  expect(run.events.length).toBeGreaterThan(50);
  near(run, [[0, 300 + 2 / uy, 500]]);
});

test("a direction is exact at every quarter turn and a unit vector everywhere", () => {
  expect([0, 90, 180, 270, -90].map((angle) => direction(angle).map((each) => each + 0))).toEqual([
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [0, -1],
  ]);
  for (let angle = -400; angle < 400; angle += 0.37) {
    const [x, y] = direction(angle);
    expect(x).toBeCloseTo(Math.cos((angle * Math.PI) / 180), 14);
    expect(y).toBeCloseTo(Math.sin((angle * Math.PI) / 180), 14);
  }
});

test.each<[string, () => unknown]>([
  ["polygon 0 has 2 corners", () => terrain({ width: 9, height: 9, polygons: [corner(0, 0, 1, 0)] })],
  [
    "polygon 0 is degenerate: it has no area",
    () => terrain({ width: 9, height: 9, polygons: [corner(0, 0, 1, 0, 2, 0)] }),
  ],
  ["polygon 0 is not convex", () => terrain({ width: 9, height: 9, polygons: [corner(0, 0, 4, 0, 1, 1, 0, 4)] })],
  [
    "polygon 0 has the same corner twice in a row",
    () => terrain({ width: 9, height: 9, polygons: [corner(0, 0, 0, 0, 1, 1)] }),
  ],
  ["circle 0 at (1, 1) has a radius of 0", () => terrain({ width: 9, height: 9, circles: [[1, 1, 0]] })],
  ["a table of 0 by 9", () => terrain({ width: 0, height: 9 })],
  ["body 0 has a radius of 0", () => scene([disk(1, 1, 0)], open)],
  ["body 0 has a mass of 0", () => scene([{ x: 1, y: 1, radius: 1, mass: 0 }], open)],
  ["there is no disk 1 among 1", () => flick(scene([disk(1, 1, 1)], open), 1, 1, 0, 1)],
  ["disk 0 cannot start above 0", () => flick(scene([disk(1, 1, 1)], open), 0, 1, 0, 1, 0)],
  ["NaN is no speed", () => flick(scene([disk(1, 1, 1)], open), 0, 1, 0, Number.NaN)],
  ["(1, 1) is no unit vector", () => flick(scene([disk(1, 1, 1)], open), 0, 1, 1, 1)],
  ["body 0 never moves", () => flick(scene([{ ...disk(1, 1, 1), mass: Number.POSITIVE_INFINITY }], open), 0, 1, 0, 1)],
  ["an angle of Infinity", () => direction(Number.POSITIVE_INFINITY)],
])("refused: %s", (message, refused) => {
  expect(refused).toThrow(new RangeError(message));
});

function corner(...numbers: number[]): Point[] {
  return numbers.flatMap((x, k) => (k % 2 === 0 ? [[x, numbers[k + 1] ?? 0] as const] : []));
}
