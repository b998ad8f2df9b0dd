/** How this board is handled: nothing is dragged to its place but by the field itself; a card stands for its disk. */
import type { Described, Place } from "$web/boards/board";
import type { Manner } from "$web/boards/gestures.svelte";
import { beginningOf, CARD, POWER } from "./offers";

export const MANNER: Manner = {
  isGoingOn: (action, begun) => beginningOf(action) === begun,
  dragged: () => false,
  dropped: () => false,
  meant,
};

/** A press on a card means the disk on the field, one on an artifact its power. */
export function meant({ id }: Place, { groups }: Described): Place | null {
  const wanted = id.startsWith(CARD) ? id.slice(CARD.length) : `${POWER}${id}`;
  const found = groups.flatMap(({ places }) => places).find((place) => place.id === wanted);
  return found && found.offers.length > 0 ? found : null;
}
