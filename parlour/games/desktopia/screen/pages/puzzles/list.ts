/** The puzzles of the book in the order in which they are meant to be solved. */
import type { Book, Sequence } from "../script/book";
import type { Script } from "../script/format";
import { ORDERS } from "../script/roster";

export interface Chapter {
  /** "lessons", or an Order. */
  id: string;
  puzzles: readonly Script[];
}

/** The lessons first, then the etudes of each Order, the easier ones before the harder. */
export function chapters({ sequences, scripts }: Book): Chapter[] {
  const byId = new Map(scripts.map((script) => [script.id, script]));
  const lessons = (tutorialOf(sequences)?.scripts ?? []).flatMap((id) => byId.get(id) ?? []);
  const etudes = scripts.filter((script) => script.kind === "etude" && !lessons.includes(script));
  return [
    { id: "lessons", puzzles: lessons },
    ...ORDERS.map((id) => ({ id, puzzles: byDifficulty(etudes.filter((etude) => orderOf(etude) === id)) })),
  ].filter(({ puzzles }) => puzzles.length > 0);
}

export const tutorialOf = (sequences: readonly Sequence[]): Sequence | undefined =>
  sequences.find(({ kind }) => kind === "tutorial");

/** The Order whose squad the solver leads. */
export const orderOf = (script: Script): string =>
  script.sides.find(({ control }) => control === "player")?.orders[0] ?? "";

/** What to solve next: the first unsolved one after this (or of all), from the beginning again at the end; null if none is left. */
export function nextPuzzle(all: readonly Chapter[], done: ReadonlySet<string>, after: string | null): Script | null {
  const puzzles = all.flatMap((chapter) => chapter.puzzles);
  const from = puzzles.findIndex(({ id }) => id === after) + 1;
  return [...puzzles.slice(from), ...puzzles.slice(0, from)].find(({ id }) => !done.has(id)) ?? null;
}

/** The first lesson that is not solved yet; the first of all, if all are. */
export function nextLesson(book: Book, done: ReadonlySet<string>): Script | undefined {
  const lessons = chapters(book).find(({ id }) => id === "lessons")?.puzzles ?? [];
  return lessons.find(({ id }) => !done.has(id)) ?? lessons[0];
}

const byDifficulty = (puzzles: readonly Script[]): Script[] =>
  [...puzzles].sort((one, other) => (one.difficulty ?? 0) - (other.difficulty ?? 0));
