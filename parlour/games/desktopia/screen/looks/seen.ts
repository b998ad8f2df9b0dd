/** The desk as one player sees it: rules count millimetres upwards from a corner, drawings downwards, and each sits at an edge of their own. */

export type Point = readonly [x: number, y: number];

/** A shape of the scripts: a circle by middle and radius, a rectangle by middle, sizes and turn, a polygon by its corners. */
export type Shape =
  | { readonly circle: readonly [x: number, y: number, radius: number] }
  | { readonly rect: readonly [x: number, y: number, width: number, height: number, turn: number] }
  | { readonly poly: readonly Point[] };

/** The sizes of the field, and how far the desk is turned counter-clockwise of the player's eye: 0 bottom, 90 right, 180 top, 270 left. */
export interface Sight {
  readonly w: number;
  readonly h: number;
  readonly turn: 0 | 90 | 180 | 270;
}

/** How wide and how deep the field is as it is seen. */
export const seenSize = ({ w, h, turn }: Sight): Point => (turn % 180 === 0 ? [w, h] : [h, w]);

/** Where a point of the field is drawn. */
export function seenPoint([x, y]: Point, sight: Sight): Point {
  const { w, h, turn } = sight;
  switch (turn) {
    case 0:
      return [x, h - y];
    case 90:
      return [y, x];
    case 180:
      return [w - x, y];
    case 270:
      return [h - y, w - x];
  }
}

/** Which point of the field is drawn there: whoever looks at the picture in the same way sees the field again. */
export function pointSeen(point: Point, sight: Sight): Point {
  const [w, h] = seenSize(sight);
  return seenPoint(point, { ...sight, w, h });
}

/** A direction of the field as it is seen, still counter-clockwise from the right, between 0 and 360. */
export const seenAngle = (degrees: number, { turn }: Sight): number => (((degrees - turn) % 360) + 360) % 360;

/** A shape as it is drawn: the turn of a rectangle then runs clockwise, as drawings do. */
export function seenShape(shape: Shape, sight: Sight): Shape {
  if ("circle" in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [...seenPoint([x, y], sight), radius] };
  }
  if ("rect" in shape) {
    const [x, y, width, height, turn] = shape.rect;
    return { rect: [...seenPoint([x, y], sight), width, height, -seenAngle(turn, sight)] };
  }
  return { poly: shape.poly.map((corner) => seenPoint(corner, sight)) };
}

/** The outline of a shape that is seen, moved by so much. */
export function shapeOutline(shape: Shape, dx = 0, dy = 0): string {
  if ("circle" in shape) {
    const [x, y, r] = shape.circle;
    return `M${short(x + dx - r)} ${short(y + dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return `M${corners(shape)
    .map(([x, y]) => `${short(x + dx)} ${short(y + dy)}`)
    .join("L")}Z`;
}

function corners(shape: Exclude<Shape, { circle: unknown }>): readonly Point[] {
  if ("poly" in shape) return shape.poly;
  const [x, y, w, h, turn] = shape.rect;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const around = [
    [-w / 2, -h / 2],
    [w / 2, -h / 2],
    [w / 2, h / 2],
    [-w / 2, h / 2],
  ] as const;
  return around.map(([u, v]) => [x + u * cos - v * sin, y + u * sin + v * cos] as const);
}

const short = (value: number) => Math.round(value * 100) / 100;
