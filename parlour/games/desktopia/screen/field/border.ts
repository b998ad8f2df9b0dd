/** The border of the table: how far it is, and how likely a disk is to slide over it. */
import { below, type Spread, speedFor } from "./law";
import { radians } from "./turning";

/** The table, and which of its edges nothing falls over. */
export interface Table {
  readonly w: number;
  readonly h: number;
  readonly walls: readonly string[];
}

const STEPS = 48;

/** How far it is from a point of the table to where the border is crossed; infinite where that edge is solid. */
export function toBorder(x: number, y: number, angle: number, { w, h, walls }: Table): number {
  const [ux, uy] = [Math.cos(radians(angle)), Math.sin(radians(angle))];
  const ways: [number, string][] = [
    [uy < 0 ? -y / uy : Number.POSITIVE_INFINITY, "bottom"],
    [ux < 0 ? -x / ux : Number.POSITIVE_INFINITY, "left"],
    [uy > 0 ? (h - y) / uy : Number.POSITIVE_INFINITY, "top"],
    [ux > 0 ? (w - x) / ux : Number.POSITIVE_INFINITY, "right"],
  ];
  const [way, edge] = ways.reduce((least, other) => (other[0] < least[0] ? other : least));
  return walls.includes(edge) ? Number.POSITIVE_INFINITY : Math.max(0, way);
}

/** The chance that a disk leaves the table if it strikes nothing, from 0 to 1. */
export function leaving(
  from: readonly [number, number],
  angle: number,
  speed: number,
  spread: Spread,
  slowing: number,
  table: Table,
): number {
  const over = (turned: number) => {
    const needed = speedFor(toBorder(from[0], from[1], turned, table), slowing);
    if (spread.speed === 0) return speed > needed ? 1 : 0;
    const deviation = (needed / speed - 1) / spread.speed;
    // no error is larger than the law allows
    if (deviation >= spread.most) return 0;
    return deviation <= -spread.most ? 1 : 1 - below(deviation);
  };
  if (spread.angle === 0) return over(angle);
  let [sum, weights] = [0, 0];
  for (let step = 0; step <= STEPS; step += 1) {
    const deviation = (step / STEPS - 0.5) * 2 * spread.most;
    const weight = Math.exp(-(deviation ** 2) / 2);
    sum += weight * over(angle + deviation * spread.angle);
    weights += weight;
  }
  return sum / weights;
}
