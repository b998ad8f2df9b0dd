/** The record of a flick as the rules tell it. */
import type { GameEvent } from "$web/boards/board";
import type { DiskFlicked } from "../types";

export type { Happening, Path as Leg } from "../types";
export type Flicked = Omit<DiskFlicked, "event">;

/** The flick that an event tells of; null for any other event. */
export function flickedOf(event: GameEvent | null): Flicked | null {
  return event?.event === "disk-flicked" ? (event as DiskFlicked) : null;
}
