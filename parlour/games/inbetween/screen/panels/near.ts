/** How near a side is to winning: a short warning for each way that is one step from its end. */
import type { Scene } from "$web/boards/board";
import { duelOf, factsOf, LAST, LEVELS, LOCKS, type Side, seatOf } from "../duel";

export function nearWords(scene: Scene, side: Side): string[] {
  if (duelOf(scene.view).phase === "over") return [];
  return [lockWarning(scene, side), knowledgeWarning(scene, side), majorityWarning(scene, side)].filter(Boolean);
}

function lockWarning({ view, words }: Scene, side: Side): string {
  if (factsOf(view).locked[seatOf(side)] !== LOCKS - 1) return "";
  return words.say(side === "city" ? "screen-near-secured" : "screen-near-devoured");
}

/** Says whether the price of the last level can be paid. */
function knowledgeWarning({ view, words }: Scene, side: Side): string {
  const duel = duelOf(view);
  const seat = seatOf(side);
  if (duel.knowledge[seat] !== LEVELS - 1) return "";
  const price = factsOf(view).price[seat] ?? 0;
  const payable = duel.energy[seat] >= price;
  return words.say(payable ? "screen-near-knowledge" : "screen-near-price", { price });
}

/** The side that stands in the minority is not warned of its own defeat here: the other's board says it. */
function majorityWarning({ view, words }: Scene, side: Side): string {
  if (duelOf(view).circle.length !== LAST + 1) return "";
  const { worlds } = factsOf(view);
  const seat = seatOf(side);
  const [mine, others] = [worlds[seat], worlds[1 - seat] ?? 0];
  if (mine < others) return "";
  return words.say(mine > others ? "screen-near-majority" : "screen-near-even", { mine, others });
}
