/** Asks the server whether a script may be played: the server decides. */
import * as api from "$web/api";
import type { Script } from "../script/format";
import { scriptJson } from "./writing";

export type Verdict =
  | { state: "asking" | "fine" | "unreachable" }
  /** In the server's words, by language, with the number of the rule. */
  | { state: "refused"; words: Readonly<Record<string, string>>; rule: string };

/** Asks about a script; rejects where it is refused or the server does not answer. */
export type Court = (script: Script) => Promise<void>;

export const courtOf =
  (game: string): Court =>
  async (script) => {
    await api.terms(game, { seats: script.players, options: { custom: scriptJson(script) } });
  };

export class Judge {
  verdict: Verdict = $state.raw({ state: "asking" });
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(
    readonly court: Court,
    /** How long a script must have been left alone before it is judged, in milliseconds. */
    readonly patience = 500,
  ) {}

  /** Judges this script once it has been left alone for a while; earlier ones are dropped. */
  hear(script: Script): void {
    this.verdict = { state: "asking" };
    this.#asked += 1;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#ask(script, this.#asked), this.patience);
  }

  leave(): void {
    this.#asked += 1;
    clearTimeout(this.#waiting);
  }

  async #ask(script: Script, asked: number): Promise<void> {
    const verdict = await judged(this.court, script);
    if (asked === this.#asked) this.verdict = verdict;
  }
}

async function judged(court: Court, script: Script): Promise<Verdict> {
  try {
    await court(script);
    return { state: "fine" };
  } catch (failure) {
    if (!(failure instanceof api.Refusal)) return { state: "unreachable" };
    return { state: "refused", words: failure.problem.words, rule: failure.problem.rule };
  }
}
