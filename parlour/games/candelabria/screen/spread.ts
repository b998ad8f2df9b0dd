/** How the pieces of a territory are laid out within its circle: figures in rows in the middle, earth flames in a bow around them. */
import type { Land, Point } from "./island";

/** Where a piece stands, and how large it is. */
export interface Laid extends Point {
  scale: number;
}

/** The room that a figure takes at its own size, and what of it the row in front may cover. */
const [WIDE, TALL, COVERED] = [33, 44, 13];
const [LARGEST, SMALLEST] = [1.9, 0.45];
/** The rows of figures: so wide and so high, in parts of the radius. */
const [ACROSS, HIGH] = [1.8, 1.28];
/** The bow of the earth flames: its radius, how far a flame is from the next, and how large it is. */
const [BOW, APART, FLAME] = [0.74, 23, 1.5];
/** At most so far to either side of the middle of the bow. */
const WIDEST = 1.35;

/** The figures in their order, row by row, as large as they can be, around the middle of their territory. */
export function figuresLaid(count: number, radius: number): Laid[] {
  if (count === 0) return [];
  const { columns, scale } = rowsFor(count, radius);
  const rows = Math.ceil(count / columns);
  const step = (TALL - COVERED) * scale;
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row < rows - 1 ? columns : count - columns * (rows - 1);
    return {
      x: (at - row * columns - (inRow - 1) / 2) * WIDE * scale,
      y: (row - (rows - 1) / 2) * step,
      scale,
    };
  });
}

/** The number of columns that lets the figures be largest. */
function rowsFor(count: number, radius: number): { columns: number; scale: number } {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const high = TALL + (rows - 1) * (TALL - COVERED);
    const fits = Math.min((ACROSS * radius) / (columns * WIDE), (HIGH * radius) / high);
    const scale = Math.max(SMALLEST, Math.min(LARGEST, fits));
    if (scale > best.scale) best = { columns, scale };
  }
  return best;
}

/** The earth flames in their order along a bow around the middle; `bearing` is where its own middle lies (0: east, down is positive). */
export function flamesLaid(count: number, radius: number, bearing: number): Laid[] {
  const away = BOW * radius;
  const step = Math.min(APART / away, count > 1 ? (2 * WIDEST) / (count - 1) : 0);
  // on the lower half of the circle the angles grow to the left: the first flame stands on the left all the same
  const way = Math.sin(bearing) > 0.5 ? -1 : 1;
  return Array.from({ length: count }, (_, at) => {
    const angle = bearing + way * (at - (count - 1) / 2) * step;
    return { x: Math.cos(angle) * away, y: Math.sin(angle) * away, scale: FLAME };
  });
}

/** So far the pieces of a territory are moved away from the badge of its region, whose middle lies so far from the number circle. */
const [CLEAR, ASIDE, BELOW] = [10, 32, 12];

/** The middle of the pieces of a territory. */
export function centreOf({ centre }: Pick<Land, "centre">, circle: Point): Point {
  const [dx, dy] = [centre.x - circle.x - ASIDE, centre.y - circle.y - BELOW];
  const far = Math.hypot(dx, dy) || 1;
  return { x: centre.x + (dx / far) * CLEAR, y: centre.y + (dy / far) * CLEAR };
}
