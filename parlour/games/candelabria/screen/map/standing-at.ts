/** Who and what is on a territory, in the order in which it is drawn. */

import type { Place, View } from "$web/boards/board";
import { factsOf, figuresOf, housesInOrder, mineOf, realmOf, seatOf, symbolOf, territoryOf } from "../realm";

export interface Standing {
  /** Castles, candles and (with two players) curse figures. */
  figures: string[];
  /** The Houses with an earth flame there. */
  flames: string[];
}

export function standingAt(view: View, territory: string): Standing {
  const realm = realmOf(view);
  const houses = housesInOrder(realm);
  const lit = factsOf(view).earth[territory] ?? [];
  const curses = Object.keys(realm.haunts);
  const here = [...houses.flatMap((house) => figuresOf(realm, house)), ...curses].filter(
    (figure) => territoryOf(realm, figure) === territory,
  );
  return { figures: here, flames: houses.filter((house) => lit.includes(house)) };
}

/** The answers with which a piece enters a territory and lights a flame there. */
const ENTERING = new Set(["move", "burn", "borrow"]);

/** What the action there would count; null where nobody enters, where an own flame burns already, or none is left. */
export function arrivalCount(view: View, place: Pick<Place, "id" | "offers">): number | null {
  const mine = mineOf(view);
  const { gains, earth } = factsOf(view);
  const enters = place.offers.some(({ action }) => ENTERING.has(action.split(" ")[0] ?? ""));
  const reserve = realmOf(view).reserve[seatOf(realmOf(view), mine)] ?? 0;
  if (!enters || reserve === 0 || (earth[place.id] ?? []).includes(mine)) return null;
  return gains[mine]?.[symbolOf(place.id)] ?? null;
}
