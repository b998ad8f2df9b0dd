/** What is printed on the cards, as the game tells its client. */
import type { GameInfo } from "$web/wire/types";
import { typeOf } from "./desk";
import { missileLook } from "./looks/missiles";
import type { Character, Content } from "./types";

const boxOf = (game: Pick<GameInfo, "printed">): Content => game.printed as unknown as Content;

export const cardOf = (game: Pick<GameInfo, "printed">, disk: string): Character | undefined =>
  boxOf(game).characters[typeOf(disk)];

/** The kind of a missile by its disk: `scorching_flame` of `flame3`. */
export const missileKind = (disk: string): string => missileLook(disk)?.id ?? disk;

/** So much damage in a turn earns a ritual card; none at all does, too. */
export const ritualDamage = (game: Pick<GameInfo, "printed">): number => boxOf(game).ritual_damage;

/** The kind of a ritual card: `healing` of `healing2`. */
export const ritualKind = (card: string): string => card.replace(/\d+$/, "");

/** What of a character shows in its supply: missiles on its own card, or on the common one; null where it has none. */
export function supplyOf(
  game: Pick<GameInfo, "printed">,
  disk: string,
  supply: Readonly<Record<string, number>>,
  reserve: Readonly<Record<string, number>>,
): { missile: string; left: number; most: number | null } | null {
  const card = cardOf(game, disk);
  if (!card?.missile) return null;
  return card.supply > 0
    ? { missile: card.missile, left: supply[disk] ?? 0, most: card.supply }
    : { missile: card.missile, left: reserve[card.missile] ?? 0, most: null };
}
