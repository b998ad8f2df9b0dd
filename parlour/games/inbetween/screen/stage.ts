/** The view once an event has been shown: only for the eye. Shown twice, an event changes nothing more. */
import type { GameEvent, View } from "$web/boards/board";
import { type Changes, changedBy, type Open, without } from "$web/boards/staging";
import { circleAfter, relocate } from "./circle/circle";
import { type Duel, duelOf, kindOf, type Lying, seatOf } from "./duel";
import { phaseAfter } from "./panels/phase";
import type { DuelEvent } from "./types";

export function after(view: View, event: GameEvent): View {
  const changed = changedBy(STAGED, duelOf(view), event);
  if (!changed) return view;
  const duel = { ...duelOf(view), ...changed, phase: phaseAfter(duelOf(view), event) };
  return { ...view, table: { ...duel }, facts: factsAfter(view, duel) };
}

const STAGED: Changes<Duel, Open<DuelEvent>> = {
  "characters-dealt": (_, { circle }) => ({
    circle,
    rung: Object.fromEntries(circle.map((character, at) => [character, at % 2 === 0 ? 4 : 5])),
  }),
  "marker-placed": (_, { character, side }) => ({ marker: character, active: seatOf(side) }),
  "turn-began": (_, { turn, side }) => ({ turn, active: seatOf(side) }),
  "knowledge-used": (duel, { side }) => ({ spent: paired(duel.spent, side, true) }),
  "card-played": (duel, { side, card }) => withCards(duel, side, { hands: lacking(card), limbo: having(card) }),
  "card-discarded": (duel, { side, card }) =>
    withCards(duel, side, { hands: lacking(card), limbo: lacking(card), discards: having(card) }),
  "card-recovered": (duel, { side, card }) => withCards(duel, side, { discards: lacking(card), hands: having(card) }),
  "token-laid": (duel, { symbol, character }) => ({ tokens: { ...duel.tokens, [symbol]: character } }),
  "token-returned": (duel, { symbol }) => ({ tokens: without(duel.tokens, symbol) }),
  shifted: (duel, { character, rung }) => ({ rung: { ...duel.rung, [character]: rung } }),
  "knowledge-raised": (duel, { side, level }) => ({ knowledge: paired(duel.knowledge, side, level) }),
  "knowledge-lowered": (duel, { side, level }) => ({ knowledge: paired(duel.knowledge, side, level) }),
  "marker-moved": (_, { character }) => ({ marker: character }),
  "skip-spent": (duel, { character }) => ({ laid: without(duel.laid, character) }),
  "skip-laid": (duel, { side, character, card }) => ({
    ...withCards(duel, side, { limbo: lacking(card) }),
    laid: { ...duel.laid, [character]: card },
  }),
  "direction-turned": (_, { direction }) => ({ direction }),
  "character-removed": (duel, { character }) => ({
    circle: circleAfter(duel.circle, character),
    rung: without(duel.rung, character),
    laid: without(duel.laid, character),
    gone: [...circleAfter(duel.gone, character), character],
  }),
  "character-relocated": (duel, { character, after: neighbour }) => ({
    circle: relocate(duel.circle, character, neighbour),
  }),
  equipped: (duel, { card, character }) => ({
    ...withCards(duel, "city", { limbo: lacking(card) }),
    equipment: [...circleAfter(duel.equipment, card), card],
    shielded: duel.circle.includes(character) ? character : duel.shielded,
  }),
  "equipment-lost": (duel, { card }) => ({
    equipment: circleAfter(duel.equipment, card),
    shielded: kindOf(card) === "shotgun" ? "" : duel.shielded,
  }),
  rested: () => ({}),
  prepared: () => ({}),
  "game-ended": (_, { reason }) => ({ ending: reason }),
};

/** What is worked out from the table and shown beside it: as far as it can be told without the rules. */
function factsAfter(view: View, duel: Duel): Record<string, unknown> {
  const rungs = duel.circle.map((character) => duel.rung[character] ?? 4);
  const count = (fits: (rung: number) => boolean) => rungs.filter(fits).length;
  return {
    ...view.facts,
    locked: [count((rung) => rung === 0), count((rung) => rung === 9)],
    worlds: [count((rung) => rung < 5), count((rung) => rung >= 5)],
  };
}

function paired<Value>(pair: [Value, Value], side: string, value: Value): [Value, Value] {
  return side === "city" ? [value, pair[1]] : [pair[0], value];
}

type Change = (cards: readonly Lying[]) => Lying[];

/** Without this card. A hidden one stays: how many are left is told by the next view. */
function lacking(card: string): Change {
  return (cards) => cards.filter((other) => other !== card);
}

function having(card: string): Change {
  return (cards) => [...cards.filter((other) => other !== card), card];
}

function withCards(
  duel: Duel,
  side: string,
  changes: Partial<Record<"hands" | "limbo" | "discards", Change>>,
): Partial<Duel> {
  const seat = String(seatOf(side));
  const changed = Object.entries(changes).map(([zone, change]) => {
    const cards = duel[zone as "hands" | "limbo" | "discards"];
    return [zone, { ...cards, [seat]: change(cards[seat] ?? []) }];
  });
  return Object.fromEntries(changed);
}
