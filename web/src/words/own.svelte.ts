/** The client's own words in the user's language: chosen once, remembered, changed without a reload. */
import { keepText } from "$web/storage";
import type { Facts, Language } from "$web/words/words.svelte";
import { Words } from "$web/words/words.svelte";

const KEY = "parlour.language";
const SOURCES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("$web/words/languages/en"),
  ru: () => import("$web/words/languages/ru"),
};

/** The languages with their own names. */
export const LANGUAGES: readonly (readonly [Language, string])[] = [
  ["ru", "Русский"],
  ["en", "English"],
];

class Own {
  #words: Words = $state.raw(new Words("en", []));

  get language(): Language {
    return this.#words.language;
  }

  async speak(language: Language): Promise<void> {
    const { default: sources } = await SOURCES[language]();
    this.#words = new Words(language, sources);
    document.documentElement.lang = language;
    keepText(KEY, language);
  }

  say(key: string, facts: Facts = {}): string {
    return this.#words.say(key, facts);
  }

  has(key: string): boolean {
    return this.#words.has(key);
  }

  attribute(key: string, attribute: string, facts: Facts = {}): string | null {
    return this.#words.attribute(key, attribute, facts);
  }

  /** Words that somebody gave in several languages: in ours, else in English, else in any. */
  pick(words: Readonly<Record<string, string>>): string {
    return words[this.language] ?? words.en ?? Object.values(words)[0] ?? "";
  }
}

/** What the page was marked with before it was painted; see public/early.js. */
export function firstLanguage(): Language {
  return document.documentElement.lang === "ru" ? "ru" : "en";
}

export const own = new Own();
