/** Which puzzles were solved in this browser. */
import { keep, recall } from "$web/storage";

/** The number is the version of the layout: a new version starts empty. */
const KEY = "parlour.desktopia.puzzles.1";

export function solvedPuzzles(): ReadonlySet<string> {
  const kept = recall(KEY);
  return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
}

export function keepSolved(id: string): void {
  const all = solvedPuzzles();
  if (!all.has(id)) keep(KEY, [...all, id]);
}
