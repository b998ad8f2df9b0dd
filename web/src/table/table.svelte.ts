/** A table as the server tells it: how it stands, what each of my seats may know, what happened, and what I ask of it. */
import type { View } from "$web/boards/board";
import { type Connection, RefusedError } from "$web/table/connection";
import { lastMove } from "$web/table/log";
import type { Command, Hinted, News, Problem, State, Update } from "$web/wire/types";

export class Table {
  state: State | null = $state.raw(null);
  views: Record<string, View> = $state.raw({});
  news: News[] = $state.raw([]);
  /** The number of the last entry that we know. */
  number = $state(0);
  /** When the state came, on the clock of `performance.now()`: clocks tick on from there. */
  since = $state(0);
  gone = $state(false);
  /** Why the last command was refused; until the next one, or until it is put away. */
  refusal: Pick<Problem, "key" | "rule" | "words"> | null = $state.raw(null);
  /** How many commands are on their way. */
  pending = $state(0);
  /** The questions that were answered, by seat: the number with which each was asked. */
  answered: Record<number, number> = $state({});
  /** The questions that were declined because the one after them was answered at once. */
  readonly declined: number[] = [];
  hinted: Hinted | null = $state.raw(null);
  thinking = $state(false);
  /** The place of our hint in the line of all hints; 0: it is thought about. */
  place = $state(0);

  /** What is answered as soon as it is asked: the question before it has been declined. */
  #next: { seat: number; after: number; action: string } | null = null;
  /** What came while we rest between two drawings. */
  #waiting: Update | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #heard = new Set<(update: Update, first: boolean) => void>();
  readonly #leave: () => void;

  constructor(
    readonly connection: Connection,
    readonly id: string,
    /** Throttles updates: the least time between two drawings, in milliseconds, however quickly bots play. */
    readonly rest = 80,
  ) {
    this.#leave = connection.watch(id, {
      update: (update) => this.#receive(update),
      gone: () => {
        this.gone = true;
      },
      refused: (refused) => {
        this.refusal = refused;
      },
    });
  }

  /** Seats of the people before this screen. */
  get mine(): number[] {
    return this.state?.chairs.flatMap((chair, seat) => (chair.mine ? [seat] : [])) ?? [];
  }

  get asked(): number[] {
    return Object.keys(this.state?.asked ?? {}).map(Number);
  }

  /** Calls back with every update from now on; the function that comes back ends it. */
  hear(ears: (update: Update, first: boolean) => void): () => void {
    this.#heard.add(ears);
    return () => this.#heard.delete(ears);
  }

  /** Asks something of the table; whether it was done. */
  async do(command: Command): Promise<boolean> {
    this.refusal = null;
    this.pending += 1;
    try {
      await this.connection.do(this.id, command);
      return true;
    } catch (error) {
      this.#refused(error);
      return false;
    } finally {
      this.pending -= 1;
    }
  }

  /** Answers the question that this seat is asked; a second answer to the same one is not sent. */
  async act(seat: number, action: string): Promise<void> {
    const asked = this.state?.asked[seat];
    if (asked === undefined || this.answered[seat] === asked) return;
    this.answered[seat] = asked;
    this.hinted = null;
    const done = await this.do({ do: "act", seat, asked, action });
    if (!done && this.answered[seat] === asked) delete this.answered[seat];
  }

  /** Declines the question that this seat is asked, and gives that answer to the one that follows. */
  async actBeyond(seat: number, decline: string, action: string): Promise<void> {
    const after = this.state?.asked[seat];
    if (after === undefined || this.answered[seat] === after) return;
    this.#next = { seat, after, action };
    this.declined.push(after);
    await this.act(seat, decline);
  }

  /** Takes the last move of this seat back. */
  async undo(seat: number): Promise<void> {
    await this.do({ do: "undo", seat, count: lastMove(this.news, seat, this.declined) });
  }

  /** Why this answer, which is not offered, cannot be given: the refusal says it, with the rule. */
  async why(seat: number, action: string): Promise<void> {
    const asked = this.state?.asked[seat];
    if (asked === undefined || this.answered[seat] === asked) return;
    await this.do({ do: "act", seat, asked, action });
  }

  /** A refusal in the client's own words. */
  refuse(key: string, rule = ""): void {
    this.refusal = { key, rule, words: {} };
  }

  async askHint(seat: number): Promise<void> {
    if (this.thinking) return;
    const asked = this.state?.asked[seat];
    this.thinking = true;
    this.place = 0;
    this.refusal = null;
    try {
      const hinted = await this.connection.hint(this.id, seat, (place) => {
        this.place = place;
      });
      if (this.state?.asked[seat] === hinted.asked) this.hinted = hinted;
    } catch (error) {
      // who has answered meanwhile needs neither the hint nor a reason why there is none
      if (this.state?.asked[seat] === asked && this.answered[seat] !== asked) this.#refused(error);
    } finally {
      this.thinking = false;
    }
  }

  leave(): void {
    clearTimeout(this.#resting);
    this.#heard.clear();
    this.#leave();
  }

  /** Answers the question that follows the declined one, if it is asked as was foreseen. */
  #goOn(): void {
    const { seat, after, action } = this.#next ?? { seat: -1, after: -1, action: "" };
    const asked = this.state?.asked[seat];
    if (asked === after) return;
    this.#next = null;
    if (asked !== undefined && this.views[seat]?.decision?.options.includes(action)) void this.act(seat, action);
  }

  #refused(error: unknown): void {
    this.#next = null;
    if (error instanceof RefusedError) this.refusal = error.refused;
  }

  /** The first update is taken in at once; those that follow within `rest` are taken in together. */
  #receive(update: Update): void {
    if (this.#resting !== undefined) {
      const news = [...(this.#waiting?.news ?? []), ...update.news];
      this.#waiting = { ...update, news };
      return;
    }
    this.#update(update);
    if (this.rest > 0) this.#resting = setTimeout(() => this.#rested(), this.rest);
  }

  #rested(): void {
    this.#resting = undefined;
    const update = this.#waiting;
    this.#waiting = null;
    if (update) this.#receive(update);
  }

  #update(update: Update): void {
    const first = this.state === null;
    this.number = update.number;
    this.state = update.state;
    this.since = performance.now();
    this.views = update.views as unknown as Record<string, View>;
    if (update.news.length > 0) this.news = [...this.news, ...update.news];
    this.#goOn();
    if (this.hinted && update.state.asked[this.hinted.seat] !== this.hinted.asked) this.hinted = null;
    if (update.news.length > 0 && this.refusal) this.refusal = null;
    for (const ears of this.#heard) ears(update, first);
  }
}
