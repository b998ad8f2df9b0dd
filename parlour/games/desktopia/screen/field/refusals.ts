/** Why something may not lie there, in words: those of the rules. */
import type { Words } from "$web/words/words.svelte";
import type { Problem } from "./room";

/** `short`: without the number of the rule, for the desk itself. */
export function refusalWords(words: Words, { key, ...facts }: Problem, short = false): string {
  const said = words.say(`illegal-${key}`, facts);
  return short ? said.replace(/\s*\([^()]*\)\.?$/, "") : said;
}
