/** What a track of a side means, and where a token is, in words. */
import type { Scene } from "$web/boards/board";
import { cardOf, duelOf, FULL, faceOf, factsOf, LEVELS, LOCKS, type Side, seatOf, worldOf } from "../duel";
import { aboutOf, nameOf } from "../naming";

export function trackWords(scene: Scene, track: string, side: Side): string {
  const { view, words } = scene;
  const duel = duelOf(view);
  const facts = factsOf(view);
  const seat = seatOf(side);
  switch (track) {
    case "energy":
      return words.say("screen-energy", { count: duel.energy[seat], full: FULL, rest: facts.rest[seat] });
    case "locked":
      return words.say("screen-locked-about", { side: nameOf(words, side), count: facts.locked[seat], needed: LOCKS });
    default:
      return knowledgeWords(scene, side);
  }
}

/** The level, whether it is spent, and the effects of the levels reached. */
function knowledgeWords({ view, words }: Scene, side: Side): string {
  const level = duelOf(view).knowledge[seatOf(side)];
  const reached = Array.from({ length: Math.min(level, 5) }, (_, at) => `${side}_k${at + 1}`);
  const effects = reached.map((id) => `${nameOf(words, id)} (${aboutOf(words, id)})`).join(" ");
  const spent = words.say(duelOf(view).spent[seatOf(side)] ? "screen-spent" : "screen-unspent");
  return [words.say("screen-knowledge-about", { level, needed: LEVELS }), `${spent}.`, effects].join(" ").trim();
}

/** Where the token of a symbol lies, and who shows the symbol now. */
export function tokenWords({ view, game, words }: Scene, symbol: string): string {
  const duel = duelOf(view);
  const on = duel.tokens[symbol];
  const bearers = duel.circle.filter((character) =>
    faceOf(game, character, worldOf(duel.rung[character] ?? 4))?.symbols.includes(symbol),
  );
  const named = (ids: readonly string[]) => ids.map((id) => nameOf(words, id)).join(", ");
  return [
    on
      ? words.say("screen-token-on", { symbol: nameOf(words, symbol), character: nameOf(words, on) })
      : words.say("screen-token-supply", { symbol: nameOf(words, symbol), character: "" }),
    bearers.length > 0
      ? words.say("screen-printed-on", { characters: named(bearers) })
      : words.say("screen-printed-nowhere"),
  ]
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

/** The price of a card's effect, and why it cannot be used, where that is known, or where the card is played bare, without it. */
export function priceWords({ view, game, words }: Scene, kind: string, bare = false): string {
  const cost = cardOf(game, kind)?.cost ?? 0;
  const reach = factsOf(view).reach[kind];
  if (bare) return words.say("screen-activate-never", { cost });
  const opens = (reach?.opens ?? []).map((id) => nameOf(words, id)).join(", ");
  return words.say(`screen-activate-${reach?.activate ?? "plain"}`, { cost, opens });
}
