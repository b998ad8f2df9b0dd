/** Whether an answer is the one that a lesson wants. */
import type { Decision } from "$web/boards/board";
import { formsOf, isSpan } from "$web/table/ranges";

/** Nobody aims twice alike: a number counts that is so near, as a share of all that it may be. */
export const NEAR = 1 / 20;

/** The same answer; of an answer made of parts, the same ids and numbers that are near. */
export function fits(decision: Decision, given: string, wanted: string): boolean {
  if (given === wanted) return true;
  const [verb, ...words] = given.split(" ");
  const [wantedVerb, ...wantedWords] = wanted.split(" ");
  if (verb !== wantedVerb || decision.options.includes(given)) return false;
  // where no form is named the verb is not known either: the wanted answer shows it
  const forms = formsOf(decision).filter((form) => !decision.forms || form.verb === verb);
  return forms.some(
    ({ parts }) =>
      parts.length === words.length &&
      parts.every(({ limits }, at) => {
        if (!isSpan(limits)) return words[at] === wantedWords[at];
        return Math.abs(Number(words[at]) - Number(wantedWords[at])) <= NEAR * (limits[1] - limits[0]);
      }),
  );
}
