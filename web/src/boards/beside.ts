/** Where a small card goes so that it stands beside what it explains, hides nothing of it, and stays on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
/** Neighbours of what is explained stay in sight, up to this size. */
const NEIGHBOUR = 56;

/** The corner for a card of that size: right of the thing, else left of it, else below, else above. */
export function besides(card: Pick<Box, "width" | "height">, thing: Box | undefined, width: number, height: number) {
  const within = (at: number, size: number, limit: number) => Math.max(GAP, Math.min(at, limit - size - GAP));
  if (!thing) return { left: width - card.width - GAP, top: GAP };
  const aside = GAP + Math.min(NEIGHBOUR, thing.width);
  const top = within(thing.top + thing.height / 2 - card.height / 2, card.height, height);
  const right = thing.left + thing.width + aside;
  if (right + card.width + GAP <= width) return { left: right, top };
  const left = thing.left - card.width - aside;
  if (left >= GAP) return { left, top };
  const middle = within(thing.left + thing.width / 2 - card.width / 2, card.width, width);
  const below = thing.top + thing.height + GAP;
  if (below + card.height + GAP <= height) return { left: middle, top: below };
  return { left: middle, top: within(thing.top - card.height - GAP, card.height, height) };
}
