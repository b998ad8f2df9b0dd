/** What ids are called: each kind of id has its own family of messages. */
import type { GameInfo } from "$web/wire/types";
import type { Words } from "$web/words/words.svelte";

const FAMILIES = [
  "trait",
  "status",
  "card",
  "faction",
  "side",
  "settlement",
  "parameter",
  "class",
  "mount",
  "mechanism",
  "mode",
  "kind",
  "phase",
];

/** The message that names an id. */
export function keyOf(words: Words, game: GameInfo, id: string): string {
  const named = game.names[id];
  if (named) return named;
  return FAMILIES.map((family) => `${family}-${id}`).find((key) => words.has(key)) ?? id;
}

/** The name of an id; of two tokens of a kind each keeps its number. */
export function nameOf(words: Words, game: GameInfo, id: string): string {
  return game.names[id] ? words.name(id) : words.say(keyOf(words, game, id));
}

export function aboutOf(words: Words, game: GameInfo, id: string): string | null {
  return words.attribute(keyOf(words, game, id), "about");
}

/** A number with its sign, as a change: +1, −2. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
