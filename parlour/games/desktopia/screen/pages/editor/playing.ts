/** Opens a table for a script of one's own. */
import * as api from "$web/api";
import { chairs, seating, usualLevel, type Way } from "$web/lobby/seating";
import { settings } from "$web/table/settings.svelte";
import type { GameInfo } from "$web/wire/types";
import type { Script } from "../script/format";
import { scriptJson } from "./writing";

export function waysOf({ levels }: GameInfo, { players }: Script): Way[] {
  if (players === 1) return ["alone"];
  return levels.length > 0 ? ["bots", "screen", "link"] : ["screen", "link"];
}

/** Returns the path of the new table. */
export async function play(game: GameInfo, script: Script, way: Way): Promise<string> {
  const laid = seating(way, script.players, 0, usualLevel(game.levels));
  const name = way === "screen" ? "" : settings.name;
  const { table, claim } = await api.openTable({
    game: game.id,
    chairs: chairs(laid, name, null),
    options: { custom: scriptJson(script) },
  });
  return `/t/${table}${way === "link" ? `#${claim}` : ""}`;
}
