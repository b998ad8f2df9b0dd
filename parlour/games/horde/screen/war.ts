/** The shape of Horde's view: what lies on the table, and what the server has worked out of it. */
import type { Decision, View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { mirror } from "./field/geometry";
import type { Content, Facts, Kind, Settlement, War } from "./types";

export type { Kind, Odds, Settlement, UnitFacts, War } from "./types";

/** Everything here is for the eye: a board without it still plays. */
export type WarFacts = Partial<Facts>;

export function warOf(view: View): War {
  return view.table as War;
}

export function factsOf(view: View): WarFacts {
  return (view.facts ?? {}) as WarFacts;
}

export function printedOf(game: GameInfo): Content {
  return game.printed as unknown as Content;
}

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

/** The leader of an army. */
export function leaderOf(game: GameInfo, faction: string): string {
  const { kinds } = printedOf(game);
  return Object.keys(kinds).find((kind) => kinds[kind]?.faction === faction && kinds[kind].rank === "leader") ?? "";
}

/** The settlements in play, each with its hex. */
export function settled(view: View, game: GameInfo): Map<string, string> {
  const war = warOf(view);
  const hexes = new Map<string, string>();
  for (const id of Object.keys(war.durability)) {
    const settlement = printedOf(game).settlements[id];
    if (settlement) hexes.set(id, cornered(war, game, settlement));
  }
  return hexes;
}

/** The hex of a settlement: mirrored where its side has exchanged its corners. */
function cornered(war: War, game: GameInfo, { faction, hex, hex_1v1 }: Settlement): string {
  const printed = war.teams === "1v1" ? hex_1v1 : hex;
  const side = printedOf(game).factions[faction]?.side;
  return war.corners === "both" || war.corners === side ? mirror(printed) : printed;
}

/** Whether what is chosen from deserves room: the first units of an army, and cards that must be read. */
export function isRich(decision: Decision | null): boolean {
  return decision !== null && ["start-combat", "start-support", "seers"].includes(decision.kind);
}
