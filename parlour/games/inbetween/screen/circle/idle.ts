/** Answers that may be given though they would change nothing: they are offered all the same, and marked. */
import type { Place, Scene } from "$web/boards/board";
import { cardOf, duelOf } from "../duel";

/** Whether an answer would change nothing; of a card that Jamie takes, whether it would shift nobody. */
export function isIdle(scene: Pick<Scene, "view" | "game" | "decision">, action: string): boolean {
  const [verb, card = "", character = "", way] = action.split(" ");
  if (verb === "play") return way === "token" && isStaying(scene, card, character);
  const idle = scene.decision?.facts?.void;
  return Array.isArray(idle) && idle.includes(action.split(" ").at(-1));
}

/** Whether the token of a card lies on that character already. */
export function isStaying({ view, game }: Pick<Scene, "view" | "game">, card: string, character: string): boolean {
  return duelOf(view).tokens[cardOf(game, card)?.symbol ?? ""] === character;
}

/** Whether nothing that may be answered at a place would change anything. */
export function isIdlePlace(scene: Pick<Scene, "view" | "game" | "decision">, place: Place): boolean {
  return place.offers.length > 0 && place.offers.every((offer) => isIdle(scene, offer.action));
}
