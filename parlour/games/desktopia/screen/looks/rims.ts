/** The patterns of the rims: each Order's mark repeated round a disk whose radius is 16. */
import type { Pattern } from "./orders";

/** How large disks are drawn before they are scaled to their size; the face ends where the rim begins. */
export const RADIUS = 16;
export const FACE = 12.6;

/** A mark of the pattern, between the face at -12.6 and the edge at -16, and how often it goes round. */
interface Mark {
  readonly times: number;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Whether the points are the middles of specks rather than the corners of a shape. */
  readonly specks?: boolean;
}

const MARKS: Readonly<Record<Exclude<Pattern, "bare">, Mark>> = {
  flame: {
    times: 14,
    points: [
      [-3.1, -12.7],
      [-1.5, -13.2],
      [-0.2, -15.6],
      [1.2, -13.4],
      [3.1, -12.7],
    ],
  },
  leaf: {
    times: 11,
    points: [
      [-3, -13.1],
      [-1.6, -14.9],
      [0.9, -15.5],
      [3, -15.3],
      [1.8, -13.6],
      [-0.6, -12.9],
    ],
  },
  gear: {
    times: 16,
    points: [
      [-1.65, -12.8],
      [-1.65, -15.3],
      [1.65, -15.3],
      [1.65, -12.8],
    ],
  },
  speck: {
    times: 12,
    specks: true,
    points: [
      [-2, -14.9],
      [0.2, -13.6],
      [2.2, -14.7],
    ],
  },
};

const SPECK_SIZES = [0.62, 0.85, 0.5] as const;

/** The outline of a whole rim of that pattern. */
export function rimOutline(pattern: Pattern): string {
  if (pattern === "bare") return "";
  const { times, points, specks } = MARKS[pattern];
  return Array.from({ length: times }, (_, step) => {
    const turned = points.map(([x, y]) => turn(x, y, (2 * Math.PI * step) / times));
    return specks
      ? turned.map(([x, y], place) => dot(x, y, SPECK_SIZES[(place + step) % SPECK_SIZES.length] ?? 0.6)).join("")
      : `M${turned.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
  }).join("");
}

/** An arc of a circle round the origin, from its middle to either side; degrees run clockwise from the right, as in drawings. */
export function arcOutline(radius: number, middle: number, width: number): string {
  const [from, to] = [middle - width / 2, middle + width / 2].map((degrees) => (degrees * Math.PI) / 180);
  const at = (angle = 0) => `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  return `M${at(from)}A${radius} ${radius} 0 ${width > 180 ? 1 : 0} 1 ${at(to)}`;
}

function turn(x: number, y: number, angle: number): [number, number] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const dot = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${short(2 * r)} 0a${r} ${r} 0 1 0 ${short(-2 * r)} 0Z`;

const short = (value: number) => Math.round(value * 100) / 100;
