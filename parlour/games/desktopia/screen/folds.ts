/** Which lines of the log are told by the next one. */
import type { GameEvent } from "$web/boards/board";

/** A turn that has begun tells that the one before it has ended. */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  return earlier.event === "turn-ended" && (later.event === "turn-began" || later.event === "round-began");
}
