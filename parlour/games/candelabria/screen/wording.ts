/** Answers in words: what is done, with what, and where. */
import type { Scene } from "$web/boards/board";
import { keyOf, nameOf, regionName } from "./naming";
import { weakOf } from "./printed";
import { figureIn, mineOf, ofSeat, realmOf, slottedAt } from "./realm";
import { witheredAt } from "./theatre/theatre";

/** An answer in full, as it is read where nothing else says what it is about. */
export function answerWords(scene: Scene, action: string): string {
  const [verb = "", ...ids] = action.split(" ");
  return SAID[verb]?.(scene, ids) ?? ending(scene, verb) ?? scene.words.action(action);
}

/** An answer in short, as it is read at its second step. */
export function stepWords(scene: Scene, action: string): string {
  const [verb = "", ...ids] = action.split(" ");
  return SHORT[verb]?.(scene, ids) ?? answerWords(scene, action);
}

/** Answers that end or decline something: the question may have words of its own for them. */
function ending({ words, decision }: Scene, verb: string): string | null {
  const own = `screen-${verb}-${decision?.kind ?? ""}`;
  if (words.has(own)) return words.say(own);
  return words.has(`screen-do-${verb}`) ? words.say(`screen-do-${verb}`) : null;
}

type Saying = (scene: Scene, ids: string[]) => string;

/** A figure by name: `castle` and the bare roles are those of the one who is asked. */
export function figureName({ words, view }: Pick<Scene, "words" | "view">, figure: string): string {
  const own = figureIn(mineOf(view), figure);
  return nameOf(words, keyOf(words, own) === own ? figure : own);
}

const moving =
  (key: string): Saying =>
  (scene, [figure = "", ...more]) =>
    scene.words.say(key, {
      figure: figureName(scene, figure),
      territory: nameOf(scene.words, more.at(-1) ?? ""),
      role: nameOf(scene.words, more[0] ?? ""),
    });

/** The answer names things, one after the other; each fills the place of that name. */
const naming =
  (key: string, ...places: string[]): Saying =>
  ({ words }, ids) =>
    words.say(key, Object.fromEntries(places.map((place, at) => [place, nameOf(words, ids[at] ?? "")])));

const one = (key: string): Saying => naming(key, "id");

const region =
  (key: string): Saying =>
  (scene, ids) =>
    scene.words.say(key, {
      id: nameOf(scene.words, ids[0] ?? ""),
      region: regionName(scene.words, Number(ids.at(-1))),
    });

/** A tactics card of a commit, or the weak action that stands in its place. */
function laid({ words }: Scene, card: string): string {
  return card === "none" ? words.say("screen-weak") : nameOf(words, card);
}

/** What my slot would do: the card on it, the withering card, or the weak action that is printed there. */
function lyingOn({ view, words, game }: Scene, slot: number): string {
  const house = mineOf(view);
  const card = slottedAt(realmOf(view), house, slot) || witheredAt(view, house, slot);
  return nameOf(words, card || (weakOf(game, house, slot)?.kind ?? ""));
}

const commit: Saying = (scene, [first = "none", second = "none"]) =>
  first === second
    ? scene.words.say("screen-do-commit-none")
    : scene.words.say("screen-do-commit", { first: laid(scene, first), second: laid(scene, second) });

const SAID: Readonly<Record<string, Saying>> = {
  lead: one("screen-do-lead"),
  keep: one("screen-do-keep"),
  place: naming("screen-do-place", "card", "role"),
  manoeuvre: one("screen-do-manoeuvre"),
  at: one("screen-do-at"),
  return: one("screen-do-return"),
  light: one("screen-do-light"),
  feed: one("screen-do-feed"),
  douse: naming("screen-do-douse", "house", "territory"),
  dim: one("screen-do-dim"),
  send: one("screen-do-send"),
  take: one("screen-do-take"),
  steal: naming("screen-do-steal", "house", "cube"),
  raze: region("screen-do-raze"),
  resolve: one("screen-do-resolve"),
  follow: moving("screen-do-move"),
  move: moving("screen-do-move"),
  burn: moving("screen-do-burn"),
  borrow: moving("screen-do-borrow"),
  relocate: moving("screen-do-move"),
  push: moving("screen-do-move"),
  abduct: moving("screen-do-move"),
  drift: moving("screen-do-move"),
  haunt: (scene, ids) =>
    ids.length > 1 ? moving("screen-do-move")(scene, ids) : region("screen-do-haunt")(scene, ids),
  buy: (scene, [stack = ""]) =>
    scene.words.say("screen-do-buy", {
      id: nameOf(scene.words, ofSeat(realmOf(scene.view).tops, Number(stack))[0] ?? stack),
    }),
  build: region("screen-do-build"),
  store: (scene, [wax = "0", gold = "0"]) =>
    scene.words.say("screen-do-store", { wax: Number(wax), gold: Number(gold) }),
  slot: (scene, [slot = ""]) =>
    scene.words.say("screen-do-slot", { slot: Number(slot), lies: lyingOn(scene, Number(slot)) }),
  echo: one("screen-do-echo"),
  commit,
  strike: naming("screen-do-strike", "own", "target"),
  renown: one("screen-do-renown"),
  do: one("screen-do-icon"),
  skirmish: region("screen-do-skirmish"),
};

/** What is said where the figure, the card or the temple has been picked already. */
const SHORT: Readonly<Record<string, Saying>> = {
  place: (scene, [, role = ""]) => scene.words.say("screen-as", { role: nameOf(scene.words, role) }),
  move: ({ words, decision }) => {
    const moves = decision?.facts?.moves;
    return moves === undefined ? words.say("screen-to") : words.say("screen-to-free", { moves: Number(moves) });
  },
  burn: ({ words, view }, [figure = ""]) =>
    words.say("screen-to-burning", { flames: realmOf(view).flames[figureIn(mineOf(view), figure)] ?? 0 }),
  borrow: moving("screen-to-borrowing"),
};
