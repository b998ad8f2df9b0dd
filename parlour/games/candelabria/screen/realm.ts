/** The table of Candelabria as the server sends it, and what it works out for the screen. */
import type { View } from "$web/boards/board";
import { ROLES } from "./printed";
import type { Facts, Realm } from "./types";

/** A card as it lies somewhere; null: it cannot be seen. */
export type Lying = string | null;

export type { Muster, Realm } from "./types";

/** Before the first year nothing is worked out. */
const NOTHING: Facts = {
  earth: {},
  powers: {},
  leaders: {},
  muster: {},
  battles: [],
  counts: {},
  gains: {},
  masters: {},
  supply: {},
  ending: {},
  worth: 0,
  burning: {},
  points: {},
};

export function realmOf(view: View): Realm {
  return view.table as Realm;
}

export function factsOf(view: View): Facts {
  return { ...NOTHING, ...view.facts };
}

/** The House that a seat leads; "" before it is taken, and for nobody. */
export function houseOf(realm: Pick<Realm, "houses">, seat: number): string {
  return realm.houses[seat] ?? "";
}

/** The seat that leads a House; -1: nobody. */
export function seatOf(realm: Pick<Realm, "houses">, house: string): number {
  return house === "" ? -1 : realm.houses.indexOf(house);
}

/** The House of the one who looks; "" for a spectator. */
export function mineOf(view: View): string {
  return view.seat === null ? "" : houseOf(realmOf(view), view.seat);
}

/** The Houses in play in the order of the track. */
export function housesInOrder(realm: Pick<Realm, "houses" | "track">): string[] {
  return realm.track.map((seat) => houseOf(realm, seat)).filter((house) => house !== "");
}

/** The figure of a House: `castle` and the roles. */
export function figureIn(house: string, role: string): string {
  return `${house}_${role}`;
}

/** Where a castle, a candle or (with two players) a curse figure stands; "" where it does not. */
export function territoryOf(realm: Realm, figure: string): string {
  const [house = "", role = ""] = figure.split("_");
  if (role === "castle") return realm.castles[seatOf(realm, house)] ?? "";
  return realm.at[figure] ?? realm.haunts[figure]?.territory ?? "";
}

/** The castle of a House and its candles on the map. */
export function figuresOf(realm: Realm, house: string): string[] {
  return ["castle", ...ROLES]
    .map((role) => figureIn(house, role))
    .filter((figure) => territoryOf(realm, figure) !== "");
}

/** The region of a territory: `r4_tavern` lies in region 4. */
export function regionOf(territory: string): number {
  return Number(/^r(\d+)_/.exec(territory)?.[1] ?? 0);
}

export function symbolOf(territory: string): string {
  return territory.slice(territory.indexOf("_") + 1);
}

/** The card on a slot (1 or 2) of a House in this battle; "" where none lies. */
export function slottedAt(realm: Realm, house: string, slot: number): string {
  return realm.slotted[String(2 * seatOf(realm, house) + slot - 1)] ?? "";
}

/** The slot place where a revealed card lies: its House and slot; null where it does not. */
export function slotOf(realm: Realm, card: string): { house: string; slot: number } | null {
  const key = Object.keys(realm.slotted).find((slot) => realm.slotted[slot] === card);
  return key === undefined ? null : { house: houseOf(realm, Math.floor(Number(key) / 2)), slot: (Number(key) % 2) + 1 };
}

/** The cards of a seat in a zone that is kept by seat. */
export function ofSeat<Card extends Lying>(zone: Record<string, Card[]>, seat: number): Card[] {
  return zone[String(seat)] ?? [];
}
