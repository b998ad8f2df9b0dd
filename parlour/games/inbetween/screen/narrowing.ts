/** Picking an answer in two steps: first a card or a townsman, then where it goes on. */
import type { Scene } from "$web/boards/board";
import type { Manner } from "$web/boards/gestures.svelte";
import type { Offers } from "$web/boards/offered";
import { narrowed as narrowedBy } from "$web/boards/steps";
import { beginningOf } from "./offers";
import { stepWords } from "./wording";

/** Where the answers are lit once one has begun so. */
export function narrowed(offers: Offers, begun: string, scene: Scene): Offers {
  return narrowedBy(offers, begun, (action) => ({ place: secondPlace(action), label: stepWords(scene, action) }));
}

function secondPlace(action: string): string {
  const [verb, , second = ""] = action.split(" ");
  return verb === "relocate" ? `gap:${second}` : second;
}

/** A card of the hand is dragged to somebody in the circle. */
export const MANNER: Manner = {
  isGoingOn: (action, begun) => beginningOf(action) === begun,
  dragged: (group) => group === "hand",
  dropped: (group) => group === "circle",
};
