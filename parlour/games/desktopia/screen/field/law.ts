/** How an aim follows the pull, and how the hand errs (RULES.md 3.4 and 15.3). */
import type { Hand } from "../desk";
import type { Point } from "../looks/seen";
import { radians } from "./turning";

export interface Bounds {
  readonly slowest: number;
  readonly fastest: number;
}

/** How far the finger is pulled, in pixels: nearer than `least` nothing is aimed, beyond `most` nothing is gained. */
export interface Draw {
  readonly least: number;
  readonly most: number;
}

const LEAST = 16;
const MOST = 180;
/** Of the shorter side of the screen: a thumb must not run out of room. */
const SHARE = 0.36;

/** On a desk so wide and high: the same wherever the pull begins and however closely the desk is looked at. */
export const drawOn = (width: number, height: number): Draw => ({
  least: LEAST,
  most: Math.max(90, Math.min(MOST, SHARE * Math.min(width, height))),
});

/** Each stretch of the pull multiplies the speed by as much: soft flicks can be aimed as finely as hard ones. */
export function speedOf(pull: number, { least, most }: Draw, { slowest, fastest }: Bounds): number {
  const share = Math.min(1, Math.max(0, (pull - least) / (most - least)));
  return Math.round(slowest * (fastest / slowest) ** share);
}

/** How far one must pull for a speed. */
export function pullOf(speed: number, { least, most }: Draw, bounds: Bounds): number {
  return least + (most - least) * shareOf(speed, bounds);
}

/** Where a speed stands on the gauge, from 0 to 1. */
export function shareOf(speed: number, { slowest, fastest }: Bounds): number {
  return Math.min(1, Math.max(0, Math.log(speed / slowest) / Math.log(fastest / slowest)));
}

/** Where a place on the gauge stands as a speed. */
export const speedAt = (share: number, { slowest, fastest }: Bounds): number =>
  Math.round(slowest * (fastest / slowest) ** Math.min(1, Math.max(0, share)));

/** DK-PHY-04 How far a disk slides that strikes nothing. */
export const travel = (speed: number, slowing: number): number => (speed * speed) / (2 * slowing);

/** How fast a disk must be flicked to slide so far. */
export const speedFor = (way: number, slowing: number): number => Math.sqrt(2 * slowing * Math.max(0, way));

export interface Spread {
  /** One standard error of the angle, in degrees, and of the speed, as a share of it. */
  readonly angle: number;
  readonly speed: number;
  /** No error is larger than so many of them. */
  readonly most: number;
}

/** RULES.md 3.4 How far a hand of this steadiness errs at this speed. */
export function spreadOf(hand: Hand, seat: number, speed: number, fastest: number): Spread {
  const loose = 1 - (hand.steadiness[seat] ?? 100) / 100;
  return {
    angle: hand.angle * loose * (hand.slow_share + (1 - hand.slow_share) * (speed / fastest)),
    speed: hand.speed * loose,
    most: hand.most,
  };
}

/** The share of all errors that are less than so many standard errors (the normal law, to a thousandth). */
export function below(deviation: number): number {
  const size = Math.abs(deviation) / Math.SQRT2;
  const part = 1 / (1 + 0.3275911 * size);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const tail = series.reduce((sum, coefficient) => sum * part + coefficient, 0) * part * Math.exp(-size * size);
  return deviation < 0 ? tail / 2 : 1 - tail / 2;
}

/** The rim of the fan is drawn in so many steps. */
const STEPS = 12;

/**
 * The cone of the hand's errors, where a disk may come to rest that strikes nothing: the outline of the fan of so many
 * standard errors, from the disk to where the fastest would rest; mm of the field.
 */
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
