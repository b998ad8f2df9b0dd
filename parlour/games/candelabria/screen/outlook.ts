/** Who would win each region now: what the badges on the map show. */
import type { View } from "$web/boards/board";
import { factsOf, realmOf } from "./realm";

export interface Outlook {
  region: number;
  /** Everybody present, the one who would win first, then by power. */
  powers: { house: string; power: number; wins: boolean }[];
  /** A grey temple stands on top: the least power wins. */
  least: boolean;
  /** Its number in the order of this year's battles; 0: none is fought. */
  order: number;
  /** Who has won it this year; null: it is not decided; "": nobody. */
  winner: string | null;
}

export function outlookOf(view: View, region: number): Outlook {
  const realm = realmOf(view);
  const { powers, leaders, battles } = factsOf(view);
  const key = String(region);
  const seat = realm.won[key];
  const winner = seat === undefined ? null : (realm.houses[seat] ?? "");
  const leads = winner ?? leaders[key] ?? "";
  const least = realm.temples[key]?.at(-1) === "grey";
  const way = least ? -1 : 1;
  const present = Object.entries(powers[key] ?? {})
    .map(([house, power]) => ({ house, power, wins: house === leads }))
    .sort((one, two) => Number(two.wins) - Number(one.wins) || way * (two.power - one.power));
  return { region, powers: present, least, order: battles.indexOf(region) + 1, winner };
}

/** How large the badges are drawn where a unit of the map takes so many pixels; 0: it is not known yet. */
export function badgeScale(pixels: number): number {
  return pixels > 0 ? Math.min(1.7, Math.max(1, 0.72 / pixels)) : 1;
}
