/** What may be answered at a place, as a screen reader says it. */
import type { Offer, Scene } from "$web/boards/board";

/** So many answers are said one by one; of more only their number. */
const MANY = 6;

export function may({ words }: Pick<Scene, "words">, offers: readonly Offer[]): string[] {
  if (offers.length === 0) return [];
  if (offers.length > MANY) return [words.say("screen-may-many", { count: offers.length })];
  return [words.say("screen-may", { offers: offers.map((each) => each.label).join(", ") })];
}
