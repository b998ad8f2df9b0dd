/** Which lines of the log are told by the next one. */
import type { GameEvent } from "$web/boards/board";

/** A burnt move tells that its candle lost a flame, and a curse that settles that it has risen. */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  if (earlier.event === "curse-appeared") return later.event === "curse-placed" && later.curse === earlier.curse;
  if (earlier.event !== "candle-dimmed" || later.event !== "figure-moved") return false;
  return later.burnt === true && earlier.candle === `${later.house}_${later.figure}`;
}
