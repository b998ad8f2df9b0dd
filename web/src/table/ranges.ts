/** An answer that is made of parts, as its one-line notation. */
import type { Decision } from "$web/boards/board";

/** One way to write such an answer: the verb, then its parts in their order; a part may come several times. */
export interface Form {
  verb: string;
  parts: readonly Part[];
}

/** A number between two bounds, or ids to choose from. */
export interface Part {
  name: string;
  limits: readonly unknown[];
  /** Which of several parts of that name it is, from 1 on; 0 for the only one. */
  number: number;
}

/** A part that is a number between two bounds; other parts are ids to choose from. */
export function isSpan(limits: readonly unknown[]): limits is [number, number] {
  return limits.length === 2 && limits.every((limit) => typeof limit === "number");
}

/** Every way to write an answer; without any that is named, all ranges one after another. */
export function formsOf({ kind, ranges = {}, forms, facts }: Decision): Form[] {
  if (Object.keys(ranges).length === 0) return [];
  const verb = typeof facts?.verb === "string" ? facts.verb : kind;
  const written = forms && forms.length > 0 ? forms : [[verb, ...Object.keys(ranges)]];
  return written.map(([word = "", ...names]) => ({
    verb: word,
    parts: names.map((name, at) => ({ name, limits: ranges[name] ?? [], number: numberOf(names, at) })),
  }));
}

function numberOf(names: readonly string[], at: number): number {
  const same = (name: string) => name === names[at];
  return names.filter(same).length > 1 ? names.slice(0, at + 1).filter(same).length : 0;
}

/** Where the parts stand at first: numbers in the middle, the first of the ids. */
export function firstValues({ parts }: Form): string[] {
  return parts.map(({ limits }) =>
    isSpan(limits) ? String(Math.round((limits[0] + limits[1]) / 2)) : String(limits[0] ?? ""),
  );
}

/** The answer in notation; null while a part is missing or out of bounds. */
export function answerOf({ verb, parts }: Form, values: readonly string[]): string | null {
  const words = parts.map(({ limits }, at) => wordOf(limits, (values[at] ?? "").trim()));
  return words.includes(null) ? null : [verb, ...words].join(" ");
}

function wordOf(limits: readonly unknown[], value: string): string | null {
  if (!isSpan(limits)) return limits.some((id) => String(id) === value) ? value : null;
  const number = Number(value);
  return value !== "" && number >= limits[0] && number <= limits[1] ? String(number) : null;
}
