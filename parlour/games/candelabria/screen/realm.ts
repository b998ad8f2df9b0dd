/** The table of Candelabria as the server sends it, and what it works out for the screen. */
import type { View } from "$web/boards/board";
import { ROLES } from "./cards";

/** A card as it lies somewhere; null: it cannot be seen. */
export type Lying = string | null;

/** A curse figure on the map; `territory` counts with two players alone, where nobody (-1) controls it. */
export interface Haunt {
  region: number;
  territory: string;
  seat: number;
}

export interface Claim {
  seat: number;
  marked: boolean;
}

/** Lists are by seat; what has seats or regions for names has them as text. */
export interface Realm {
  side: "small" | "large";
  two: boolean;
  /** The rules for one: automated Houses follow in `houses`, and have no seats. */
  solo: boolean;
  missions: boolean;
  withering: boolean;
  discovery: boolean;
  chimera: boolean;
  /** House rules for two. */
  curseless: boolean;
  apart: boolean;
  houses: string[];
  year: number;
  season: string;
  track: number[];
  active: number;
  vp: number[];
  wax: number[];
  gold: number[];
  reserve: number[];
  castles: string[];
  at: Record<string, string>;
  flames: Record<string, number>;
  influence: Record<string, number[]>;
  struck: number[];
  haunts: Record<string, Haunt>;
  temples: Record<string, string[]>;
  contest: number;
  fighting: number[];
  slotted: Record<string, string>;
  won: Record<string, number>;
  moved: string[];
  claimed: Record<string, Claim[]>;
  house_candles: string[];
  candle_deck: Lying[];
  hands: Record<string, Lying[]>;
  spent: Record<string, string[]>;
  slots: Record<string, string[]>;
  tactics_deck: Lying[];
  tactics_display: string[];
  owned: Record<string, string[]>;
  used: Record<string, string[]>;
  stacks: Record<string, Lying[]>;
  tops: Record<string, string[]>;
  built: Record<string, string[]>;
  curse_deck: Lying[];
  curses: string[];
  personal: Record<string, Lying[]>;
  common: string[];
  open_missions: Record<string, string[]>;
  mission_deck: Lying[];
  withering_deck: Lying[];
  withered: Record<string, string[]>;
  hidden: Record<string, Lying[]>;
  found: string[];
}

/** What the power of a House in the contested region is made of. */
export interface Muster {
  earth: number;
  candles: number;
  castle: number;
  curses: number;
  other: number;
}

export interface RealmFacts {
  earth: Record<string, string[]>;
  powers: Record<string, Record<string, number>>;
  leaders: Record<string, string>;
  muster: Record<string, Muster>;
  battles: number[];
  /** What the action of a symbol would count for a House now, and after one more flame on it. */
  counts: Record<string, Record<string, number>>;
  gains: Record<string, Record<string, number>>;
  masters: Record<string, string>;
  supply: Record<string, number>;
  ending: Record<string, Record<string, number>>;
  worth: number;
}

/** Before the first year nothing is worked out. */
const NOTHING: RealmFacts = {
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
};

export function realmOf(view: View): Realm {
  return view.table as Realm;
}

export function factsOf(view: View): RealmFacts {
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

/** The symbol of a territory. */
export function symbolOf(territory: string): string {
  return territory.slice(territory.indexOf("_") + 1);
}

/** The card on a slot (1 or 2) of a House in this battle; "" where none lies. */
export function slottedAt(realm: Realm, house: string, slot: number): string {
  return realm.slotted[String(2 * seatOf(realm, house) + slot - 1)] ?? "";
}

/** The slot place where a revealed card lies: its House and slot; null where it does not. */
export function slotOf(realm: Realm, card: string): { house: string; slot: number } | null {
  const key = Object.keys(realm.slotted).find((each) => realm.slotted[each] === card);
  return key === undefined ? null : { house: houseOf(realm, Math.floor(Number(key) / 2)), slot: (Number(key) % 2) + 1 };
}

/** The cards of a seat in a zone that is kept by seat. */
export function ofSeat<Card extends Lying>(zone: Record<string, Card[]>, seat: number): Card[] {
  return zone[String(seat)] ?? [];
}
