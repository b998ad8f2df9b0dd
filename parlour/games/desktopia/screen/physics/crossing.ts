/** The first time at which a quartic comes down to zero, by steps that cannot jump over it (DK-PHY-07). */

export const NEVER = Number.POSITIVE_INFINITY;
const SETTLED = 1e-13; // s: a step that is as good as none
const STEPS = 64;

/** c0 + c1 t + ... + c4 t^4 */
export type Quartic = Readonly<{ c4: number; c3: number; c2: number; c1: number; c0: number }>;

/**
 * The first downward crossing in 0..end; at or below zero and falling is now.
 *
 * The points of inflection cut the time into pieces. Where the curve is convex Newton's steps from the left climb to the root
 * and never pass it; where it is concave those from the right do. A double root needs no care.
 */
export function crossing(curve: Quartic, end: number): number {
  const { c4, c3, c2, c1, c0 } = curve;
  if (c0 <= 0 && c1 < 0) return 0;
  const [bend, nextBend] = bends(c4, c3, c2);
  let left = 0;
  let value = c0;
  for (let piece = 0; piece < 3; piece++) {
    let right = end;
    if (left < bend && bend < end) right = bend;
    else if (left < nextBend && nextBend < end) right = nextBend;
    const middle = 0.5 * (left + right);
    const last = valueAt(curve, right);
    if ((6 * c4 * middle + 3 * c3) * middle + c2 >= 0) {
      if (value > 0) {
        const found = climb(curve, left, right, last);
        if (found < NEVER) return found;
      }
    } else if (last <= 0) {
      const found = descend(curve, left, right, value);
      if (found < NEVER) return found;
    }
    if (right >= end) return NEVER;
    left = right;
    value = last;
  }
  return NEVER;
}

function valueAt({ c4, c3, c2, c1, c0 }: Quartic, t: number): number {
  return (((c4 * t + c3) * t + c2) * t + c1) * t + c0;
}

function slopeAt({ c4, c3, c2, c1 }: Quartic, t: number): number {
  return ((4 * c4 * t + 3 * c3) * t + 2 * c2) * t + c1;
}

/** The two points of inflection in order; NEVER for one that is missing. */
function bends(c4: number, c3: number, c2: number): readonly [number, number] {
  if (c4 === 0) return c3 !== 0 ? [-c2 / (3 * c3), NEVER] : [NEVER, NEVER];
  const inside = 9 * c3 * c3 - 24 * c4 * c2;
  if (inside <= 0) return [NEVER, NEVER];
  const root = Math.sqrt(inside);
  const q = c3 >= 0 ? -0.5 * (3 * c3 + root) : -0.5 * (3 * c3 - root);
  const one = q / (6 * c4);
  const two = c2 / q;
  return one < two ? [one, two] : [two, one];
}

/** Newton's steps from the left on a convex piece that begins above zero. */
function climb(curve: Quartic, left: number, right: number, last: number): number {
  let t = left;
  for (let k = 0; k < STEPS; k++) {
    const value = valueAt(curve, t);
    const slope = slopeAt(curve, t);
    if (slope >= 0) return NEVER;
    const step = -value / slope;
    t += step;
    if (t > right) return last <= 0 ? right : NEVER;
    if (step < SETTLED) return t > 0 ? t : 0;
  }
  return t;
}

/**
 * Newton's steps from the right on a concave piece that ends at or below zero.
 *
 * If it begins there too and never rises above, two disks overlap by rounding: they meet when they begin to approach.
 */
function descend(curve: Quartic, left: number, right: number, first: number): number {
  let t = right;
  for (let k = 0; k < STEPS; k++) {
    const value = valueAt(curve, t);
    const slope = slopeAt(curve, t);
    if (slope >= 0) return t < right && first <= 0 ? turn(curve, left, right) : NEVER;
    const step = value / slope;
    t -= step;
    if (t < left) return first > 0 ? left : turn(curve, left, right);
    if (step < SETTLED) return t;
  }
  return t;
}

/** When a curve that bends down, and falls at the right end of the piece, begins to fall: by halves. */
function turn(curve: Quartic, left: number, right: number): number {
  while (right - left > SETTLED) {
    const middle = 0.5 * (left + right);
    if (slopeAt(curve, middle) < 0) right = middle;
    else if (left < middle) left = middle;
    else break;
  }
  return right;
}
