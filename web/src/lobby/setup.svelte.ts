/** A game being set up: what has been chosen so far, and the table that comes of it. */

import type { Choices } from "$web/lobby/choices";
import { CLOCKS, type ClockName } from "$web/lobby/clocks";
import { type Chair, chairs, type Mine, seating, single, usualLevel, WAYS, type Way } from "$web/lobby/seating";
import { type Ask, countsFor, type Options, type SettledTerms, settle, withChoice } from "$web/lobby/terms";
import { ordinaryLevel } from "$web/table/people";
import type { GameInfo, NewTable } from "$web/wire/types";

export class SetUp {
  readonly info: GameInfo;
  readonly #ask: Ask;
  #asked = 0;
  #settling: Promise<void> = Promise.resolve();

  way: Way = $state("bots");
  seats = $state(0);
  options: Options = $state.raw({});
  chairs: readonly Chair[] = $state.raw([]);
  /** Whether lots decide where I sit. */
  lot = $state(false);
  level = $state("");
  clock: ClockName = $state("none");
  settled: SettledTerms | null = $state.raw(null);
  /** Why there are no terms: the game accepts none of this, or could not be asked. */
  trouble: "refused" | "failed" | null = $state(null);

  constructor(info: GameInfo, ask: Ask, kept: Partial<Choices>) {
    this.info = info;
    this.#ask = ask;
    const ways = waysFor(info);
    this.way = kept.way && ways.includes(kept.way) ? kept.way : (ways[0] ?? "screen");
    this.seats = this.#counts(this.way).find((count) => count === kept.seats) ?? Math.min(...this.#counts(this.way));
    this.level = levelFor(info.levels, kept.level);
    this.clock = kept.clock ?? "none";
    this.lot = kept.mine === null;
    this.#lay(kept.mine ?? 0);
    this.#settle(kept.options ?? {});
  }

  get ways(): readonly Way[] {
    return waysFor(this.info);
  }

  /** How many may play in this way. */
  get counts(): readonly number[] {
    return this.#counts(this.way);
  }

  /** My seat, where exactly one is mine; null by lot. */
  get mine(): Mine {
    return this.lot ? null : this.chairs.findIndex((chair) => chair.kind === "me");
  }

  get single(): boolean {
    return single(this.chairs);
  }

  get invites(): boolean {
    return this.chairs.some((chair) => chair.kind === "open");
  }

  /** Somebody must sit before this screen. */
  get playable(): boolean {
    return this.chairs.some((chair) => chair.kind === "me");
  }

  chooseWay(way: Way): void {
    const mine = this.mine ?? 0;
    this.way = way;
    if (!this.counts.includes(this.seats)) {
      this.seats = Math.min(...this.counts);
      this.#settle(this.options);
    }
    this.#lay(mine);
  }

  chooseSeats(seats: number): void {
    const mine = this.mine ?? 0;
    this.seats = seats;
    this.#lay(mine);
    this.#settle(this.options);
  }

  chooseOption(name: string, choice: string): void {
    const { settled, info, options } = this;
    this.#settle(settled ? withChoice(settled, info.options, name, choice, options) : { ...options, [name]: choice });
  }

  /** My chair changes places with the one there. */
  chooseMine(mine: Mine): void {
    this.lot = mine === null;
    const me = this.chairs.findIndex((chair) => chair.kind === "me");
    const [mineNow, there] = [this.chairs[me], mine === null ? undefined : this.chairs[mine]];
    if (!mineNow || !there || mine === null) return;
    this.chairs = this.chairs.map((chair, seat) => (seat === mine ? mineNow : seat === me ? there : chair));
  }

  chooseLevel(level: string): void {
    this.level = level;
    this.chairs = this.chairs.map((chair) => ({ ...chair, level }));
  }

  chooseChair(seat: number, chosen: Chair): void {
    this.chairs = this.chairs.map((chair, at) => (at === seat ? chosen : chair));
    if (!this.single) this.lot = false;
  }

  /** Asks the game again after it could not be reached. */
  again(): void {
    this.#settle(this.options);
  }

  /** What to remember for the next time. */
  get choices(): Choices {
    const { way, seats, options, level, clock } = this;
    return { way, seats, options, level, clock, mine: this.single ? this.mine : 0 };
  }

  /** The table as the server wants it, once the terms are settled; null where there are none. `name` is mine. */
  async table(name: string, draw: (seats: number) => number): Promise<NewTable | null> {
    await this.#settling;
    if (!this.settled) return null;
    const lot = this.lot && this.single ? draw(this.seats) : null;
    return {
      game: this.info.id,
      chairs: chairs(this.chairs, name, lot),
      options: this.settled.terms.options,
      clock: CLOCKS[this.clock],
    };
  }

  #counts(way: Way): readonly number[] {
    return this.info.seats.filter((count) => (way === "alone") === (count === 1));
  }

  #lay(mine: number): void {
    this.chairs = seating(this.way, this.seats, Math.max(0, Math.min(mine, this.seats - 1)), this.level);
  }

  #settle(wanted: Options): void {
    this.options = wanted;
    this.#asked += 1;
    const mine = this.#asked;
    this.#settling = settle(this.seats, wanted, this.info.options, this.#ask).then(
      (settled) => this.#finish(mine, settled, "refused"),
      () => this.#finish(mine, null, "failed"),
    );
  }

  /** What was asked last counts: an answer that comes late changes nothing. */
  #finish(asked: number, settled: SettledTerms | null, trouble: "refused" | "failed"): void {
    if (asked !== this.#asked) return;
    this.settled = settled;
    this.trouble = settled ? null : trouble;
    if (settled) this.options = { ...this.options, ...counting(settled.terms.options, this.info, this.seats) };
  }
}

/** What does not count for so many players stays as it was chosen for another number. */
function counting(options: Options, info: GameInfo, seats: number): Options {
  const names = info.options.filter((option) => countsFor(option, seats)).map(({ name }) => name);
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
}

/** The level of last time; a weak bot for the first time, an ordinary one where the level of last time is gone. */
function levelFor(levels: readonly string[], kept: string | undefined): string {
  if (!kept) return usualLevel(levels);
  return levels.includes(kept) ? kept : ordinaryLevel(levels);
}

function waysFor(info: GameInfo): readonly Way[] {
  const company = info.seats.some((count) => count > 1);
  return WAYS.filter((way) => {
    if (way === "alone") return info.seats.includes(1);
    return company && (way !== "bots" || info.levels.length > 0);
  });
}
