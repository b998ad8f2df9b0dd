/** What may be answered at a place, as a screen reader says it. */
import type { Offer, Scene } from "$web/boards/board";

export function may(scene: Scene, offers: readonly Offer[]): string[] {
  if (offers.length === 0) return [];
  return [scene.words.say("screen-may", { offers: offers.map((each) => each.label).join("; ") })];
}
