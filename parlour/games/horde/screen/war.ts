/** The shape of Horde's view: what lies on the table, and what the server has worked out of it. */
import type { Decision, View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { mirrored } from "./geometry";

export interface Marked {
  unit: string;
  by?: string;
  parameter?: string;
  trait?: string;
}

export interface War {
  mode: string;
  teams: string;
  corners: string;
  limit: number;
  factions: string[];
  leads: number[];
  order: string[];
  round: number;
  faction: string;
  activations: number;
  ready: string[];
  active: string;
  transit: string;
  at: Record<string, string>;
  health: Record<string, number>;
  starting: string[];
  reserve: Record<string, string[]>;
  track: Record<string, { unit: string; section: number }>;
  fallen: string[];
  durability: Record<string, number>;
  sieges: { unit: string; settlement: string }[];
  traps: Record<string, string>;
  cleaved: Marked[];
  poisoned: string[];
  silenced: string[];
  ordered: Marked[];
  chilled: Marked[];
  herded: Record<string, Marked[]>;
  drilled: string[];
  spear_broken: Marked[];
  disguised: string[];
  stealing: Marked[];
  hold: string;
  winner: string;
  champions: { faction: string; unit: string }[];
  events_deck: (string | null)[];
  events_discard: (string | null)[];
  active_event: (string | null)[];
}

/** What changes a parameter, and by how much. */
export type Source = [id: string, amount: number];

export interface UnitFacts {
  attack: number;
  defence: number;
  speed: number;
  range: number;
  trait: string;
  immune: boolean;
  sources: Record<string, Source[]>;
}

export interface Odds {
  attack?: number;
  defence?: number;
  hit?: number;
  wounds?: number;
  retreat?: number | null;
}

/** Everything here is for the eye: a board without it still plays. */
export interface WarFacts {
  units?: Record<string, UnitFacts>;
  reach?: Record<string, string[]>;
  threat?: Record<string, string[]>;
  control?: Record<string, string[]>;
  beyond?: string[];
  crossing?: number;
  razed?: number;
  goal?: Record<string, unknown>;
  besieged?: Record<string, string[]>;
  siege_damage?: Record<string, number>;
  garrison?: Record<string, string>;
  paths?: Record<string, string[]>;
  odds?: Record<string, Odds | number>;
}

export interface Kind {
  faction: string;
  rank: string;
  mount: string;
  health: number;
  attack: number;
  defence: number;
  speed: number;
  summon_time: number;
  range: number;
  trait: string;
  points: number;
}

export interface Settlement {
  faction: string;
  capital: boolean;
  durability: number;
  hex: string;
  hex_1v1: string;
}

/** What is printed in the box. */
export interface Printed {
  kinds: Record<string, Kind>;
  traits: Record<string, { timing: string }>;
  cards: Record<string, { type: string }>;
  factions: Record<string, { side: string; capital: string }>;
  settlements: Record<string, Settlement>;
  modes: Record<string, { rounds: number }>;
  track: number;
  crossing: number;
  razed_1v1: number;
  razed_2v2: number;
}

export function warOf(view: View): War {
  return view.table as War;
}

export function factsOf(view: View): WarFacts {
  return (view.facts ?? {}) as WarFacts;
}

export function printedOf(game: GameInfo): Printed {
  return game.printed as unknown as Printed;
}

/** The factions that a seat leads. */
export function factionsOf(war: War, seat: number | null): string[] {
  return war.factions.filter((_, at) => war.leads[at] === seat);
}

/** The kind of a token: `rus_axe` of `rus_axe1`. */
export function kindOf(game: GameInfo, unit: string): string {
  return game.names[unit]?.replace(/^unit-/, "") ?? unit;
}

/** What is printed on a token, or on all tokens of a kind. */
export function tokenOf(game: GameInfo, unit: string): Kind | undefined {
  return printedOf(game).kinds[kindOf(game, unit)];
}

export function isUnit(game: GameInfo, id: string): boolean {
  return tokenOf(game, id) !== undefined;
}

/** The settlements in play, each with its hex. */
export function settled(view: View, game: GameInfo): Map<string, string> {
  const war = warOf(view);
  const found = new Map<string, string>();
  for (const id of Object.keys(war.durability)) {
    const settlement = printedOf(game).settlements[id];
    if (settlement) found.set(id, cornered(war, game, settlement));
  }
  return found;
}

/** The hex of a settlement: mirrored where its side has exchanged its corners. */
function cornered(war: War, game: GameInfo, { faction, hex, hex_1v1 }: Settlement): string {
  const printed = war.teams === "1v1" ? hex_1v1 : hex;
  const side = printedOf(game).factions[faction]?.side;
  return war.corners === "both" || war.corners === side ? mirrored(printed) : printed;
}

/** Whether what is chosen from deserves room: the first units of an army, and cards that must be read. */
export function isRich(decision: Decision | null): boolean {
  return decision !== null && ["start-combat", "start-support", "seers"].includes(decision.kind);
}
