/** How the game stands, in a few sentences: the turn, the marker, what phase 3 would give, how near the end is. */
import type { Scene } from "$web/boards/board";
import { depthOf, duelOf, FEW, factsOf, LEVELS, LOCKS, SIDES, seatOf, sideOf } from "./duel";
import { nameOf } from "./naming";
import { nearWords } from "./panels/near";

export function standing(scene: Scene): string {
  const { view, words } = scene;
  const duel = duelOf(view);
  const { locked } = factsOf(view);
  if (duel.circle.length === 0) return words.say("screen-dealing");
  const sentences = [
    words.say("screen-turn", { turn: duel.turn, side: nameOf(words, sideOf(duel.active)) }),
    ...(words.has(`phase-${duel.phase}`) ? [words.say(`phase-${duel.phase}`)] : []),
    outlook(scene),
    words.say("screen-secured", { count: locked[0], needed: LOCKS }),
    words.say("screen-devoured", { count: locked[1], needed: LOCKS }),
    words.say("screen-knowledge-both", { city: duel.knowledge[0], creature: duel.knowledge[1], needed: LEVELS }),
    inPlay(scene),
    ...SIDES.flatMap((side) => nearWords(scene, side).map((warning) => `${nameOf(words, side)}: ${warning}`)),
  ];
  return `${sentences.filter(Boolean).join(". ")}.`;
}

/** What phase 3 would give if nothing changed, and to whom. */
export function outlook({ view, words }: Scene): string {
  const { activity, effects } = factsOf(view);
  const duel = duelOf(view);
  if (!activity || duel.displaced || duel.phase === "over") return "";
  const gifts = [
    ...(activity.raise ? [words.say("screen-gives-knowledge")] : []),
    ...(activity.use
      ? [words.say("screen-gives-effect", { effect: nameOf(words, effects[activity.character] ?? "") })]
      : []),
  ];
  const facts = { character: nameOf(words, activity.character), side: nameOf(words, activity.side) };
  const price = factsOf(view).price[seatOf(activity.side)] ?? 0;
  const missing = price - (duel.energy[seatOf(activity.side)] ?? 0);
  // one more rest, and there is something to have
  if (gifts.length === 0 && missing > 0 && depthOf(duel.rung[activity.character] ?? 0) > 0)
    return words.say("screen-gives-dear", {
      ...facts,
      level: (duel.knowledge[seatOf(activity.side)] ?? 0) + 1,
      price,
      missing,
    });
  if (gifts.length === 0) return words.say("screen-gives-nothing", facts);
  return words.say("screen-gives", { ...facts, gifts: gifts.join(words.say("screen-and")) });
}

/** How many are in play, with a warning when that is about to end the game. */
export function inPlay({ view, words }: Scene): string {
  const count = duelOf(view).circle.length;
  return words.say(count <= FEW ? "screen-few" : "screen-in-play", { count });
}
