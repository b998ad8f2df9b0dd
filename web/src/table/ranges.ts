/** An answer that is made of parts, as its one-line notation. */
import type { Decision } from "$web/boards/board";

/** A part that is a number between two bounds; other parts are ids to choose from. */
export function isSpan(limits: readonly unknown[]): limits is [number, number] {
  return limits.length === 2 && limits.every((each) => typeof each === "number");
}

/** Where the parts stand at first: numbers in the middle, the first of the ids. */
export function firstValues(ranges: Readonly<Record<string, readonly unknown[]>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, limits]) => [
      name,
      isSpan(limits) ? String(Math.round((limits[0] + limits[1]) / 2)) : String(limits[0] ?? ""),
    ]),
  );
}

/** The answer in notation; null while a part is missing or out of bounds. */
export function answerOf(decision: Decision, values: Readonly<Record<string, string>>): string | null {
  const verb = typeof decision.facts?.verb === "string" ? decision.facts.verb : decision.kind;
  const parts = [verb];
  for (const [name, limits] of Object.entries(decision.ranges ?? {})) {
    const value = (values[name] ?? "").trim();
    if (isSpan(limits)) {
      const number = Number(value);
      if (value === "" || !Number.isFinite(number) || number < limits[0] || number > limits[1]) return null;
      parts.push(String(number));
    } else {
      if (!limits.some((each) => String(each) === value)) return null;
      parts.push(value);
    }
  }
  return parts.join(" ");
}
