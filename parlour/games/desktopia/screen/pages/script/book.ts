/** The book of scripts without its solutions, fetched when a page needs it. */
import { type Script, type Written, whole } from "./format";

export interface Sequence {
  id: string;
  kind: string;
  title_en: string;
  title_ru: string;
  intro_en: string;
  intro_ru: string;
  scripts: string[];
}

export interface Book {
  sequences: readonly Sequence[];
  scripts: readonly Script[];
}

export async function book(): Promise<Book> {
  const { default: written } = await import("../../data/scripts.json");
  return {
    sequences: written.sequences,
    scripts: (written.scripts as unknown as readonly Written[]).map(whole),
  };
}
