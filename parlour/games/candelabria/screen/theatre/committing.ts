/** Laying tactics on the two slots of a battle: cards are put there and taken back one by one, until all is ready. */
import type { Offer, Scene } from "$web/boards/board";
import { ANSWER, type Offers } from "$web/boards/offered";
import { nameOf } from "../naming";
import { mineOf } from "../realm";
import { answerWords } from "../wording";

const NONE = "none";

/** The two cards that lie on the own slots so far ("none": the weak action); `begun` is the answer that they make. */
export function laidBy(begun: string | null): [string, string] {
  const [verb, first = NONE, second = NONE] = (begun ?? "").split(" ");
  return verb === "commit" ? [first, second] : [NONE, NONE];
}

function commitOf([first, second]: readonly [string, string]): string {
  return `commit ${first} ${second}`;
}

/** What lies there after a press on a card: it goes to the first free slot, to the second if none is, and back if it lay there. */
export function withCard([first, second]: readonly [string, string], card: string): [string, string] {
  if (first === card) return [NONE, second];
  if (second === card) return [first, NONE];
  return first === NONE ? [card, second] : [first, card];
}

/** Every press that changes what lies there, and the one that ends it. */
export function committing(begun: string | null, scene: Scene): Offers {
  const { words, view, decision } = scene;
  const laid = laidBy(begun);
  const options = new Set(decision?.options ?? []);
  const cards = new Set([...options].flatMap((action) => action.split(" ").slice(1)).filter((card) => card !== NONE));
  const lit = new Map<string, Offer[]>();
  const light = (place: string, next: [string, string], label: string) => {
    const begins = commitOf(next);
    if (options.has(begins)) lit.set(place, [{ action: begins, label, begins }]);
  };
  for (const card of cards) {
    const key = laid.includes(card) ? "screen-lay-back" : "screen-lay";
    light(`tactic:${card}`, withCard(laid, card), words.say(key, { card: nameOf(words, card) }));
  }
  if (laid.some((card) => card !== NONE)) {
    const [first, second] = laid;
    for (const slot of [1, 2]) light(`theatre:${mineOf(view)}:${slot}`, [second, first], words.say("screen-lay-swap"));
  }
  const ready = commitOf(laid);
  lit.set(`${ANSWER}${ready}`, [{ action: ready, label: answerWords(scene, ready) }]);
  return lit;
}
