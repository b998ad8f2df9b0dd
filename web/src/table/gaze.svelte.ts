/**
 * Through whose eyes the screen shows the table. Several people before one screen look in turn; where the game has secrets,
 * a curtain stands between them.
 */
import type { Decision, GameEvent, Screen, View } from "$web/boards/board";
import { eventsOf, lastTurn } from "$web/table/log";
import { type Frame, Player, type Speed } from "$web/table/player.svelte";
import type { Table } from "$web/table/table.svelte";
import type { News, Update } from "$web/wire/types";

const WATCHER = "watcher";

export class Gaze {
  readonly player: Player;
  /** Whose eyes: the number of a seat, or "watcher". */
  eyes: string = $state(WATCHER);
  /** The seat for which the curtain waits. */
  curtain: number | null = $state(null);
  /** The seat that looks from now on, when it has just changed without a curtain. */
  handed: number | null = $state(null);

  /** How things stood before these eyes answered last, and which entry was the last then. */
  #before: { eyes: string; view: View; number: number } | null = null;
  /** The last turn is being shown again, so that it can be seen at whatever speed. */
  #repeating = false;

  /** What each pair of eyes saw last: they go on from there. */
  readonly #seen = new Map<string, { view: View; number: number; asked: number | undefined }>();
  readonly #forget: () => void;

  constructor(
    readonly table: Table,
    screen: Pick<Screen, "pace" | "after" | "sound" | "least">,
    readonly secrets: boolean,
    speed: () => Speed,
    sound: (name: string) => void = () => {},
  ) {
    this.player = new Player(
      screen,
      () => (this.#repeating ? "calm" : speed()),
      sound,
      () => {
        this.#repeating = false;
        this.#turn();
      },
    );
    this.#forget = table.hear((update) => this.#update(update));
    if (table.state) this.#begin();
  }

  /** The seat that looks; null: somebody without one. */
  get seat(): number | null {
    return this.eyes === WATCHER ? null : Number(this.eyes);
  }

  /** What the one who looks may answer now; null while others are asked or something is being shown. */
  get decision(): Decision | null {
    const { state, answered } = this.table;
    const { seat, player } = this;
    if (seat === null || !state || state.stage !== "playing" || this.curtain !== null || player.playing) return null;
    const asked = state.asked[seat];
    if (asked === undefined || asked === answered[seat] || state.chairs[seat]?.level) return null;
    return player.view?.decision ?? null;
  }

  /** The person for whom the curtain waited is here: shows what happened since they looked last. */
  lift(): void {
    if (this.curtain === null) return;
    // behind the curtain the clock stands
    const clock = this.table.state?.chairs[this.curtain]?.left ?? null;
    if (clock !== null) void this.table.do({ do: "look", seat: this.curtain });
    this.eyes = String(this.curtain);
    this.curtain = null;
    const seen = this.#seen.get(this.eyes);
    if (!seen) {
      this.#show();
      return;
    }
    this.player.show(seen.view, { number: seen.number, event: Number.POSITIVE_INFINITY });
    this.#play(this.table.news.filter((entry) => entry.number > seen.number));
  }

  /** What others have done since these eyes answered last. */
  get recent(): readonly GameEvent[] {
    const { seat, eyes, table } = this;
    if (seat === null) return [];
    const { entries } = lastTurn(table.news, seat);
    return entries.filter((entry) => entry.seat !== seat).flatMap((entry) => eventsOf(entry, eyes));
  }

  /** Shows the last turn again; `look` finds how things stood after so many answers, where that is not known any more. */
  async again(look: (answers: number) => Promise<View>): Promise<void> {
    const { seat, eyes, table } = this;
    if (seat === null || this.player.playing) return;
    const { entries, answers } = lastTurn(table.news, seat);
    const first = entries[0];
    if (!first) return;
    const known = this.#before?.eyes === eyes && this.#before.number < first.number ? this.#before.view : null;
    const view = known ?? (await look(answers));
    if (this.eyes !== eyes || this.player.playing) return;
    this.player.show(view, { number: first.number - 1, event: Number.POSITIVE_INFINITY });
    this.#repeating = true;
    this.#play(entries);
  }

  leave(): void {
    this.#forget();
    this.player.stop();
  }

  #begin(): void {
    const wanted = this.#wanted();
    if (this.#mustHide(wanted)) this.curtain = wanted;
    else {
      this.curtain = null;
      this.eyes = wanted === null ? WATCHER : String(wanted);
      this.#show();
    }
  }

  #update(update: Update): void {
    if (this.curtain !== null) {
      this.curtain = this.#wanted();
      if (!this.#mustHide(this.curtain)) this.#begin();
    } else if (!this.player.view || !(this.eyes in this.table.views)) this.#begin();
    else this.#play(update.news);
  }

  /** Shows these news, then how things stand for these eyes. */
  #play(news: readonly News[]): void {
    const { eyes, seat } = this;
    const before = this.#seen.get(eyes);
    if (before && news.some((entry) => entry.what === "acted" && entry.seat === seat && entry.number > before.number))
      this.#before = { eyes, view: before.view, number: before.number };
    const view = this.#look();
    if (!view) return;
    const frames: Frame[] = news.flatMap((entry) =>
      eventsOf(entry, eyes).map((event, at) => ({ event, mark: { number: entry.number, event: at + 1 } })),
    );
    this.player.play([...frames, { view, mark: this.#now() }]);
  }

  #show(): void {
    const view = this.#look();
    if (view) this.player.show(view, this.#now());
  }

  /** How things stand for these eyes. A question that stands stays the same one: what was begun with it goes on. */
  #look(): View | undefined {
    const { eyes, table } = this;
    const [view, seen] = [table.views[eyes], this.#seen.get(eyes)];
    const asked = table.state?.asked[eyes];
    const decision = asked !== undefined && asked === seen?.asked ? seen.view.decision : null;
    const looked = view?.decision && decision ? { ...view, decision } : view;
    if (looked) this.#seen.set(eyes, { view: looked, number: table.number, asked });
    return looked;
  }

  /** When everything has been shown, the screen may go to the next who is asked. */
  #turn(): void {
    const wanted = this.#wanted();
    if (wanted === null || wanted === this.seat) return;
    if (this.#mustHide(wanted)) {
      this.curtain = wanted;
      return;
    }
    this.eyes = String(wanted);
    this.handed = wanted;
    this.#show();
  }

  #wanted(): number | null {
    return nextToLook(this.table.mine, this.table.asked, this.seat);
  }

  #mustHide(wanted: number | null): boolean {
    const over = this.table.state?.stage === "over";
    return this.secrets && !over && wanted !== null && this.table.mine.length > 1;
  }

  #now() {
    return { number: this.table.number, event: Number.POSITIVE_INFINITY };
  }
}

/** Of my seats the one that should look: the present one as long as it is asked or nobody is, else the first asked. */
export function nextToLook(mine: readonly number[], asked: readonly number[], now: number | null): number | null {
  const called = mine.filter((seat) => asked.includes(seat));
  if (now !== null && mine.includes(now) && (called.length === 0 || called.includes(now))) return now;
  return called[0] ?? mine[0] ?? null;
}
