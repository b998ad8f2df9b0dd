/** Which puzzles were solved in this browser. */

/** The number is that of the layout: another one begins anew. */
const KEY = "parlour.desktopia.puzzles.1";

export function solved(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : []);
  } catch {
    return new Set(); // a browser that keeps nothing, or something that is none of ours
  }
}

export function keepSolved(id: string): void {
  const all = solved();
  if (all.has(id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...all, id]));
  } catch {
    // as above
  }
}
