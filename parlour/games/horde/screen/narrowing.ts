/**
 * Picking an answer step by step: a first pick keeps the answers that begin alike, and these are then lit where they go on.
 * It looks at nothing but the words of the answers, so it fits every question.
 */
import type { Offer, Place, View } from "$web/boards/board";
import type { Manner } from "$web/boards/gestures.svelte";
import type { Looking } from "$web/boards/looking.svelte";
import type { Step } from "$web/boards/steps";
import { isHex, middle } from "./field/geometry";
import type { Marching } from "./field/marching.svelte";
import { hexesOf, type Offers } from "./offers";
import { warOf } from "./war";

/** How this board is handled: a press pins what is there, units are dragged, and the field can be looked at from nearer. */
export function mannerOf(view: () => View, looking: Looking, marching: Marching): Manner {
  return {
    step: (offers) => stepAt(offers, view()),
    next,
    pins: true,
    meant: (place, _described, begun) => (begun === null ? otherUnit(place, view()) : null),
    zoom: {
      wasDragged: () => [looking.wasDragged(), marching.wasDragged()].includes(true),
      reveal: ({ id }) => {
        if (isHex(id)) looking.reveal(middle(id));
      },
      key: (key, group) => group.id === "field" && looking.key(key),
    },
  };
}

/** As long as the active unit can be put back, a press on another one that waits for its turn means to change to it. */
function otherUnit(place: Place, view: View): Place | null {
  const war = warOf(view);
  const unit = place.subjects[0] ?? "";
  const waits = war.at[unit] === place.id && unit !== war.active && war.ready.includes(unit);
  return waits && view.decision?.kind === "act" && view.decision.options.includes(BACK)
    ? { ...place, offers: [{ action: `${CHANGE}${unit}`, label: "" }] }
    : null;
}

const BACK = "back";
/** No answer of the game: the answer is to put the active unit back, and then to activate this one. */
export const CHANGE = "change ";

/** The words that a further pick begins with: what is done, and to whom first. */
function beginning(action: string): string {
  return action.split(" ").slice(0, 2).join(" ");
}

/** What follows the beginning; nothing where the answer ends with it. */
function rest(action: string, begun: string): string {
  return action.slice(begun.length + 1);
}

/** Whether these answers, which begin alike, go on at places of the board. */
function goesOn(offers: readonly Offer[], begun: string, view: View): boolean {
  const further = offers.map(({ action }) => rest(action, begun)).filter((id) => id !== "");
  return offers.length > 1 && further.length > 0 && further.every((id) => hexesOf(id, view).length > 0);
}

/** Where a press on these answers leads. */
export function stepAt(offers: readonly Offer[], view: View): Step {
  const begun = new Map<string, Offer[]>();
  for (const offer of offers) {
    const alike = begun.get(beginning(offer.action));
    if (alike) alike.push(offer);
    else begun.set(beginning(offer.action), [offer]);
  }
  const steps = [...begun].flatMap(([begin, alike]): Offer[] => {
    const [first] = alike;
    return first && goesOn(alike, begin, view) ? [{ action: begin, label: `${first.label} …` }] : alike;
  });
  const [only, ...others] = steps;
  if (!only) return null;
  return others.length > 0 ? { menu: steps } : next(only.action, offers);
}

/** What an item of the menu leads to: an answer if only one begins so. */
export function next(action: string, offers: readonly Offer[]): { answer: string } | { narrow: string } {
  const alike = offers.filter((offer) => begins(offer.action, action));
  return alike.length > 1 ? { narrow: action } : { answer: action };
}

/** Where the answers that begin so are lit: each where it goes on, or once more at the place of the first pick. */
export function narrowed(offers: Offers, begun: string, view: View): Offers {
  const lit = new Map<string | null, Offer[]>([[null, offers.get(null) ?? []]]);
  const seen = new Set<string>();
  for (const [place, here] of offers)
    for (const offer of here) {
      if (place === null || seen.has(offer.action) || !begins(offer.action, begun)) continue;
      seen.add(offer.action);
      const hexes = hexesOf(rest(offer.action, begun), view);
      for (const hex of hexes.length > 0 ? hexes : [place]) lit.set(hex, [...(lit.get(hex) ?? []), offer]);
    }
  return lit;
}

function begins(action: string, begun: string): boolean {
  return action === begun || action.startsWith(`${begun} `);
}
