/** The view once an event has been shown: only for the eye. Shown twice, an event changes nothing more. */
import type { GameEvent, View } from "$web/boards/board";
import { circleAfter, relocated } from "./circle/circle";
import { type Duel, duelOf, kindOf, type Lying, seatOf } from "./duel";
import { phaseAfter } from "./panels/phase";
import type { DuelEvent } from "./types";

export function after(view: View, event: GameEvent): View {
  const staged = STAGED[event.event as keyof Staged] as ((duel: Duel, told: GameEvent) => Duel) | undefined;
  if (!staged) return view;
  const duel = { ...staged(duelOf(view), event), phase: phaseAfter(duelOf(view), event) };
  return { ...view, table: { ...duel }, facts: factsAfter(view, duel) };
}

/** What events do to the table; the cards that they name lie open. */
type Staged = { readonly [Told in DuelEvent as Told["event"]]?: (duel: Duel, told: Open<Told>) => Duel };
type Open<Told> = { [Fact in keyof Told]: NonNullable<Told[Fact]> };

const STAGED: Staged = {
  "characters-dealt": (duel, { circle }) => ({
    ...duel,
    circle,
    rung: Object.fromEntries(circle.map((character, at) => [character, at % 2 === 0 ? 4 : 5])),
  }),
  "marker-placed": (duel, { character, side }) => ({ ...duel, marker: character, active: seatOf(side) }),
  "turn-began": (duel, { turn, side }) => ({ ...duel, turn, active: seatOf(side) }),
  "knowledge-used": (duel, { side }) => ({ ...duel, spent: paired(duel.spent, side, true) }),
  "card-played": (duel, { side, card }) => withCards(duel, side, { hands: without(card), limbo: having(card) }),
  "card-discarded": (duel, { side, card }) =>
    withCards(duel, side, { hands: without(card), limbo: without(card), discards: having(card) }),
  "card-recovered": (duel, { side, card }) => withCards(duel, side, { discards: without(card), hands: having(card) }),
  "token-laid": (duel, { symbol, character }) => ({ ...duel, tokens: { ...duel.tokens, [symbol]: character } }),
  "token-returned": (duel, { symbol }) => ({ ...duel, tokens: left(duel.tokens, symbol) }),
  shifted: (duel, { character, rung }) => ({ ...duel, rung: { ...duel.rung, [character]: rung } }),
  "knowledge-raised": (duel, { side, level }) => ({ ...duel, knowledge: paired(duel.knowledge, side, level) }),
  "knowledge-lowered": (duel, { side, level }) => ({ ...duel, knowledge: paired(duel.knowledge, side, level) }),
  "marker-moved": (duel, { character }) => ({ ...duel, marker: character }),
  "skip-spent": (duel, { character }) => ({ ...duel, laid: left(duel.laid, character) }),
  "skip-laid": (duel, { side, character, card }) => ({
    ...withCards(duel, side, { limbo: without(card) }),
    laid: { ...duel.laid, [character]: card },
  }),
  "direction-turned": (duel, { direction }) => ({ ...duel, direction }),
  "character-removed": (duel, { character }) => ({
    ...duel,
    circle: circleAfter(duel.circle, character),
    rung: left(duel.rung, character),
    laid: left(duel.laid, character),
    gone: [...circleAfter(duel.gone, character), character],
  }),
  "character-relocated": (duel, { character, after: neighbour }) => ({
    ...duel,
    circle: relocated(duel.circle, character, neighbour),
  }),
  equipped: (duel, { card, character }) => ({
    ...withCards(duel, "city", { limbo: without(card) }),
    equipment: [...circleAfter(duel.equipment, card), card],
    shielded: duel.circle.includes(character) ? character : duel.shielded,
  }),
  "equipment-lost": (duel, { card }) => ({
    ...duel,
    equipment: circleAfter(duel.equipment, card),
    shielded: kindOf(card) === "shotgun" ? "" : duel.shielded,
  }),
  rested: (duel) => duel,
  prepared: (duel) => duel,
  "game-ended": (duel, { reason }) => ({ ...duel, ending: reason }),
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

/** What is left of a record without one of its names. */
function left<Value>(record: Record<string, Value>, name: string): Record<string, Value> {
  const { [name]: _, ...rest } = record;
  return rest;
}

function paired<Value>(pair: [Value, Value], side: string, value: Value): [Value, Value] {
  return side === "city" ? [value, pair[1]] : [pair[0], value];
}

type Change = (cards: readonly Lying[]) => Lying[];

/** Without this card. A hidden one stays: how many are left is told by the next view. */
function without(card: string): Change {
  return (cards) => cards.filter((other) => other !== card);
}

function having(card: string): Change {
  return (cards) => [...cards.filter((other) => other !== card), card];
}

function withCards(duel: Duel, side: string, changes: Partial<Record<"hands" | "limbo" | "discards", Change>>): Duel {
  const seat = String(seatOf(side));
  const changed = Object.entries(changes).map(([zone, change]) => {
    const cards = duel[zone as "hands" | "limbo" | "discards"];
    return [zone, { ...cards, [seat]: change(cards[seat] ?? []) }];
  });
  return { ...duel, ...Object.fromEntries(changed) };
}
