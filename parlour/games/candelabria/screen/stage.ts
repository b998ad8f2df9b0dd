/** The view once an event has been shown: only for the eye. */
import type { GameEvent, View } from "$web/boards/board";
import { factsOf, realmOf } from "./realm";
import { cardsAfter } from "./staging/cards";
import { figuresAfter } from "./staging/figures";
import { flamesAfter } from "./staging/flames";
import { timesAfter } from "./staging/times";
import type { Change, Told } from "./staging/told";

const CHANGES: Readonly<Record<string, Change>> = { ...timesAfter, ...figuresAfter, ...cardsAfter };

export function after(view: View, event: GameEvent): View {
  const told = event as Told;
  const realm = CHANGES[event.event]?.(realmOf(view), told) ?? realmOf(view);
  return { ...view, table: { ...realm }, facts: { ...view.facts, earth: flamesAfter(factsOf(view).earth, told) } };
}
