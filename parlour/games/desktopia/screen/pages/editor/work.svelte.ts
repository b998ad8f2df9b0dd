/** A script being edited: as it is now, what it was before, and what was picked. */
import type { Script } from "../script/format";
import { pointOf, type Thing } from "./things";

/** How many undo steps are kept. */
const MEMORY = 200;

export class Work {
  #script: Script = $state.raw() as Script;
  #picked: Thing | null = $state.raw(null);
  #past: readonly Script[] = $state.raw([]);
  #future: readonly Script[] = $state.raw([]);
  /** Changes of the same kind in a row (the moves of one drag) are one undo step. */
  #merging: string | null = null;

  constructor(script: Script) {
    this.#script = script;
  }

  get script(): Script {
    return this.#script;
  }

  /** What was picked, as long as it is there. */
  get picked(): Thing | null {
    const thing = this.#picked;
    return thing && pointOf(this.#script, thing) ? thing : null;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  pick(thing: Thing | null): void {
    this.settle();
    this.#picked = thing;
  }

  /** Applies a change to a copy of the script and returns its result. A change without effect is no undo step. */
  change<Said>(how: (script: Script) => Said, merging: string | null = null): Said {
    const next = structuredClone(this.#script);
    const said = how(next);
    if (JSON.stringify(next) === JSON.stringify(this.#script)) return said;
    if (merging === null || merging !== this.#merging) this.#past = [...this.#past, this.#script].slice(-MEMORY);
    this.#merging = merging;
    this.#future = [];
    this.#script = next;
    return said;
  }

  /** Replaces the script by another; this can be undone. */
  replace(script: Script): void {
    this.change((now) => {
      for (const key of Object.keys(now)) delete (now as unknown as Record<string, unknown>)[key];
      Object.assign(now, structuredClone(script));
    });
    this.pick(null);
  }

  /** The next change is an undo step of its own. */
  settle(): void {
    this.#merging = null;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.settle();
    this.#future = [this.#script, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#script = before;
  }

  redo(): void {
    const [after, ...rest] = this.#future;
    if (!after) return;
    this.settle();
    this.#past = [...this.#past, this.#script];
    this.#future = rest;
    this.#script = after;
  }
}
