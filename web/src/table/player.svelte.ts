/**
 * Plays what happened, one event after the other, at a pace that can be followed and never far behind; the view that the
 * server sent is shown at the end, also if events were skipped.
 */
import type { GameEvent, Screen, View } from "$web/boards/board";
import type { Mark } from "$web/table/log";
import type { LessonStep } from "$web/wire/types";

export type Speed = "calm" | "brisk" | "none";

const FACTORS: Record<Speed, number> = { calm: 1, brisk: 0.45, none: 0 };
/** All that waits is shown within this time, however much it is. */
export const LONGEST_MS = 5_000;
/** What is shown at all is shown so long that it can be seen. */
export const SHORTEST_MS = 150;
/** More than so many events at once are a long absence: nobody wants to watch that. */
export const MAX_EVENTS = 80;

/** One event to show, or the truth after some of them. */
export type Frame = { event: GameEvent; mark: Mark } | { view: View; mark: Mark };

export class Player {
  /** The event that is being shown, and for how long. */
  event: GameEvent | null = $state.raw(null);
  pace = $state(0);
  /** What is on the screen now. */
  view: View | null = $state.raw(null);
  /** How far the log may be read. */
  mark: Mark = $state.raw({ number: 0, event: 0 });
  playing = $state(false);

  #queue: Frame[] = [];
  /** What happens without being shown. */
  readonly #passed = new WeakSet<Frame>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When all that waits must have been shown. */
  #deadline = 0;

  constructor(
    readonly screen: Pick<Screen, "pace" | "after" | "sound" | "least">,
    readonly speed: () => Speed,
    readonly sound: (name: string) => void = () => {},
    /** Called when nothing is left to show. */
    readonly rested: () => void = () => {},
  ) {}

  /** Shows a position at once, instead of what was being shown. */
  show(view: View, mark: Mark): void {
    this.stop();
    this.#settle(view, mark);
  }

  /** Shows these events, and then how things stand. */
  play(frames: readonly Frame[]): void {
    this.#queue.push(...frames);
    this.#deadline = performance.now() + LONGEST_MS;
    this.#thin();
    if (this.speed() === "none" || !this.view || this.#queue.length > MAX_EVENTS) this.skip();
    else if (!this.playing) this.#next();
  }

  /** Shows a step of a lesson or of a replay: event by event if it follows on what was shown, else at once. */
  present(number: number, step: Pick<LessonStep, "events" | "view">, follows: boolean): void {
    const [events, view] = [step.events as unknown as GameEvent[], step.view as unknown as View];
    const mark = { number, event: events.length };
    if (this.playing) this.skip();
    if (follows) {
      this.play([...events.map((event, at) => ({ event, mark: { number, event: at } })), { view, mark }]);
    } else {
      this.show(view, mark);
      this.rested();
    }
  }

  /** To the end of all that waits. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.findLast((frame) => "view" in frame);
    this.#queue = [];
    if (last && "view" in last) this.#settle(last.view, last.mark);
    this.#rest();
  }

  /** Breaks off what is being shown. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.event = null;
    this.pace = 0;
    this.playing = false;
  }

  /** Of more than can be followed, what is worth the least is passed over; of equals, the oldest. */
  #thin(): void {
    const watched = this.#queue.filter((frame) => this.#time(frame) > 0);
    const least = watched.sort((one, other) => this.#time(one) - this.#time(other));
    for (const frame of least.slice(0, -Math.floor(LONGEST_MS / SHORTEST_MS))) this.#passed.add(frame);
  }

  #next(): void {
    for (let frame = this.#queue.shift(); frame; frame = this.#queue.shift()) {
      this.mark = frame.mark;
      if ("view" in frame) this.view = frame.view;
      else if (this.#watch(frame)) return;
      else this.#done(frame.event);
    }
    this.#rest();
  }

  /** Shows an event for as long as it is worth; whether it is worth any time. */
  #watch(frame: Frame & { event: GameEvent }): boolean {
    const { event } = frame;
    const time = Math.max(this.#time(frame) * this.#haste(frame), this.screen.least?.(event) ?? 0);
    if (time < 1) return false;
    this.playing = true;
    this.pace = Math.round(time);
    this.event = event;
    const sound = this.screen.sound?.(event);
    if (sound) this.sound(sound);
    this.#timer = setTimeout(() => {
      this.#done(event);
      this.#next();
    }, time);
    return true;
  }

  #time(frame: Frame): number {
    if ("view" in frame || this.#passed.has(frame)) return 0;
    return (this.screen.pace?.(frame.event) ?? 400) * FACTORS[this.speed()];
  }

  /** Shortens everything alike when much is waiting. */
  #haste(now: Frame): number {
    const waiting = [now, ...this.#queue].reduce((sum, frame) => sum + this.#time(frame), 0);
    const left = this.#deadline - performance.now();
    return waiting > left ? Math.max(0, left) / waiting : 1;
  }

  #done(event: GameEvent): void {
    if (this.view && this.screen.after) this.view = this.screen.after(this.view, event);
  }

  #settle(view: View, mark: Mark): void {
    this.view = view;
    this.mark = mark;
  }

  #rest(): void {
    this.stop();
    this.rested();
  }
}
