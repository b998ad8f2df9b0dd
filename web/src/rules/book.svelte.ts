/** The rule book of one game, open at some place, and what was looked up in it. */
import * as api from "$web/api";
import { type Block, parse } from "$web/rules/markdown";
import { type Passage, passages, type Section, sections } from "$web/rules/passages";
import { type SearchResult, search } from "$web/rules/search";

export class Book {
  blocks: readonly Block[] = $state.raw([]);
  /** Whether the numbered rules are open, in the place of the guide of a game that has one. */
  numbered = $state(false);
  state: "fetching" | "here" | "none" | "failed" = $state("fetching");
  query = $state("");
  readonly sections: readonly Section[] = $derived(sections(this.blocks));
  readonly #passages: readonly Passage[] = $derived(passages(this.blocks));
  readonly results: readonly SearchResult[] = $derived(search(this.#passages, this.query));
  /** Where the guide tells each rule; empty for a book of numbered rules. */
  readonly places: ReadonlyMap<string, string> = $derived(
    new Map(this.#passages.flatMap(({ id, tells }) => tells.map((number) => [number, id] as const)).reverse()),
  );
  /** Everything in the book that can be pointed at. */
  readonly ids: ReadonlySet<string> = $derived(new Set(this.#passages.map(({ id }) => id)));
  #wanted = "";

  /** Opens the book of a game in a language; what was asked for last is what is shown. */
  async open(game: string, language: string, numbered = false): Promise<void> {
    const wanted = `${game}/${language}/${numbered}`;
    this.#wanted = wanted;
    if (this.state === "failed") this.state = "fetching";
    try {
      const source = await (numbered ? api.numberedRules : api.gameRules)(game, language);
      if (this.#wanted !== wanted) return;
      this.numbered = numbered;
      this.blocks = parse(source);
      this.state = this.blocks.length ? "here" : "none";
    } catch (failure) {
      if (this.#wanted !== wanted) return;
      this.state = failure instanceof api.Refusal && failure.status === 404 ? "none" : "failed";
    }
  }
}
