/** The record of a flick as the rules tell it. */
import type { GameEvent } from "$web/boards/board";

/** From `time` on a disk slides from here, and spins (degrees a second), each to rest. */
export interface Leg {
  readonly disk: string;
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  readonly spin: number;
}

export interface Happening {
  readonly time: number;
  readonly kind: "hit" | "touch" | "terrain" | "shed" | "left" | "clear";
  readonly disk: string;
  readonly other: string;
  readonly speed: number;
  readonly x: number;
  readonly y: number;
}

export interface Flicked {
  readonly seat: number;
  readonly disk: string;
  readonly why: string;
  readonly shooter: string;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly speed: number;
  readonly real_angle: number;
  readonly real_speed: number;
  readonly power: boolean;
  readonly paths: readonly Leg[];
  readonly happenings: readonly Happening[];
  readonly cut_short: boolean;
}

/** The flick that an event tells of; null for any other event. */
export function flickedOf(event: GameEvent | null): Flicked | null {
  return event?.event === "disk-flicked" ? (event as unknown as Flicked) : null;
}
