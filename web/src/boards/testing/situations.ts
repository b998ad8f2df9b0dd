/** The situations that the tests of a game's screen look at, and the game's words in both languages. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { GameEvent, Scene, View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import { type Language, Words } from "$web/words/words.svelte";

export const LANGUAGES: readonly Language[] = ["en", "ru"];

/** A stretch of a game: the table it begins with, and what each step told and changed. */
export interface Played {
  table: View["table"];
  steps: { events: GameEvent[]; changed: Record<string, unknown> }[];
}

/** What lies in the folder `screen/fixtures` of a game; `from` is the address of a module there. */
export function situationsBeside(from: string) {
  const read = (path: string) => readFileSync(fileURLToPath(new URL(path, from)), "utf8");
  const parsed = <Shape>(name: string) => JSON.parse(read(`./${name}.json`)) as Shape;
  const game = parsed<GameInfo>("game");
  const views = parsed<View[]>("views");
  const spoken: Partial<Record<Language, Words>> = {};

  /** The source of the game's words. */
  function textIn(language: Language): string {
    return read(`../../text/${language}.ftl`);
  }

  function wordsIn(language: Language): Words {
    spoken[language] ??= new Words(language, [textIn(language)], game.names);
    return spoken[language];
  }

  function sceneOf(view: View, language: Language = "en"): Scene {
    return { view, game, words: wordsIn(language), decision: view.decision };
  }

  /** The first view of that seat (or of any) whose question is of that kind. */
  function asked(kind: string, seat: number | null = null, language: Language = "en"): Scene {
    const view = views.find(({ decision, seat: eyes }) => decision?.kind === kind && (seat === null || eyes === seat));
    if (!view) throw new Error(`no view is asked ${kind}`);
    return sceneOf(view, language);
  }

  return { parsed, game, views, played: parsed<Played>("steps"), textIn, wordsIn, sceneOf, asked };
}
