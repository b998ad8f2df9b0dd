/** Who and what is on a territory, in the order in which it is drawn. */
import type { View } from "$web/boards/board";
import { factsOf, figuresOf, housesInOrder, realmOf, territoryOf } from "./realm";

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
