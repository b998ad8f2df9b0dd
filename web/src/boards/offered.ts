/** The answers that may be given, each at the one place that it belongs to. */
import type { Ahead, Decision, Offer, Scene } from "$web/boards/board";

/** The answers at each place. */
export type Offers = ReadonlyMap<string, Offer[]>;

/** How the ids begin of answers that have no place on the table: they are buttons beside the question. */
export const ANSWER = "answer:";

/** What a game says of an answer. */
export interface Put {
  /** The one place where it is given, or begun. */
  place: string;
  label: string;
  /** How it begins there, if it goes on at another place. */
  begins: string | null;
}

/** What may be answered at a place, as a screen reader says it: one by one, of more than `most` only their number. */
export function may(
  { words }: Pick<Scene, "words">,
  offers: readonly Offer[],
  { most = Number.POSITIVE_INFINITY, between = "; " } = {},
): string[] {
  if (offers.length === 0) return [];
  if (offers.length > most) return [words.say("screen-may-many", { count: offers.length })];
  return [words.say("screen-may", { offers: offers.map((offer) => offer.label).join(between) })];
}

/** All answers of the question, by place, in their order. */
export function offered({ decision }: Pick<Scene, "decision">, put: (action: string) => Put): Offers {
  const at = new Map<string, Offer[]>();
  for (const action of decision?.options ?? []) {
    const { place, label, begins } = put(action);
    const offer = { action, label, ...(begins === null ? {} : { begins }) };
    const here = at.get(place);
    if (here) here.push(offer);
    else at.set(place, [offer]);
  }
  return at;
}

/** The same pair of questions is the same object, so that what was begun with it goes on. */
const known = new WeakMap<Decision, Decision>();

/** The question that follows an optional one, with the answers of both. */
export function joined(optional: Decision, { decline, next }: Ahead): Decision {
  const before = known.get(optional);
  if (before) return before;
  const taken = optional.options.filter((option) => option !== decline);
  const both = { ...next, options: [...next.options, ...taken], facts: { ...optional.facts, ...next.facts } };
  known.set(optional, both);
  return both;
}
