/** What events do to the table; the cards that they name lie open. */
import { type Realm, seatOf } from "../realm";
import type { RealmEvent } from "../types";

export type Changes = { readonly [Told in RealmEvent as Told["event"]]?: (realm: Realm, told: Open<Told>) => Realm };
type Open<Told> = { [Fact in keyof Told]: NonNullable<Told[Fact]> };

/** A list by seat with `amount` added for a House. */
export function more(list: readonly number[], realm: Realm, house: string, amount: number): number[] {
  const seat = seatOf(realm, house);
  return list.map((value, at) => (at === seat ? value + amount : value));
}

/** What is left of a record without one of its names. */
export function left<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  const { [name]: _, ...rest } = record;
  return rest;
}

/** Without this card; where it cannot be seen, without one of the hidden ones. */
export function without<Card extends string | null>(cards: readonly Card[], card: string): Card[] {
  const known = cards.indexOf(card as Card);
  const at = known >= 0 ? known : cards.indexOf(null as Card);
  return at < 0 ? [...cards] : cards.filter((_, index) => index !== at);
}
