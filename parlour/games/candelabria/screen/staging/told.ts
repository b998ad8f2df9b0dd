/** An event with all that events of Candelabria say, and what it does to the table. */
import type { GameEvent } from "$web/boards/board";
import { type Realm, seatOf } from "../realm";

export interface Told extends GameEvent {
  seat: number;
  house: string;
  houses: string[];
  year: number;
  season: string;
  curse: string;
  region: number;
  card: string;
  role: string;
  territory: string;
  wax: number;
  gold: number;
  number: number;
  figure: string;
  candle: string;
  flames: number;
  victim: string;
  kind: string;
  upgrade: string;
  temple: string;
  vp: number;
  slot: number;
  slots: string[];
  target: string;
}

export type Change = (realm: Realm, told: Told) => Realm;

/** A list by seat with so much more for a House. */
export function more(list: readonly number[], realm: Realm, house: string, amount: number): number[] {
  const seat = seatOf(realm, house);
  return list.map((each, at) => (at === seat ? each + amount : each));
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
  return at < 0 ? [...cards] : cards.filter((_, each) => each !== at);
}
