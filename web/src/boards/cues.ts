import type { Screen } from "$web/boards/board";

/**
 * How long an event is shown, in milliseconds at ordinary speed, and what it sounds like. What is to be read, such as dice
 * or a card that is revealed, stays for `least` however fast the rest goes.
 */
export type Cue = readonly [pace: number, sound?: string, least?: number];

/** What a screen says of its events, by their names; one without a cue is neither shown nor heard. */
export const cued = (cues: Readonly<Record<string, Cue>>): Required<Pick<Screen, "pace" | "sound" | "least">> => ({
  pace: ({ event }) => cues[event]?.[0] ?? 0,
  sound: ({ event }) => cues[event]?.[1] ?? null,
  least: ({ event }) => cues[event]?.[2] ?? 0,
});
