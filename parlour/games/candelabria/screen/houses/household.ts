/** How a House stands: what the boards show of it in numbers. */
import type { Group, Place, Scene } from "$web/boards/board";
import { FEW_FLAMES } from "../printed";
import { realmOf } from "../realm";
import { aloneOf } from "./alone";

export interface Standing {
  seat: number;
  house: string;
  /** Victory points; null where none are won: in a game alone. */
  vp: number | null;
  wax: number;
  gold: number;
  /** Earth flames that are left. */
  reserve: number;
  /** So few earth flames are left that the player is warned. */
  scarce: boolean;
  hand: number;
  /** Tactics cards that may still be played. */
  tactics: number;
  /** It is asked something now. */
  asked: boolean;
}

export function standingOf(scene: Scene, house: string): Standing {
  const realm = realmOf(scene.view);
  const seat = realm.houses.indexOf(house);
  const key = String(seat);
  const reserve = realm.reserve[seat] ?? 0;
  return {
    seat,
    house,
    vp: aloneOf(scene) ? null : (realm.vp[seat] ?? 0),
    wax: realm.wax[seat] ?? 0,
    gold: realm.gold[seat] ?? 0,
    reserve,
    scarce: reserve <= FEW_FLAMES,
    hand: realm.hands[key]?.length ?? 0,
    tactics: realm.owned[key]?.length ?? 0,
    asked: key in scene.view.asked,
  };
}

/** The warehouse cell by cell: wax first, then gold, then nothing. */
export function cells({ wax, gold }: { wax: number; gold: number }, room: number): ("wax" | "gold" | "")[] {
  return Array.from({ length: room }, (_, cell) => (cell < wax ? "wax" : cell < wax + gold ? "gold" : ""));
}

export function placeIn(group: Group, id: string): Place | undefined {
  return group.places.find((place) => place.id === id);
}

/** The places whose ids begin so, such as `tactic:`. */
export function placesIn(group: Group, family: string): Place[] {
  return group.places.filter((place) => place.id.startsWith(`${family}:`));
}

/** What follows the family in the id of a place. */
export function restOf(place: Place): string {
  return place.id.slice(place.id.indexOf(":") + 1);
}

/** The House that a board belongs to, by the id of its group. */
export function boardHouse(group: Group): string {
  return group.id.slice("house:".length);
}

/** The groups of the other Houses, in the order of the seats after the one who looks. */
export function rivalsOf(scene: Scene, groups: readonly Group[]): Group[] {
  const houses = realmOf(scene.view).houses;
  const mine = scene.view.seat ?? -1;
  const turn = (group: Group) => (houses.indexOf(boardHouse(group)) - mine - 1 + houses.length) % houses.length;
  return groups
    .filter((group) => group.id.startsWith("house:") && houses.indexOf(boardHouse(group)) !== mine)
    .sort((one, other) => turn(one) - turn(other));
}
