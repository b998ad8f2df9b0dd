/** Whether an answer is the one that a lesson wants. */
import type { Decision } from "$web/boards/board";
import { isSpan } from "$web/table/ranges";

/** Nobody aims twice alike: a number counts that is so near, as a share of all that it may be. */
export const NEAR = 1 / 20;

/** The same answer; of an answer made of parts, the same ids and numbers that are near. */
export function fits(decision: Decision, given: string, wanted: string): boolean {
  if (given === wanted) return true;
  if (decision.options.length > 0 || !decision.ranges) return false;
  const [verb, ...parts] = given.split(" ");
  const [wantedVerb, ...wantedParts] = wanted.split(" ");
  const limits = Object.values(decision.ranges);
  if (verb !== wantedVerb || parts.length !== limits.length) return false;
  return limits.every((limit, at) => {
    if (!isSpan(limit)) return parts[at] === wantedParts[at];
    return Math.abs(Number(parts[at]) - Number(wantedParts[at])) <= NEAR * (limit[1] - limit[0]);
  });
}
