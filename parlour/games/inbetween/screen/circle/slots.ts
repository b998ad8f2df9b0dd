/** Where the townsfolk stand: two rows and one at either end, so that nobody hides anybody, however many are left. */

/** A place in the ring, from −1 to 1 both ways; y downwards. */
export interface Slot {
  x: number;
  y: number;
  /** The same where the room is narrow: the corners are filled. */
  tight: { x: number; y: number };
}

/** The outer ones of a row stand a little nearer to the middle of the ring. */
const BEND = 0.06;
/** How far out a row of four reaches. */
const REACH = 0.78;

/** The slots of a ring of that many, clockwise from the upper left. */
export function slotsOf(count: number): Slot[] {
  if (count < 3) return Array.from({ length: count }, (_, at) => flat((at + 0.5) / count));
  const above = Math.ceil((count - 2) / 2);
  const below = count - 2 - above;
  return [
    ...row(above, -1),
    { x: 1, y: 0, tight: { x: 1, y: 0 } },
    ...row(below, 1).reverse(),
    { x: -1, y: 0, tight: { x: -1, y: 0 } },
  ];
}

function row(count: number, y: number): Slot[] {
  return Array.from({ length: count }, (_, at) => {
    const along = count > 1 ? (2 * at) / (count - 1) - 1 : 0;
    const wide = count > 1 ? (count - 1) / 3 : 0;
    const reach = Math.min(1, wide);
    return {
      x: along * REACH * reach,
      y: y * (1 - BEND * (along * reach) ** 2),
      tight: { x: along * reach, y },
    };
  });
}

function flat(along: number): Slot {
  const x = 2 * along - 1;
  return { x, y: 0, tight: { x, y: 0 } };
}

/** The direction from a slot to the middle of the ring: down for the upper row, left for the one at the right. */
export function inward(slot: Slot): { x: number; y: number } {
  if (Math.abs(slot.tight.y) > 0.5) return { x: 0, y: -Math.sign(slot.tight.y) };
  return { x: -Math.sign(slot.x), y: 0 };
}
