/** What events do to the table; the cards that they name lie open. */
import type { Changes, Open } from "$web/boards/staging";
import { type Realm, seatOf } from "../realm";
import type { RealmEvent } from "../types";

export type RealmChanges = Changes<Realm, Open<RealmEvent>>;

/** A list by seat with `amount` added for a House. */
export function more(list: readonly number[], realm: Realm, house: string, amount: number): number[] {
  const seat = seatOf(realm, house);
  return list.map((value, at) => (at === seat ? value + amount : value));
}
