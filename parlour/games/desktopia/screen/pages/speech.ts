/** The words of the pages, with those of the game behind them. */
import * as api from "$web/api";
import type { GameInfo } from "$web/wire/types";
import { type Language, Words } from "$web/words/words.svelte";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("./text/en.ftl?raw"),
  ru: () => import("./text/ru.ftl?raw"),
};

/** Everything that a page of this game says in one language. */
export async function speech(game: GameInfo, language: Language): Promise<Words> {
  const key = `${game.id}/${language}`;
  const ready = known.get(key);
  if (ready) return ready;
  const [ours, theirs] = await Promise.all([SOURCES[language](), api.gameWords(game.id, language)]);
  const words = new Words(language, [theirs, ours.default], game.names);
  known.set(key, words);
  return words;
}

const known = new Map<string, Words>();

/** The text of a script, a thing or a sequence in this language: `title` of `title_en` and `title_ru`. */
export function inLanguage(from: object, name: string, language: Language): string {
  const texts = from as Record<string, unknown>;
  const text = texts[`${name}_${language}`] || texts[`${name}_${language === "en" ? "ru" : "en"}`];
  return typeof text === "string" ? text : "";
}
