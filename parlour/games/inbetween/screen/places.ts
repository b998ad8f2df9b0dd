/** Which places an event or an answer speaks of. */
import type { GameEvent, View } from "$web/boards/board";
import { countCards, duelOf, kindOf } from "./duel";
import { placeOf } from "./offers";

export function places(told: GameEvent | string, view: View): string[] {
  if (typeof told === "string") {
    const decision = view.decision;
    const ids = told.split(" ").slice(1);
    return unique([placeOf(told, { view, decision }), ...ids.filter((id) => duelOf(view).circle.includes(id))]);
  }
  const { event, ...facts } = told;
  const side = typeof facts.side === "string" ? facts.side : "city";
  const ids = Object.values(facts)
    .flat()
    .filter((fact): fact is string => typeof fact === "string");
  return unique([
    ...ids.flatMap((id) => spoken(id, view)),
    ...(TRACKS[event]?.map((track) => `${track}:${side}`) ?? []),
  ]);
}

/** Events that change a track of the side that they name. */
const TRACKS: Readonly<Record<string, string[]>> = {
  rested: ["energy"],
  "energy-gained": ["energy"],
  "energy-lost": ["energy"],
  "knowledge-raised": ["knowledge"],
  "knowledge-lowered": ["knowledge"],
  prepared: ["cards"],
  "cards-drawn": ["cards"],
  "deck-shuffled": ["pile"],
  "card-discarded": ["pile"],
  locked: ["locked"],
};

function spoken(id: string, view: View): string[] {
  const duel = duelOf(view);
  const kind = kindOf(id);
  if (duel.circle.includes(id)) return [id];
  if (duel.equipment.includes(id)) return [`gear:${id}`];
  if (/_k\d$/.test(id)) return [`level:${id}`];
  if (id in duel.tokens) return [`token:${id}`];
  const own = view.seat === null ? [] : (duel.hands[String(view.seat)] ?? []);
  return countCards(own).kinds.has(kind) ? [`hand:${kind}`] : [];
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
