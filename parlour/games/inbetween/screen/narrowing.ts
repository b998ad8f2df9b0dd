/** Picking an answer in two steps: first a card or a townsman, then where it goes on. */
import type { Offer, Scene } from "$web/boards/board";
import type { Offers } from "./offers";
import { stepWords } from "./wording";

/** What a press on a place leads to: an answer, a further pick on the board, or a menu of answers. */
export type Step = { answer: string } | { narrow: string } | { menu: readonly Offer[] } | null;

/** Answers that go on at another place than they begin. */
const TWO_STEPS = new Set(["play", "relocate"]);

export function stepAt(offers: readonly Offer[], begun: string | null): Step {
  const [first, ...others] = offers;
  if (!first) return null;
  const begins = beginningOf(first.action);
  if (begins !== null && begins !== begun) return { narrow: begins };
  return others.length > 0 ? { menu: offers } : { answer: first.action };
}

/** How an answer of two steps begins; null for the others. */
export function beginningOf(action: string): string | null {
  const [verb = "", first = ""] = action.split(" ");
  return TWO_STEPS.has(verb) ? `${verb} ${first}` : null;
}

/** Where the answers that begin so are lit: each where it goes on; those that begin otherwise stay where they were. */
export function narrowed(offers: Offers, begun: string, scene: Scene): Offers {
  const lit = new Map<string, Offer[]>();
  for (const [place, here] of offers) {
    for (const offer of here) {
      const on = beginningOf(offer.action) === begun;
      const at = on ? goesOn(offer.action) : place;
      const told = on ? { action: offer.action, label: stepWords(scene, offer.action) } : offer;
      lit.set(at, [...(lit.get(at) ?? []), told]);
    }
  }
  // a townsman who could begin another answer gives way to the one that has begun
  for (const [place, here] of lit) {
    const going = here.filter((offer) => beginningOf(offer.action) === begun);
    if (going.length > 0) lit.set(place, going);
  }
  return lit;
}

/** The place of the second step. */
function goesOn(action: string): string {
  const [verb, , second = ""] = action.split(" ");
  return verb === "relocate" ? `gap:${second}` : second;
}
