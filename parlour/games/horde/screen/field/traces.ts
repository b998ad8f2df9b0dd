/** What has changed on the field since somebody looked at it last: told by two views alone. */
import type { View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { factionsOf, settled, tokenOf, warOf } from "../war";

export interface Trace {
  /** The unit or settlement. */
  piece: string;
  kind: "moved" | "arrived" | "hurt" | "fell";
  hex: string;
  /** Where it moved from. */
  from?: string;
}

/** The moves and arrivals of others, and everybody's wounds and deaths. */
export function tracesOf(before: View, now: View, game: GameInfo): Trace[] {
  const [then, war] = [warOf(before), warOf(now)];
  const own = factionsOf(war, now.seat);
  const traces: Trace[] = [];
  for (const [piece, hex] of Object.entries(war.at)) {
    const from = then.at[piece];
    if ((war.health[piece] ?? 0) < (then.health[piece] ?? 0)) traces.push({ piece, kind: "hurt", hex });
    if (own.includes(tokenOf(game, piece)?.faction ?? "")) continue;
    if (from === undefined) traces.push({ piece, kind: "arrived", hex });
    else if (from !== hex) traces.push({ piece, kind: "moved", hex, from });
  }
  for (const [piece, hex] of Object.entries(then.at))
    if (war.fallen.includes(piece)) traces.push({ piece, kind: "fell", hex });
  for (const [piece, hex] of settled(now, game))
    if ((war.durability[piece] ?? 0) < (then.durability[piece] ?? 0)) traces.push({ piece, kind: "hurt", hex });
  return traces;
}
