/** Where the 126 hexes lie on the screen: pointy-top, rows a to k, the even rows half a hex to the right. */

export interface Point {
  x: number;
  y: number;
}

/** The distance from the middle of a hex to its corners. */
export const SIZE = 40;
export const WIDTH = Math.sqrt(3) * SIZE;
const STEP = 1.5 * SIZE;
const NARROW = 11;

export const ROWS: readonly (readonly string[])[] = [..."abcdefghijk"].map((letter, row) =>
  Array.from({ length: NARROW + (row % 2) }, (_, column) => `${letter}${column + 1}`),
);
export const HEXES: readonly string[] = ROWS.flat();
export const BOARD = { width: (NARROW + 1) * WIDTH, height: (ROWS.length - 1) * STEP + 2 * SIZE } as const;

/** The rim around the hexes. */
export const RIM = 26;
/** All that is drawn. */
export const WHOLE = { x: -RIM, y: -RIM, width: BOARD.width + 2 * RIM, height: BOARD.height + 2 * RIM } as const;

const middles: ReadonlyMap<string, Point> = new Map(
  ROWS.flatMap((names, row) =>
    names.map((name, column): [string, Point] => [
      name,
      { x: (column + (row % 2 ? 0.5 : 1)) * WIDTH, y: row * STEP + SIZE },
    ]),
  ),
);

/** The middle of a hex; the middle of the board for what is no hex. */
export function middle(hex: string): Point {
  return middles.get(hex) ?? { x: BOARD.width / 2, y: BOARD.height / 2 };
}

export function isHex(id: string): boolean {
  return middles.has(id);
}

/** The hex that the north-south mirror of the board exchanges with this one. */
export function mirror(hex: string): string {
  const row = ROWS.findIndex((names) => names.includes(hex));
  return ROWS.at(-1 - row)?.[ROWS[row]?.indexOf(hex) ?? -1] ?? hex;
}

/** The corners of a hex around its middle, the top one first, clockwise. */
export function corners(at: Point, size: number = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, corner) => {
    const angle = (Math.PI / 3) * corner - Math.PI / 2;
    return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
  });
}

/** The corners as an attribute `points`. */
export function polygon(at: Point, size: number = SIZE): string {
  return corners(at, size)
    .map(({ x, y }) => `${short(x)},${short(y)}`)
    .join(" ");
}

const drawn = new Map<string, string>();

/** The hexagon of a hex as an attribute `points`; worked out once. */
export function hexagon(hex: string, size: number = SIZE): string {
  const key = `${hex} ${size}`;
  const known = drawn.get(key) ?? polygon(middle(hex), size);
  drawn.set(key, known);
  return known;
}

/** The edges that part these hexes from all others, as path data. */
export function outline(hexes: Iterable<string>): string {
  return edges(new Set(hexes), (beyond, inside) => beyond === null || !inside.has(beyond));
}

/** The edges between these hexes and the rest of the board, without the rim of the board. */
export function frontier(hexes: Iterable<string>): string {
  return edges(new Set(hexes), (beyond, inside) => beyond !== null && !inside.has(beyond));
}

function edges(
  inside: ReadonlySet<string>,
  wanted: (beyond: string | null, inside: ReadonlySet<string>) => boolean,
): string {
  let path = "";
  for (const at of [...inside].flatMap((hex) => middles.get(hex) ?? [])) {
    const points = corners(at);
    points.forEach((from, side) => {
      const to = points[(side + 1) % 6] ?? from;
      const beyond = hexAt({ x: from.x + to.x - at.x, y: from.y + to.y - at.y });
      if (wanted(beyond, inside)) path += `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;
    });
  }
  return path;
}

/** The hex in which a point lies, or null beside the board. */
export function hexAt({ x, y }: Point): string | null {
  let nearest: string | null = null;
  let least = (SIZE * SIZE * 3) / 4 + 1;
  const row = Math.round((y - SIZE) / STEP);
  for (const names of [ROWS[row - 1], ROWS[row], ROWS[row + 1]]) {
    const first = names?.[0];
    if (!names || !first) continue;
    const name = names[Math.round((x - middle(first).x) / WIDTH)];
    const at = name === undefined ? undefined : middles.get(name);
    if (!name || !at) continue;
    const apart = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (apart < least) [nearest, least] = [name, apart];
  }
  return nearest;
}

/** The point `short` units before a hex on the straight way from another, and the way's direction in degrees. */
export function approach(from: string, to: string, short: number): Point & { degrees: number } {
  const [start, end] = [middle(from), middle(to)];
  const turn = Math.atan2(end.y - start.y, end.x - start.x);
  return {
    x: end.x - short * Math.cos(turn),
    y: end.y - short * Math.sin(turn),
    degrees: (turn * 180) / Math.PI,
  };
}

/** A smooth line through the middles of hexes. */
export function trail(hexes: readonly string[]): string {
  return hexes
    .map(middle)
    .map(({ x, y }, at) => `${at ? "L" : "M"}${short(x)} ${short(y)}`)
    .join("");
}

function short(number: number): number {
  return Math.round(number * 100) / 100;
}
