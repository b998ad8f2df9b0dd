/** Picking an answer in two steps: first a card or a piece, then where it goes on. */
import type { Offer } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";

/** What a press on a place leads to: an answer, a further pick on the board, or a menu of answers. */
export type Step = { answer: string } | { narrow: string } | { menu: readonly Offer[] } | null;

export function stepAt(offers: readonly Offer[]): Step {
  const [first, ...others] = offers;
  if (!first) return null;
  if (first.begins !== undefined) return { narrow: first.begins };
  return others.length > 0 ? { menu: offers } : { answer: first.action };
}

/**
 * Where answers are lit once one has begun: those that go on from there at their second place, the others where they were.
 * A place that could begin another answer gives way to the one that has begun.
 */
export function narrowed(
  offers: Offers,
  begun: string,
  goesOn: (action: string) => { place: string; label: string },
): Offers {
  const going = new Map<string, Offer[]>();
  const others = new Map<string, Offer[]>();
  const put = (lit: Map<string, Offer[]>, place: string, offer: Offer) =>
    lit.set(place, [...(lit.get(place) ?? []), offer]);
  for (const [first, here] of offers) {
    for (const offer of here) {
      if (offer.begins !== begun) put(others, first, offer);
      else {
        const { place, label } = goesOn(offer.action);
        put(going, place, { action: offer.action, label });
      }
    }
  }
  return new Map([...others, ...going]);
}
