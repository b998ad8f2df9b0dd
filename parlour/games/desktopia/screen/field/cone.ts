/** The cone of the hand's errors: where a disk may come to rest that strikes nothing. */
import type { Point } from "../looks/seen";
import { type Spread, travel } from "./law";
import { radians } from "./turning";

const STEPS = 12;

/** The outline of the fan of so many standard errors, from the disk to where the fastest would rest; mm of the field. */
export function fan(
  [x, y]: Point,
  angle: number,
  speed: number,
  spread: Spread,
  deviations: number,
  slowing: number,
): Point[] {
  const sway = spread.angle * deviations;
  const far = travel(speed * (1 + spread.speed * deviations), slowing);
  const rim = Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const turned = radians(angle + sway * ((2 * step) / STEPS - 1));
    return [x + far * Math.cos(turned), y + far * Math.sin(turned)];
  });
  return [[x, y], ...rim];
}
