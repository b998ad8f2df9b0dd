/** What an event does to the eye: who lunges, who is struck, what flies up from a hex. */
import type { GameEvent, View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { signed } from "./naming";
import { settled, warOf } from "./war";

export interface Happening {
  kind: "lunge" | "shot" | "struck" | "guarded" | "mended" | "changed" | "shaken";
  /** The unit or settlement that it happens to. */
  piece: string;
  /** Where it happens. */
  hex: string;
  /** Whereto it lunges or shoots. */
  toward?: string;
  /** What flies up: a number, or a picture by id. */
  text?: string;
  picture?: string;
}

export function happeningOf(event: GameEvent | null, view: View, game: GameInfo): Happening | null {
  if (!event) return null;
  const told = event as Told;
  const at = warOf(view).at;
  const { unit } = told;
  const on = (piece: string, happening: Omit<Happening, "piece" | "hex">): Happening | null => {
    const hex = at[piece];
    return hex === undefined ? null : { piece, hex, ...happening };
  };
  switch (event.event) {
    case "attack-declared": {
      const toward = at[told.target];
      const shot = told.manner === "ranged" || told.manner === "aimed";
      return on(unit, { kind: shot ? "shot" : "lunge", ...(toward && { toward }) });
    }
    case "unit-wounded":
      return on(unit, { kind: "struck", text: signed(-told.loss) });
    case "unit-died":
      return on(unit, { kind: "struck" });
    case "trap-sprung":
      return on(unit, { kind: "struck", picture: "trap" });
    case "attack-missed":
      return on(told.target, { kind: "guarded", picture: "defence" });
    case "healed":
      return on(unit, { kind: "mended", picture: "health" });
    case "status-gained":
      return on(unit, { kind: "changed", picture: told.status });
    case "disguise-dropped":
      return on(unit, { kind: "changed", picture: "st_disguised" });
    case "trait-stolen":
      return on(unit, { kind: "changed", picture: told.trait });
    case "settlement-damaged":
    case "settlement-destroyed": {
      const hex = settled(view, game).get(told.settlement);
      if (!hex) return null;
      return { kind: "shaken", piece: told.settlement, hex, ...(told.loss && { text: signed(-told.loss) }) };
    }
    default:
      return null;
  }
}

interface Told extends GameEvent {
  unit: string;
  target: string;
  manner: string;
  loss: number;
  status: string;
  trait: string;
  settlement: string;
}
