/** How far the lessons were taken, kept in the browser. */
import { keep, recall } from "$web/storage";

export interface Progress {
  /** The step at which the learner left off. */
  at: number;
  /** Whether the lesson was ever taken to its end. */
  done: boolean;
}

const key = (game: string, lesson: string) => `parlour.lesson.${game}.${lesson}`;

export function progressOf(game: string, lesson: string): Progress {
  const kept = recall(key(game, lesson));
  if (typeof kept !== "object" || kept === null) return { at: 0, done: false };
  const { at, done } = kept as Record<string, unknown>;
  return { at: Number.isInteger(at) && (at as number) > 0 ? (at as number) : 0, done: done === true };
}

/** The learner stands at a step; a lesson that was done once stays done, and begins anew the next time. */
export function keepProgress(game: string, lesson: string, at: number, over: boolean): void {
  const progress: Progress = { at: over ? 0 : at, done: over || progressOf(game, lesson).done };
  keep(key(game, lesson), progress);
}

/** Whether there are lessons, and all of them were taken to their end. */
export function allDone(game: string, lessons: readonly string[]): boolean {
  return lessons.length > 0 && lessons.every((lesson) => progressOf(game, lesson).done);
}

/** Where to begin: the first lesson that was not done yet, else the first of all. */
export function nextLesson(game: string, lessons: readonly string[]): string | null {
  return lessons.find((lesson) => !progressOf(game, lesson).done) ?? lessons[0] ?? null;
}
