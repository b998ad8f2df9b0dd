/** Who would win each region now: what the badges on the map show. */
import type { View } from "$web/boards/board";
import { factsOf, realmOf } from "../realm";

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

/** Whether there is anything for a badge to tell: a battle, and somebody who would win it. */
export function isTold({ powers, order }: Outlook): boolean {
  return order > 0 && powers.length > 0;
}

/** How many rivals of the leader are shown on the map; the rest is counted. */
export const RIVALS = 2;

/** How large the badges must be drawn to be read; `pixels` is what a unit of the map takes, 0 if that is not known yet. */
export function badgeScale(pixels: number): number {
  return pixels > 0 ? Math.ceil(Math.min(1.6, Math.max(1.2, 0.65 / pixels)) * 10) / 10 : 1.5;
}

/** The room that a badge takes: the leader and the crown above, the rivals below; nothing where nobody fights. */
export function badgeRoom(houses: number, size: number): { width: number; height: number } {
  if (houses < 2) return { width: 0, height: 0 };
  const width = houses > 2 ? 68 : 58;
  return { width: width * size, height: 50 * size };
}
