/** The words of a game in one language: the server's, fetched once. */
import * as api from "$web/api";
import type { Screen, View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { type Language, Words } from "$web/words/words.svelte";

export async function wordsOf(info: GameInfo, language: Language): Promise<Words> {
  const key = `${info.id}/${language}`;
  const ready = known.get(key);
  if (ready) return ready;
  const words = new Words(language, [await api.gameWords(info.id, language)], info.names);
  known.set(key, words);
  return words;
}

const known = new Map<string, Words>();

/** The words at this table, where the game calls sides and things by what they are in it; the very same ones as long as it does. */
export function wordsAt(words: Words, screen: Pick<Screen, "calls">, view: View | null): Words {
  const calls = view && screen.calls?.(view, words);
  if (!calls) return words;
  const key = JSON.stringify(calls);
  const here = tables.get(words) ?? new Map<string, Words>();
  tables.set(words, here);
  const spoken = here.get(key) ?? words.calling(calls);
  here.set(key, spoken);
  return spoken;
}

const tables = new WeakMap<Words, Map<string, Words>>();
