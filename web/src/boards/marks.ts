/** What every place on a board says of itself to the keyboard, to screen readers and to those who look for what may be chosen. */
import type { Place } from "$web/boards/board";
import { stepAt } from "$web/boards/steps";

export interface Marks {
  tabindex: number;
  "aria-label": string;
  "aria-disabled": boolean;
  "aria-haspopup": "menu" | undefined;
  "data-place": string;
  /** The one answer that a press gives. */
  "data-action": string | undefined;
  /** How the answer begins that a press picks the first half of. */
  "data-begins": string | undefined;
}

/** The attributes of a place; `stop`: the one of its group that the Tab key stops at. */
export function marksOf(place: Place, stop: string | null): Marks {
  const step = stepAt(place.offers);
  return {
    tabindex: place.id === stop ? 0 : -1,
    "aria-label": place.label,
    "aria-disabled": step === null,
    "aria-haspopup": step && "menu" in step ? "menu" : undefined,
    "data-place": place.id,
    "data-action": step && "answer" in step ? step.answer : undefined,
    "data-begins": step && "narrow" in step ? step.narrow : undefined,
  };
}
