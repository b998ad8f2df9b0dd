/** The cards that the viewer has not seen: the whole deck of a side less all that lies open to them. */
import type { View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { cardsOf, countCards, deckOf, duelOf, type Lying, type Side } from "../duel";

/** How many of each kind are still hidden from the one who looks, in the order of the deck. */
export function unseenOf(view: View, game: GameInfo, side: Side): Map<string, number> {
  const seen = countCards(openOf(view, side)).kinds;
  const hidden = new Map<string, number>();
  for (const [kind, copies] of deckOf(game, side)) {
    const left = copies - (seen.get(kind) ?? 0);
    if (left > 0) hidden.set(kind, left);
  }
  return hidden;
}

/** Every card of a side that lies somewhere in sight, and those of its hand that are known. */
function openOf(view: View, side: Side): Lying[] {
  const duel = duelOf(view);
  return [
    ...cardsOf(duel.decks, side),
    ...cardsOf(duel.hands, side),
    ...cardsOf(duel.discards, side),
    ...cardsOf(duel.limbo, side),
    ...Object.values(duel.laid),
    ...duel.equipment,
    ...duel.box,
  ];
}
