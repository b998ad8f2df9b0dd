/** A game being replayed: its steps as far as fetched, where we are in it, through whose eyes, and whether it runs. */
import type { News, Replay, ReplayStep } from "$web/wire/types";

export type Pace = "calm" | "brisk" | "fast";
/** How long a step rests before the next one. */
export const REST_MS: Record<Pace, number> = { calm: 700, brisk: 300, fast: 120 };

/** How many steps are fetched at once, and how many ahead of the present one they must be there. */
export const PAGE_SIZE = 25;
const AHEAD = 8;

/** Fetches some steps as these eyes saw them; without eyes, as the server thinks best. */
export type Fetch = (eyes: string, from: number, count: number) => Promise<Replay>;

export type Head = Omit<Replay, "steps">;

export class Reel {
  readonly #fetch: Fetch;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The page that is being fetched now; one at a time, what is wanted last first. */
  #fetching: number | null = null;
  /** Grows with every change of eyes: an answer for other eyes is thrown away. */
  #looks = 0;

  head: Head | null = $state.raw(null);
  pages = $state.raw(new Pages());
  eyes = $state("watcher");
  /** The step that is wanted; it is shown as soon as it is there. */
  at = $state(0);
  shown: ReplayStep | null = $state.raw(null);
  playing = $state(false);
  pace: Pace = $state("calm");
  failure: unknown = $state.raw(null);

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  get total(): number {
    return this.head?.total ?? 0;
  }

  get last(): number {
    return Math.max(0, this.total - 1);
  }

  /** The steps around the present one as news, so that the log of the table can tell them. */
  get news(): News[] {
    return this.pages.around(this.at).map(({ number, seat, action, events }) => ({
      number,
      at: 0,
      what: "acted",
      seat,
      action,
      events: { [this.eyes]: events },
    }));
  }

  /** Fetches what is needed to show where we are. */
  async open(): Promise<void> {
    await this.#need(this.at);
  }

  /** Goes to a step; the game rests there. */
  go(step: number): void {
    this.pause();
    this.#move(step);
  }

  next(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.go(this.at - 1);
  }

  nextTurn(): void {
    this.go(nextTurn(this.head?.turns ?? [], this.at, this.total));
  }

  previousTurn(): void {
    this.go(previousTurn(this.head?.turns ?? [], this.at));
  }

  /** Lets the game run; from the start, where it stands at its end. */
  play(): void {
    if (!this.head || this.playing) return;
    this.playing = true;
    this.#move(this.at >= this.last ? 0 : this.at + 1);
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** What was shown has been seen: while the game runs, the next step follows after a moment. */
  rested(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    if (this.at >= this.last) this.playing = false;
    else this.#timer = setTimeout(() => this.#move(this.at + 1), REST_MS[this.pace]);
  }

  /** Looks through other eyes, at the same step. */
  async look(eyes: string): Promise<void> {
    if (eyes === this.eyes) return;
    this.pause();
    this.eyes = eyes;
    this.pages = new Pages();
    this.#looks += 1;
    this.#fetching = null;
    await this.#need(this.at);
  }

  /** Fetches the page before or after those around the present step. */
  async more(where: "earlier" | "later"): Promise<void> {
    const around = this.pages.around(this.at);
    const edge = where === "earlier" ? (around[0]?.number ?? 0) - 1 : (around.at(-1)?.number ?? 0) + 1;
    if (edge >= 0 && edge <= this.last) await this.#load(Pages.of(edge));
  }

  async again(): Promise<void> {
    this.failure = null;
    await this.#need(this.at);
  }

  #move(step: number): void {
    this.at = Math.max(0, Math.min(step, this.last));
    void this.#need(this.at);
  }

  async #need(step: number): Promise<void> {
    const fetched = this.pages.step(step);
    if (!fetched) {
      await this.#load(Pages.of(step));
      return;
    }
    if (this.at === step) this.shown = fetched;
    const ahead = Pages.of(step + AHEAD);
    if (this.head && step + AHEAD <= this.last && !this.pages.has(ahead)) await this.#load(ahead);
  }

  async #load(page: number): Promise<void> {
    if (this.#fetching !== null) return;
    const looks = this.#looks;
    this.#fetching = page;
    try {
      const { steps, ...head } = await this.#fetch(this.eyes, page * PAGE_SIZE, PAGE_SIZE);
      if (looks !== this.#looks) return;
      this.head = head;
      this.eyes = head.eyes;
      this.pages = this.pages.with(page, steps);
      this.failure = null;
      this.#fetching = null;
    } catch (failure) {
      if (looks !== this.#looks) return;
      this.#fetching = null;
      this.failure = failure;
      this.pause();
      return;
    }
    // while this page came, another step may have been asked for
    if (!this.shown || this.shown.number !== this.at || this.pages.step(this.at) !== this.shown) await this.#arrive();
  }

  async #arrive(): Promise<void> {
    const fetched = this.pages.step(this.at);
    if (fetched) this.shown = fetched;
    else if (!this.pages.has(Pages.of(this.at))) await this.#load(Pages.of(this.at));
  }
}

/** The steps that have been fetched, page by page. */
export class Pages {
  readonly #pages: ReadonlyMap<number, readonly ReplayStep[]>;

  constructor(pages: ReadonlyMap<number, readonly ReplayStep[]> = new Map()) {
    this.#pages = pages;
  }

  /** The page on which a step stands. */
  static of(step: number): number {
    return Math.floor(step / PAGE_SIZE);
  }

  /** A copy with one page more. */
  with(page: number, steps: readonly ReplayStep[]): Pages {
    return new Pages(new Map(this.#pages).set(page, steps));
  }

  has(page: number): boolean {
    return this.#pages.has(page);
  }

  step(number: number): ReplayStep | undefined {
    return this.#pages.get(Pages.of(number))?.[number % PAGE_SIZE];
  }

  /** All steps around this one that were fetched without a gap, in order. */
  around(number: number): readonly ReplayStep[] {
    let first = Pages.of(number);
    if (!this.has(first)) return [];
    let last = first;
    while (this.has(first - 1)) first -= 1;
    while (this.has(last + 1)) last += 1;
    return Array.from({ length: last - first + 1 }, (_, at) => this.#pages.get(first + at) ?? []).flat();
  }
}

/** The first step of the next turn, the last step of all where there is none; `turns` are the steps with which a turn begins. */
export function nextTurn(turns: readonly number[], at: number, total: number): number {
  return turns.find((turn) => turn > at) ?? Math.max(0, total - 1);
}

/** The first step of this turn, or of the one before where we stand there already; 0 where there is none. */
export function previousTurn(turns: readonly number[], at: number): number {
  return turns.findLast((turn) => turn < at) ?? 0;
}
