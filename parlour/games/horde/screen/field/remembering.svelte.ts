/** Remembers how the field lay when each seat last set a unit to work: what has changed since is worth a look. */
import { untrack } from "svelte";
import type { Decision, View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { type Trace, tracesOf } from "./traces";

/** A player who has answered one of these questions has looked around. */
const LOOKED = new Set(["activate", "act"]);

export class Remembering {
  #seen = $state.raw<ReadonlyMap<number | null, View>>(new Map());
  #asked: { decision: Decision; view: View } | null = null;
  readonly traces: Trace[];

  constructor(
    readonly view: () => View,
    readonly decision: () => Decision | null,
    readonly game: () => GameInfo,
  ) {
    this.traces = $derived.by(() => {
      const before = this.#seen.get(this.view().seat);
      return before ? tracesOf(before, this.view(), this.game()) : [];
    });
    $effect.pre(() => this.#look(this.view(), this.decision()));
  }

  /** Once a question is answered, on the board or beside it, only what comes after it is new. */
  #look(view: View, decision: Decision | null): void {
    const asked = this.#asked;
    if (asked && asked.decision !== decision && LOOKED.has(asked.decision.kind)) this.#keep(asked.view);
    this.#asked = decision && { decision, view };
  }

  #keep(view: View): void {
    this.#seen = new Map([...untrack(() => this.#seen), [view.seat, view]]);
  }
}
