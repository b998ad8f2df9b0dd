/** Remembers how the table lay when each seat last answered, also over a reload of the page. */
import { untrack } from "svelte";
import type { Decision, View } from "$web/boards/board";
import { keep, recall } from "$web/storage";
import { type Fresh, freshSince, type Glimpse, glimpse, NOTHING_NEW } from "./fresh";
import { realmOf } from "./realm";

const KEPT = "candelabria-seen";

interface Kept {
  /** The page of the table. */
  page: string;
  seats: Record<string, Glimpse>;
}

export class Remembering {
  #seen = $state.raw<Kept>(kept());
  #asked: { decision: Decision; view: View } | null = null;
  readonly fresh: Fresh;

  constructor(
    readonly view: () => View,
    readonly decision: () => Decision | null,
  ) {
    this.fresh = $derived.by(() => {
      const before = this.#seen.seats[String(this.view().seat)];
      return before ? freshSince(before, this.view()) : NOTHING_NEW;
    });
    $effect.pre(() => this.#look(this.view(), this.decision()));
  }

  /** Once a question is answered only what comes after it is new. */
  #look(view: View, decision: Decision | null): void {
    const asked = this.#asked;
    if (asked && asked.decision !== decision) this.#keep(asked.view);
    // within one's own turn all that changes is one's own doing
    if (decision && decision.kind !== "turn" && isOwnTurn(view)) this.#keep(view);
    this.#asked = decision && { decision, view };
  }

  #keep(view: View): void {
    const seats = { ...untrack(() => this.#seen).seats, [String(view.seat)]: glimpse(view) };
    const kept = { page: location.pathname, seats };
    this.#seen = kept;
    keep(KEPT, kept);
  }
}

function isOwnTurn(view: View): boolean {
  const { season, active } = realmOf(view);
  return season === "kindling" && active === view.seat;
}

function kept(): Kept {
  const here = { page: location.pathname, seats: {} };
  const before = recall(KEPT) as Kept | null;
  return before?.page === here.page && typeof before.seats === "object" ? before : here;
}
