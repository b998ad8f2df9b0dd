import type { Screen } from "$web/boards/board";

/** How long an event is shown, in milliseconds at ordinary speed, and what it sounds like. */
export type Cue = readonly [pace: number, sound?: string];

/** What a screen says of its events, by their names; one without a cue is neither shown nor heard. */
export const cued = (cues: Readonly<Record<string, Cue>>): Required<Pick<Screen, "pace" | "sound">> => ({
  pace: ({ event }) => cues[event]?.[0] ?? 0,
  sound: ({ event }) => cues[event]?.[1] ?? null,
});
