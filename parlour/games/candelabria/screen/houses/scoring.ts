/** Where the markers of the Houses stand on the score track: lapped after its last space, and never one on another. */

export interface Marker {
  house: string;
  vp: number;
  /** How often the track was passed. */
  laps: number;
  /** Where on the track, from 0 to 1. */
  at: number;
  /** How many others lie under it. */
  lane: number;
}

/** Markers nearer than this (as a share of the track) would hide each other. */
const NEAR = 0.045;

/** The markers of these Houses, the fewest points first. */
export function markersOf(standing: readonly { house: string; vp: number }[], length: number): Marker[] {
  const marks = standing
    .map(({ house, vp }) => ({ house, vp, laps: Math.floor(vp / length), at: (vp % length) / length, lane: 0 }))
    .sort((one, other) => one.at - other.at);
  for (const [index, mark] of marks.entries()) {
    const taken = new Set(
      marks
        .slice(0, index)
        .filter((other) => mark.at - other.at < NEAR)
        .map((other) => other.lane),
    );
    while (taken.has(mark.lane)) mark.lane += 1;
  }
  return marks;
}

/** CN-947 Whom a winner would fall behind: the last of those who fight, when the winner is the first of them; null: nobody. */
export function fallsBehind(fighting: readonly number[], seat: number): number | null {
  const last = fighting.at(-1);
  return fighting.length > 1 && fighting[0] === seat && last !== undefined ? last : null;
}
