/** The table of In Between as the server sends it, and what is printed on its pieces. */
import type { View } from "$web/boards/board";
import type { GameInfo } from "$web/wire/types";
import type { Content, Duel, Facts, Printed } from "./types";

export type Side = Printed["side"];
export type World = "human" | "creature";

export const SIDES: readonly Side[] = ["city", "creature"];
/** So many locked townsfolk win. */
export const LOCKS = 3;
export const LEVELS = 6;
export const FULL = 10;
export const SLOTS = 3;
/** With so few in play the game ends, and from so few on it is near. */
export const LAST = 5;
export const FEW = 7;

/** A card as it lies somewhere; null: it cannot be seen. */
export type Lying = string | null;

export type { Duel, Reached as Reach } from "./types";
export type DuelFacts = Required<Omit<Facts, "activity">> & { activity: Facts["activity"] | null };

/** What is there before the circle is dealt. */
const NOTHING: DuelFacts = {
  footprints: [],
  price: [null, null],
  rest: [0, 0],
  locked: [0, 0],
  worlds: [0, 0],
  activity: null,
  reach: {},
  effects: {},
};

/** One side of a townsman's card. */
export interface Face {
  /** The City's symbol, then the Creature's. */
  symbols: string[];
  effect: string;
}

export function duelOf(view: View): Duel {
  return view.table as Duel;
}

export function factsOf(view: View): DuelFacts {
  return { ...NOTHING, ...view.facts };
}

export function sideOf(seat: number): Side {
  return seat === 0 ? "city" : "creature";
}

export function seatOf(side: string): 0 | 1 {
  return side === "city" ? 0 : 1;
}

/** The side of the one who looks; null for a spectator. */
export function mineOf(view: View): Side | null {
  return view.seat === null ? null : sideOf(view.seat);
}

export function worldOf(rung: number): World {
  return rung < 5 ? "human" : "creature";
}

export function depthOf(rung: number): number {
  return rung < 5 ? 4 - rung : rung - 5;
}

export function holderOf(rung: number): Side {
  return rung < 5 ? "city" : "creature";
}

const STATES = [
  "secured",
  "guarded",
  "guarded",
  "alert",
  "borderline",
  "borderline",
  "nervous",
  "terrified",
  "terrified",
  "devoured",
];

/** The word for a rung of the ladder. */
export function stateOf(rung: number): string {
  return STATES[rung] ?? "";
}

export function isLocked(rung: number): boolean {
  return rung === 0 || rung === 9;
}

/** The rung that a shift leads to. */
export function rungAfter(rung: number, way: string, steps = 1): number {
  const down = rung < 5 ? -1 : 1;
  return rung + steps * (way === "deeper" ? down : -down);
}

/** The kind of a card: copies of the Creature's cards are told apart by what follows a dash. */
export function kindOf(card: string): string {
  return card.split("-", 1)[0] ?? card;
}

/** The tokens that lie on a character, in the order of the symbols. */
export function tokensOn(duel: Duel, character: string): string[] {
  return Object.keys(duel.tokens)
    .filter((symbol) => duel.tokens[symbol] === character)
    .sort();
}

/** The cards that can be seen among these, by kind, in the order of their first copy; and how many cannot. */
export function countCards(cards: readonly Lying[]): { kinds: Map<string, number>; hidden: number } {
  const kinds = new Map<string, number>();
  for (const card of cards) {
    if (card !== null) kinds.set(kindOf(card), (kinds.get(kindOf(card)) ?? 0) + 1);
  }
  return { kinds, hidden: cards.filter((card) => card === null).length };
}

export function cardsOf(zone: Record<string, Lying[]>, side: Side): Lying[] {
  return zone[String(seatOf(side))] ?? [];
}

export function faceOf(game: GameInfo, character: string, world: World): Face | null {
  const printed = printedOf(game).characters[character]?.[world];
  return printed ? { symbols: [printed.city, printed.creature], effect: printed.effect } : null;
}

export function cardOf(game: GameInfo, kind: string): Printed | null {
  return printedOf(game).cards[kind] ?? null;
}

/** The whole deck of a side: how many there are of each kind. */
export function deckOf(game: GameInfo, side: Side): Map<string, number> {
  const own = Object.entries(printedOf(game).cards).filter(([, card]) => card.side === side);
  return new Map(own.map(([kind, card]) => [kind, card.copies]));
}

/** The symbols of one side, in the order of the rules. */
export function symbolsOf(side: Side): readonly string[] {
  return side === "city" ? CITY_SYMBOLS : CREATURE_SYMBOLS;
}

const CITY_SYMBOLS = ["home", "shield", "lantern", "heart"];
const CREATURE_SYMBOLS = ["web", "rift", "eye", "tentacle", "skull", "maw", "claw"];

function printedOf(game: GameInfo): Content {
  return game.printed as unknown as Content;
}

/** How many cards of each kind the viewer has not seen, in the order of the deck: the whole deck less all that lies open to them. */
export function unseenOf(view: View, game: GameInfo, side: Side): Map<string, number> {
  const seen = countCards(openOf(view, side)).kinds;
  const hidden = new Map<string, number>();
  for (const [kind, copies] of deckOf(game, side)) {
    const left = copies - (seen.get(kind) ?? 0);
    if (left > 0) hidden.set(kind, left);
  }
  return hidden;
}

/** Every card of a side that lies somewhere in sight, and those of its hand that are known. */
function openOf(view: View, side: Side): Lying[] {
  const duel = duelOf(view);
  return [
    ...cardsOf(duel.decks, side),
    ...cardsOf(duel.hands, side),
    ...cardsOf(duel.discards, side),
    ...cardsOf(duel.limbo, side),
    ...Object.values(duel.laid),
    ...duel.equipment,
    ...duel.box,
  ];
}
