/** How long a flick is shown, and how its time runs: in real time, but slower around a blow that kills. */
import type { GameEvent } from "$web/boards/board";
import { MATTER } from "../physics";
import { Motion } from "./motion";
import { flickedOf } from "./record";
import { tempo } from "./tempo.svelte";

/** After everything rests there is a moment to look at it, in seconds. */
const PAUSE = 0.3;
const SHORTEST = 500;
const LONGEST = 3_000;
/** Around a killing blow, in seconds of the motion. */
const BEFORE = 0.06;
const AFTER = 0.16;

/** How long the motion of a `disk-flicked` is shown at ordinary speed, in milliseconds; 0 for any other event. */
export function durationOf(event: GameEvent): number {
  const flicked = flickedOf(event);
  if (!flicked) return 0;
  const long = (new Motion(flicked, MATTER.slowing).length + PAUSE) * 1000;
  return Math.round(Math.min(LONGEST, Math.max(SHORTEST, long)) * tempo.stretch);
}

/** The time of the motion at a share of the time that it is shown; `blows` are the times of the hits that kill. */
export function timeAt(share: number, length: number, blows: readonly number[]): number {
  const slow = windows(blows, length);
  const lost = slow.reduce((sum, [from, to]) => sum + to - from, 0);
  let left = Math.min(1, Math.max(0, share)) * (length + lost + PAUSE);
  let time = 0;
  for (const [from, to] of slow) {
    if (left <= from - time) return time + left;
    left -= from - time;
    if (left <= 2 * (to - from)) return from + left / 2;
    left -= 2 * (to - from);
    time = to;
  }
  return Math.min(length, time + left);
}

/** The stretches that are shown at half speed, one after the other. */
function windows(blows: readonly number[], length: number): [number, number][] {
  const stretches: [number, number][] = [];
  for (const blow of [...blows].sort((one, other) => one - other)) {
    const from = Math.max(0, blow - BEFORE, stretches.at(-1)?.[1] ?? 0);
    const to = Math.min(length, blow + AFTER);
    if (to > from) stretches.push([from, to]);
  }
  return stretches;
}
