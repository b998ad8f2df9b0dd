/** The words of a game in one language: the server's, fetched once. */
import * as api from "$web/api";
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
