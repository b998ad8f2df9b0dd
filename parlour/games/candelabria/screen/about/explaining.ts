/** What sort of thing an id is, for the card that explains it. */
import type { GameInfo } from "$web/wire/types";
import { iconLook, symbolLook } from "../cards/symbols";
import { figureOf, kindOf, printedOf } from "../printed";

export type Sort =
  | "territory"
  | "region"
  | "figure"
  | "candle"
  | "tactics"
  | "upgrade"
  | "curse"
  | "mission"
  | "house"
  | "temple"
  | "withering"
  | "symbol"
  | "icon"
  | "other";

/** The sort of an id; ids of many families never meet, but `tactics` and `forge` are icons and symbols before anything else. */
export function sortOf(game: GameInfo, id: string): Sort {
  const printed = printedOf(game);
  const kind = kindOf(id);
  if (/^r\d+_/.test(id)) return "territory";
  if (/^region[-:]\d+$/.test(id)) return "region";
  if (figureOf(id)) return "figure";
  if (kind in printed.candles) return "candle";
  if (kind in printed.tactics) return "tactics";
  if (kind in printed.upgrades) return "upgrade";
  if (kind in printed.curses) return "curse";
  if (kind in printed.missions) return "mission";
  if (kind in printed.houses) return "house";
  if (kind in printed.temples) return "temple";
  if (kind in printed.withering) return "withering";
  if (symbolLook(id)) return "symbol";
  return iconLook(id) ? "icon" : "other";
}

export function regionIn(id: string): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
