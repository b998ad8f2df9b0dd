/** An answer that is being picked step by step, for as long as the question stays the same. */
import type { Decision } from "$web/boards/board";

export class Picking {
  #begun = $state.raw<{ decision: Decision; action: string } | null>(null);

  constructor(readonly decision: () => Decision | null) {}

  /** How the answer begins; null before the first pick. */
  get begun(): string | null {
    return this.#begun !== null && this.#begun.decision === this.decision() ? this.#begun.action : null;
  }

  begin(action: string): void {
    const decision = this.decision();
    this.#begun = decision && { decision, action };
  }

  end(): void {
    this.#begun = null;
  }
}
