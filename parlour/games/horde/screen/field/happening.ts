/** How an event is shown: who lunges, who is struck, what flies up from a hex. */
import type { GameEvent, View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { signed } from "../naming";
import type { WarEvent } from "../types";
import { settled, warOf } from "../war";

export interface Happening {
  kind: "lunge" | "shot" | "struck" | "guarded" | "mended" | "changed" | "shaken";
  /** The unit or settlement that it happens to. */
  piece: string;
  hex: string;
  /** The hex that it lunges or shoots at. */
  toward?: string;
  /** What flies up: a number, or a picture by id. */
  text?: string;
  picture?: string;
}

export function happeningOf(event: GameEvent | null, view: View, game: GameInfo): Happening | null {
  if (!event) return null;
  const told = event as WarEvent;
  const at = warOf(view).at;
  const on = (piece: string, happening: Omit<Happening, "piece" | "hex">): Happening | null => {
    const hex = at[piece];
    return hex === undefined ? null : { piece, hex, ...happening };
  };
  switch (told.event) {
    case "attack-declared": {
      const toward = at[told.target];
      const shot = told.manner === "ranged" || told.manner === "aimed";
      return on(told.unit, { kind: shot ? "shot" : "lunge", ...(toward && { toward }) });
    }
    case "unit-wounded":
      return on(told.unit, { kind: "struck", text: signed(-told.loss) });
    case "unit-died":
      return on(told.unit, { kind: "struck" });
    case "trap-sprung":
      return on(told.unit, { kind: "struck", picture: "trap" });
    case "attack-missed":
      return on(told.target, { kind: "guarded", picture: "defence" });
    case "healed":
      return on(told.unit, { kind: "mended", picture: "health" });
    case "status-gained":
      return on(told.unit, { kind: "changed", picture: told.status });
    case "disguise-dropped":
      return on(told.unit, { kind: "changed", picture: "st_disguised" });
    case "trait-stolen":
      return on(told.unit, { kind: "changed", picture: told.trait });
    case "settlement-damaged":
    case "settlement-destroyed": {
      const hex = settled(view, game).get(told.settlement);
      if (!hex) return null;
      const loss = told.event === "settlement-damaged" ? told.loss : 0;
      return { kind: "shaken", piece: told.settlement, hex, ...(loss && { text: signed(-loss) }) };
    }
    default:
      return null;
  }
}
