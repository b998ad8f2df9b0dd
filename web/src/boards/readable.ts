/** Plain data of any game as a person would read it, with the words that the game has for its ids. */
import { shown, type Words } from "$web/words/words.svelte";

/** A value as one line: ids by their names, a hidden card as "?". */
export function lineOf(value: unknown, words: Words): string {
  if (typeof value === "string") return value === "" ? "–" : words.name(value);
  if (Array.isArray(value)) return value.map((each) => lineOf(each, words)).join(", ") || "–";
  if (value !== null && typeof value === "object") {
    const parts = Object.entries(value).filter(([name]) => name !== "is");
    return parts.map(([name, part]) => `${words.name(name)} ${lineOf(part, words)}`).join("; ") || "–";
  }
  return shown(value);
}
