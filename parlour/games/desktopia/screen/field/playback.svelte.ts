/** The motion that is being played, and the last one, which can be seen again, slowly and frame by frame. */
import type { GameEvent, View } from "$web/boards/board";
import { Motion, slowingOf } from "./motion";
import { durationOf, timeAt } from "./pacing";
import { type Flicked, flickedOf, killingBlows } from "./record";
import { type Click, clickOf } from "./sounding";

/** A frame of the stepping, in seconds. */
const FRAME = 1 / 60;

interface Kept {
  readonly event: GameEvent;
  /** The view before it. */
  readonly view: View;
}

export class Playback {
  /** The last flick, with the view before it. */
  last: Kept | null = $state.raw(null);
  /** The motion that is on the screen; null: things are where the view says. */
  motion: Motion | null = $state.raw(null);
  /** Its time, in seconds. */
  time = $state(0);
  /** It is shown again, at somebody's wish: `last.view` is shown rather than the present one. */
  again = $state(false);
  running = $state(false);
  #frame = 0;

  constructor(
    /** Makes the clicks heard. */
    readonly sound: (clicks: readonly Click[]) => void = () => {},
  ) {}

  /** Plays an event within so many milliseconds; `view` is the one before it. */
  play(event: GameEvent, view: View, pace: number): void {
    const flicked = flickedOf(event);
    if (!flicked) return;
    this.last = { event, view };
    this.again = false;
    this.#begin(flicked, view, pace);
  }

  /** Shows the last flick once more. */
  replay(): void {
    const { last } = this;
    const flicked = last && flickedOf(last.event);
    if (!last || !flicked) return;
    this.again = true;
    this.#begin(flicked, last.view, durationOf(last.event));
  }

  /** One frame on or back, standing still. */
  step(frames: number): void {
    const { last } = this;
    const flicked = last && flickedOf(last.event);
    if (!last || !flicked) return;
    this.#halt();
    if (!this.motion) this.#set(flicked, last.view);
    this.again = true;
    this.go(this.time + frames * FRAME);
  }

  /** To a time of the motion. */
  go(time: number): void {
    this.time = Math.min(this.motion?.length ?? 0, Math.max(0, time));
  }

  /** Stops where it is. */
  halt(): void {
    this.#halt();
  }

  /** Back to how things stand. */
  end(): void {
    this.#halt();
    this.motion = null;
    this.again = false;
  }

  #set(flicked: Flicked, view: View): void {
    this.motion = new Motion(flicked, slowingOf(view));
    this.time = 0;
  }

  #begin(flicked: Flicked, view: View, pace: number): void {
    this.#halt();
    this.#set(flicked, view);
    const { motion } = this;
    if (!motion) return;
    const blows = killingBlows(flicked, view);
    const start = performance.now();
    this.running = true;
    const next = () => {
      const share = (performance.now() - start) / pace;
      const before = this.time;
      this.time = timeAt(share, motion.length, blows);
      this.sound(clicks(motion, before, this.time));
      if (share < 1) this.#frame = requestAnimationFrame(next);
      else this.running = false;
    };
    next();
  }

  #halt(): void {
    cancelAnimationFrame(this.#frame);
    this.running = false;
  }
}

function clicks(motion: Motion, from: number, to: number): Click[] {
  return motion
    .between(from, to)
    .filter(({ kind }) => kind === "hit" || kind === "terrain")
    .flatMap(({ kind, speed }) => clickOf(speed, kind === "terrain") ?? []);
}
