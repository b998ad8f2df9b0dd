/** What ids are called: each kind of id has its own family of messages. */
import type { Scene } from "$web/boards/board";
import type { Words } from "$web/words/words.svelte";
import { kindOf } from "./duel";

const FAMILIES = ["character", "card", "effect", "knowledge", "symbol", "side", "state", "world", "phase", "ending"];

/** The message that names an id. */
export function keyOf(words: Words, id: string): string {
  const kind = kindOf(id);
  return (
    words.names[id] ??
    words.names[kind] ??
    FAMILIES.map((family) => `${family}-${kind}`).find((key) => words.has(key)) ??
    id
  );
}

export function nameOf(words: Words, id: string): string {
  return words.say(keyOf(words, id));
}

/** What is said about an effect in this match: the helping hand is read as the match has chosen. */
export function effectAbout({ words, view }: Pick<Scene, "words" | "view">, effect: string): string {
  const reading = `effect-${effect}-${view.terms.options.pull_world ?? ""}`;
  return words.attribute(words.has(reading) ? reading : keyOf(words, effect), "about") ?? "";
}

/** What is said about an id; nothing where there are no words. */
export function aboutOf(words: Words, id: string): string {
  return words.attribute(keyOf(words, id), "about") ?? "";
}
