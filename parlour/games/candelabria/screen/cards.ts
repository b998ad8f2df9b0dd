/** What is printed on the pieces of Candelabria, as the server tells it. */
import type { GameInfo } from "$web/wire/types";

/** An icon and how many times it is done. */
export interface PrintedIcon {
  kind: string;
  times: number;
}

export interface PrintedCandle {
  /** The House that it belongs to; "" for the upgraded ones. */
  house: string;
  year: number;
  wax: number;
  icons: PrintedIcon[];
}

export interface PrintedTactics {
  house: string;
  icons: PrintedIcon[];
  /** It cannot neutralise (⊘). */
  barred: boolean;
}

/** What an upgrade does: one more of something, an icon at an occasion, one more of a symbol, or points at the end. */
export interface PrintedDeed {
  what?: string;
  event?: string;
  icon?: PrintedIcon;
  symbol?: string;
  each?: number;
}

export interface PrintedUpgrade {
  year: number;
  does: PrintedDeed;
}

export interface PrintedCurse {
  region: number;
  property: string;
}

export interface PrintedWithering {
  choices: PrintedIcon[];
  special: string;
}

interface Printed {
  houses: Record<string, { weak: PrintedIcon[]; turn: number; region: number }>;
  abilities: Record<string, { house: string; year: number }>;
  roles: Record<string, number>;
  candles: Record<string, PrintedCandle>;
  tactics: Record<string, PrintedTactics>;
  upgrades: Record<string, PrintedUpgrade>;
  curses: Record<string, PrintedCurse>;
  missions: Record<string, { yearly: boolean }>;
  withering: Record<string, PrintedWithering>;
  discoveries: Record<string, unknown>;
  temples: Record<string, number>;
  scenarios: Record<string, { objective: string }>;
  warehouse: number;
  upgrade_slots: number;
  temple_price: number;
  battle_vp: number[];
  yearly_vp: number[];
  hierarchical_vp: number[];
  white_vp: number;
  glory: number;
  curse_power: number;
  castle_power: number;
  vp_track: number;
}

export const ROLES: readonly string[] = ["explorer", "pilgrim", "warrior"];
export const TEMPLES: readonly string[] = ["white", "grey", "black"];
/** From so few earth flames in reserve on a House is warned. */
export const FEW_FLAMES = 3;

export function printedOf(game: GameInfo): Printed {
  return game.printed as unknown as Printed;
}

/** The kind of a card: copies are told apart by what follows a dash. */
export function kindOf(card: string): string {
  return card.split("-", 1)[0] ?? card;
}

export function candleOf(game: GameInfo, card: string): PrintedCandle | null {
  return printedOf(game).candles[card] ?? null;
}

export function tacticsOf(game: GameInfo, card: string): PrintedTactics | null {
  return printedOf(game).tactics[kindOf(card)] ?? null;
}

export function upgradeOf(game: GameInfo, token: string): PrintedUpgrade | null {
  return printedOf(game).upgrades[token] ?? null;
}

export function curseOf(game: GameInfo, curse: string): PrintedCurse | null {
  return printedOf(game).curses[curse] ?? null;
}

export function witheringOf(game: GameInfo, card: string): PrintedWithering | null {
  return printedOf(game).withering[kindOf(card)] ?? null;
}

/** The weak action of a slot (1 or 2) of a House's war board. */
export function weakOf(game: GameInfo, house: string, slot: number): PrintedIcon | null {
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
