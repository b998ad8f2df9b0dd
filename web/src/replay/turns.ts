/** Going from turn to turn: `turns` are the steps with which somebody else takes over, in order. */

/** The first step of the next turn; the last step of all where there is none. */
export function nextTurn(turns: readonly number[], at: number, total: number): number {
  return turns.find((turn) => turn > at) ?? Math.max(0, total - 1);
}

/** The first step of this turn, or of the one before where we stand there already; 0 where there is none. */
export function previousTurn(turns: readonly number[], at: number): number {
  return turns.findLast((turn) => turn < at) ?? 0;
}
