/** Shapes on the table: their corners, middles and gaps, and how they are moved and turned; mm, y upwards. */
import type { Point, Shape } from "./format";

/** To a tenth of a millimetre; adding 0 leaves no -0. */
const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;
export const roundedPoint = ([x, y]: Point): Point => [rounded(x), rounded(y)];
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** The corners of a rectangle or polygon, counter-clockwise; none of a circle. */
export function cornersOf(shape: Shape): Point[] {
  if ("poly" in shape) return shape.poly;
  if ("circle" in shape) return [];
  const [x, y, width, height, degrees] = shape.rect;
  const halves: Point[] = [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ];
  return halves.map(([across, along]) => turnedPoint([x + across, y + along], [x, y], degrees));
}

/** The middle about which a shape is turned. */
export function middleOf(shape: Shape): Point {
  if ("circle" in shape) return [shape.circle[0], shape.circle[1]];
  if ("rect" in shape) return [shape.rect[0], shape.rect[1]];
  const count = Math.max(1, shape.poly.length);
  const [x, y] = shape.poly.reduce(([ax, ay], [bx, by]) => [ax + bx, ay + by], [0, 0]);
  return [x / count, y / count];
}

export function movedShape(shape: Shape, across: number, up: number): Shape {
  if ("circle" in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [rounded(x + across), rounded(y + up), radius] };
  }
  if ("rect" in shape) {
    const [x, y, width, height, degrees] = shape.rect;
    return { rect: [rounded(x + across), rounded(y + up), width, height, degrees] };
  }
  return { poly: shape.poly.map(([x, y]) => roundedPoint([x + across, y + up])) };
}

/** Turned about its middle by degrees counter-clockwise; a circle stays as it is. */
export function turnedShape(shape: Shape, degrees: number): Shape {
  if ("circle" in shape) return shape;
  if ("rect" in shape) {
    const [x, y, width, height, before] = shape.rect;
    return { rect: [x, y, width, height, halfTurns(before + degrees)] };
  }
  const middle = middleOf(shape);
  return { poly: shape.poly.map((corner) => roundedPoint(turnedPoint(corner, middle, degrees))) };
}

/** A rectangle looks the same after half a turn: degrees above -90, up to 90. */
function halfTurns(degrees: number): number {
  const turn = ((degrees % 180) + 180) % 180;
  return rounded(turn > 90 ? turn - 180 : turn);
}

export function turnedPoint([x, y]: Point, [cx, cy]: Point, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const [across, along] = [x - cx, y - cy];
  return [cx + across * Math.cos(turn) - along * Math.sin(turn), cy + across * Math.sin(turn) + along * Math.cos(turn)];
}

/** How far a point is from a shape; 0 inside, whichever way round its corners go. */
export function gapTo(shape: Shape, point: Point): number {
  if ("circle" in shape) return Math.max(0, distance(point, middleOf(shape)) - shape.circle[2]);
  if (contains(shape, point)) return 0;
  return Math.min(...edgesOf(cornersOf(shape)).map(([from, to]) => toEdge(from, to, point)));
}

export function contains(shape: Shape, [x, y]: Point): boolean {
  if ("circle" in shape) return distance([x, y], middleOf(shape)) <= shape.circle[2];
  let inside = false;
  for (const [[ax, ay], [bx, by]] of edgesOf(cornersOf(shape))) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Whether two shapes reach into each other by more than a touch. */
export function overlap(one: Shape, other: Shape): boolean {
  if ("circle" in one) return gapTo(other, middleOf(one)) < one.circle[2] - TOUCH;
  if ("circle" in other) return overlap(other, one);
  const [first, second] = [cornersOf(one), cornersOf(other)];
  return !apart(first, second) && !apart(second, first);
}

/** Left, bottom, right and top. */
export function boxOf(shape: Shape): [number, number, number, number] {
  if ("circle" in shape) {
    const [x, y, radius] = shape.circle;
    return [x - radius, y - radius, x + radius, y + radius];
  }
  const [across, along] = [cornersOf(shape).map(([x]) => x), cornersOf(shape).map(([, y]) => y)];
  return [Math.min(...across), Math.min(...along), Math.max(...across), Math.max(...along)];
}

export function areaOf(shape: Shape): number {
  if ("circle" in shape) return Math.PI * shape.circle[2] ** 2;
  return Math.abs(signedArea(cornersOf(shape)));
}

/** Whether the corners go round a convex polygon counter-clockwise, none of them in line with its neighbours. */
export function isConvex(corners: readonly Point[]): boolean {
  return (
    corners.length > 2 &&
    edgesOf(corners).every(([from, to]) =>
      corners.every((corner) => corner === from || corner === to || leftOf(from, to, corner) > TOUCH),
    )
  );
}

/** The convex hull of the corners, counter-clockwise. */
export function hull(corners: readonly Point[]): Point[] {
  const sorted = [...corners].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...chain(sorted), ...chain(sorted.reverse())];
}

function chain(sorted: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const corner of sorted) {
    for (;;) {
      const [before, last] = [kept.at(-2), kept.at(-1)];
      if (!before || !last || leftOf(before, last, corner) > TOUCH) break;
      kept.pop();
    }
    kept.push(corner);
  }
  return kept.slice(0, -1);
}

const TOUCH = 1e-3;

function signedArea(corners: readonly Point[]): number {
  return edgesOf(corners).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2;
}

export function edgesOf(corners: readonly Point[]): [Point, Point][] {
  return corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);
}

function leftOf([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}

/** Whether some edge of the one separates it from the other. */
function apart(one: readonly Point[], other: readonly Point[]): boolean {
  return edgesOf(one).some(([from, to]) => {
    const limit = TOUCH * distance(from, to);
    return other.every((corner) => leftOf(from, to, corner) <= limit);
  });
}

function toEdge(from: Point, to: Point, point: Point): number {
  const [across, along] = [to[0] - from[0], to[1] - from[1]];
  const length = across ** 2 + along ** 2;
  const reach = (point[0] - from[0]) * across + (point[1] - from[1]) * along;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, reach / length));
  return distance(point, [from[0] + share * across, from[1] + share * along]);
}
