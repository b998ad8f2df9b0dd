/** Answers that are picked in two steps: how they begin, and where they go on. */
import type { View } from "$web/boards/board";
import { ANSWER } from "$web/boards/offered";
import { figureIn, mineOf, realmOf, slotOf } from "./realm";

/**
 * How an answer of two steps begins; null for the others. It is the same for all that goes on from one thing:
 * `card hc_ash_1`, `figure explorer` (of the own House), `figure sowers_pilgrim`, `temple white`, `strike tc01-a`, `tactics tc01-a`.
 */
export function beginningOf(action: string): string | null {
  const [verb = "", first = "", second] = action.split(" ");
  switch (verb) {
    case "place":
    case "manoeuvre":
      return `card ${first}`;
    case "move":
    case "burn":
    case "borrow":
    case "relocate":
    case "follow":
    case "push":
    case "abduct":
    case "drift":
      return `figure ${first}`;
    case "haunt":
      return second === undefined ? null : `figure ${first}`;
    case "build":
      return `temple ${first}`;
    case "strike":
      return `strike ${first}`;
    case "skirmish":
      return `tactics ${first}`;
    default:
      return null;
  }
}

/** The place of the second step of such an answer. */
export function secondPlace(action: string, view: View): string {
  const [verb = "", first = "", ...more] = action.split(" ");
  const last = more.at(-1) ?? "";
  switch (verb) {
    case "place":
      return `slot:${figureIn(mineOf(view), last)}`;
    case "manoeuvre":
      return `${ANSWER}${verb} ${first}`;
    case "build":
    case "skirmish":
      return `region:${last}`;
    case "strike": {
      const slot = slotOf(realmOf(view), last);
      return slot ? `theatre:${slot.house}:${slot.slot}` : `${ANSWER}${action}`;
    }
    default:
      return last;
  }
}
