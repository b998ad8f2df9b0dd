/** The phase of the turn that an event belongs to: the next view tells it for certain, this is for the eye until then. Every activity is asked for, so a view has told of that phase before. */
import type { GameEvent } from "$web/boards/board";
import { type Duel, kindOf } from "../duel";

/** Cards whose effect moves the marker out of the movement phase. */
const MOVERS = new Set(["night_watch"]);

export function phaseAfter(duel: Duel, event: GameEvent): string {
  switch (event.event) {
    case "turn-began":
      return "knowledge";
    case "rested":
    case "prepared":
      return "action";
    // an effect of the activity phase may play a card too
    case "card-played":
      return duel.phase === "activity" ? "activity" : "action";
    case "skip-spent":
    case "marker-moved":
      return isMovedByEffect(duel) ? duel.phase : "movement";
    case "game-ended":
      return "over";
    default:
      return duel.phase;
  }
}

/** Whether a card that is being played makes the marker go. */
function isMovedByEffect(duel: Duel): boolean {
  const played = Object.values(duel.limbo).flat();
  return duel.phase === "action" && played.some((card) => card !== null && MOVERS.has(kindOf(card)));
}
