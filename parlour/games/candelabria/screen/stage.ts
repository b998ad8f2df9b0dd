/** The view once an event has been shown: only for the eye. */
import type { GameEvent, View } from "$web/boards/board";
import { factsOf, realmOf } from "./realm";
import { cardsAfter } from "./staging/cards";
import { figuresAfter, flamesAfter } from "./staging/figures";
import { timesAfter } from "./staging/times";
import type { Changes } from "./staging/told";
import type { Realm, RealmEvent } from "./types";

const CHANGES: Changes = { ...timesAfter, ...figuresAfter, ...cardsAfter };

export function after(view: View, event: GameEvent): View {
  const change = CHANGES[event.event as keyof Changes] as ((realm: Realm, told: GameEvent) => Realm) | undefined;
  const realm = change?.(realmOf(view), event) ?? realmOf(view);
  const earth = flamesAfter(factsOf(view).earth, event as RealmEvent);
  return { ...view, table: { ...realm }, facts: { ...view.facts, earth } };
}
