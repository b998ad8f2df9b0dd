/** On which sides of a territory its earth flames and its coin lie, so that the badge of the region covers neither. */
import type { Land, Point } from "./island";
import { centreOf } from "./spread";

export interface Bearings {
  /** Where the middle of the bow of flames lies from the middle of the territory; 0: east, down is positive. */
  flames: number;
  coin: Point;
}

const TURN = Math.PI / 4;
const ROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => eighth * TURN);
const [DOWN, UP] = [2 * TURN, 6 * TURN];
/** What the number circle and its badge cover, from the middle of the circle. */
const BADGE = { left: -24, top: -28, right: 104, bottom: 58 };
/** So near the badge a piece is half hidden. */
const NEAR = 18;
/** How far from the middle the coin lies, and the flames, in parts of the radius. */
const [COIN, BOW] = [0.76, 0.74];

/** The best sides; where none is covered, the flames lie below and the coin above. */
export function bearingsOf(land: Land, circle: Point): Bearings {
  const middle = centreOf(land, circle);
  const at = (angle: number, part: number): Point => ({
    x: middle.x + Math.cos(angle) * part * land.radius,
    y: middle.y + Math.sin(angle) * part * land.radius,
  });
  const bow = (angle: number) => [-TURN, 0, TURN].map((aside) => hidden(at(angle + aside, BOW), circle));
  const cost = (angle: number) => bow(angle).reduce((sum, each) => sum + each, 0) + strangeness(angle, DOWN);
  const flames = least([DOWN, UP, 0, 4 * TURN], cost);
  const beside = ROUND.filter((angle) => apart(angle, flames) > 2.5 * TURN);
  const coin = at(
    least(beside, (angle) => hidden(at(angle, COIN), circle) * 3 + strangeness(angle, UP)),
    COIN,
  );
  return { flames, coin };
}

/** How much of a piece at that point the badge of the region hides. */
function hidden(point: Point, circle: Point): number {
  const aside = Math.max(circle.x + BADGE.left - point.x, point.x - circle.x - BADGE.right, 0);
  const above = Math.max(circle.y + BADGE.top - point.y, point.y - circle.y - BADGE.bottom, 0);
  return Math.max(0, NEAR - Math.hypot(aside, above));
}

/** All territories are alike where nothing speaks against it. */
function strangeness(angle: number, usual: number): number {
  return 6 * apart(angle, usual);
}

function apart(one: number, two: number): number {
  const between = Math.abs(one - two) % (2 * Math.PI);
  return Math.min(between, 2 * Math.PI - between);
}

function least(angles: readonly number[], cost: (angle: number) => number): number {
  return angles.reduce((best, angle) => (cost(angle) < cost(best) ? angle : best), angles[0] ?? 0);
}
