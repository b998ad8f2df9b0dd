/** What is printed on the pieces of Candelabria, as the server tells it. */
import type { GameInfo } from "$web/wire/types";
import type { Candle, Content, Curse, Icon, Tactics, Upgrade, Withering } from "./types";

export type { Icon as PrintedIcon } from "./types";

export const ROLES: readonly string[] = ["explorer", "pilgrim", "warrior"];
export const TEMPLES: readonly string[] = ["white", "grey", "black"];
/** With this many earth flames in reserve, or fewer, a House is warned. */
export const FEW_FLAMES = 3;

export function printedOf(game: GameInfo): Content {
  return game.printed as unknown as Content;
}

/** The kind of a card: copies are told apart by what follows a dash. */
export function kindOf(card: string): string {
  return card.split("-", 1)[0] ?? card;
}

export function candleOf(game: GameInfo, card: string): Candle | null {
  return printedOf(game).candles[card] ?? null;
}

export function tacticsOf(game: GameInfo, card: string): Tactics | null {
  return printedOf(game).tactics[kindOf(card)] ?? null;
}

export function upgradeOf(game: GameInfo, token: string): Upgrade | null {
  return printedOf(game).upgrades[token] ?? null;
}

export function curseOf(game: GameInfo, curse: string): Curse | null {
  return printedOf(game).curses[curse] ?? null;
}

export function witheringOf(game: GameInfo, card: string): Withering | null {
  return printedOf(game).withering[kindOf(card)] ?? null;
}

/** The weak action of a slot (1 or 2) of a House's war board. */
export function weakOf(game: GameInfo, house: string, slot: number): Icon | null {
  return printedOf(game).houses[house]?.weak[slot - 1] ?? null;
}

/** The flames that a candle of a role has when it is placed. */
export function flamesOf(game: GameInfo, role: string): number {
  return printedOf(game).roles[role] ?? 0;
}

/** The abilities of a House in the order of their years. */
export function abilitiesOf(game: GameInfo, house: string): { id: string; year: number }[] {
  return Object.entries(printedOf(game).abilities)
    .filter(([, ability]) => ability.house === house)
    .map(([id, { year }]) => ({ id, year }))
    .sort((one, other) => one.year - other.year);
}

/** A year as it is printed. */
export function numeral(year: number): string {
  return ["0", "I", "II", "III"][year] ?? String(year);
}

/** A figure's parts: `ash_explorer` is the explorer of Ash. */
export function figureOf(id: string): { house: string; role: string } | null {
  const [house = "", role = "", more] = id.split("_");
  return more === undefined && (ROLES.includes(role) || role === "castle") ? { house, role } : null;
}
