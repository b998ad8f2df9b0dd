/** The view once an event has been shown: only for the eye. */
import type { GameEvent, View } from "$web/boards/board";
import { changedBy } from "$web/boards/staging";
import { factsOf, realmOf } from "./realm";
import { cardsAfter } from "./staging/cards";
import { figuresAfter, flamesAfter } from "./staging/figures";
import { timesAfter } from "./staging/times";
import type { RealmEvent } from "./types";

const CHANGES = { ...timesAfter, ...figuresAfter, ...cardsAfter };

export function after(view: View, event: GameEvent): View {
  const changed = changedBy(CHANGES, realmOf(view), event);
  const earth = flamesAfter(factsOf(view).earth, event as RealmEvent);
  return { ...view, table: { ...view.table, ...changed }, facts: { ...view.facts, earth } };
}
