/** What is watched while events are shown: the dice of the fight that is going on, and for a moment after it. */
import { untrack } from "svelte";
import type { Decision, GameEvent } from "$web/boards/board";
import { askedIn, type Fight, fightAfter, isFought, type Roll } from "./fight";

/** How long the dice of a fight that is over stay in sight, in milliseconds. */
const LINGER = 2600;
const ROLLS = new Set(["dice-rolled", "wager-rolled", "first-side-rolled"]);

export class Watching {
  #fight = $state.raw<Fight | null>(null);
  #lingers = $state(false);

  constructor(
    readonly event: () => GameEvent | null,
    readonly decision: () => Decision | null,
  ) {
    $effect.pre(() => {
      const event = this.event();
      if (!event) return;
      this.#fight = fightAfter(
        untrack(() => this.#fight),
        event,
      );
      this.#lingers = true;
    });
    $effect(() => {
      if (this.event()) return;
      const timer = setTimeout(() => (this.#lingers = false), LINGER);
      return () => clearTimeout(timer);
    });
  }

  /** The dice to show now, if any. */
  get fight(): Fight | null {
    const decision = this.decision();
    if (isFought(decision)) return this.#fight ?? askedIn(decision);
    return this.#lingers && this.#fight?.rolls.length ? this.#fight : null;
  }

  /** The roll that is tumbling. */
  get tumbling(): Roll | null {
    const event = this.event();
    if (!event || !ROLLS.has(event.event)) return null;
    const who = event.unit ?? event.faction;
    return this.#fight?.rolls.findLast((roll) => who === undefined || roll.who === who) ?? null;
  }
}
