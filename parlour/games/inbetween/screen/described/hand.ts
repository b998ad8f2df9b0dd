/** The cards before the player: the own hand, and a row of cards that a question is about. */
import type { Group, Offer, Place, Scene } from "$web/boards/board";
import { ANSWER, may, type Offers } from "$web/boards/offered";
import { cardOf, countCards, duelOf, factsOf, type Reach } from "../duel";
import { aboutOf, nameOf } from "../naming";

/** Where the hand lies for the arrow keys, and how far apart its cards. */
const [TOP, APART] = [320, 90];

/** The hand of the one who looks, by kind; null for a spectator. */
export function handOf(scene: Scene, offers: Offers): Group | null {
  const { view, words } = scene;
  if (view.seat === null) return null;
  const { kinds } = countCards(duelOf(view).hands[String(view.seat)] ?? []);
  const places = [...kinds].map(([kind, count], at) =>
    cardPlace(scene, `hand:${kind}`, kind, count, at - kinds.size / 2, offers),
  );
  return {
    id: "hand",
    label: words.say("screen-hand", { count: [...kinds.values()].reduce((sum, count) => sum + count, 0) }),
    places,
  };
}

/** The cards that a question shows: the hand that is looked at, the discard pile that is searched. */
export function rowOf(scene: Scene, offers: Offers): Group | null {
  const row = [...offers.keys()].filter((place) => place.startsWith("row:"));
  if (row.length === 0) return null;
  const places = row.map((id, at) => cardPlace(scene, id, id.slice(4), 1, at - row.length / 2, offers));
  return { id: "row", label: scene.words.say("screen-row"), places };
}

function cardPlace(scene: Scene, id: string, kind: string, count: number, along: number, offers: Offers): Place {
  const here = offers.get(id) ?? [];
  return {
    id,
    x: along * APART,
    y: id.startsWith("row:") ? 0 : TOP,
    label: [...cardWords(scene, kind, count), ...reachWords(scene, kind, here), ...told(scene, here)].join(" "),
    offers: here,
    subjects: [kind],
  };
}

export function cardWords({ game, words }: Scene, kind: string, count = 1): string[] {
  const printed = cardOf(game, kind);
  return [
    words.say("screen-card", {
      card: nameOf(words, kind),
      count,
      cost: printed?.cost ?? 0,
      symbol: nameOf(words, printed?.symbol ?? ""),
    }),
    aboutOf(words, kind),
  ];
}

/** What the card could do now; said instead of its many answers. */
function reachWords(scene: Scene, kind: string, offers: readonly Offer[]): string[] {
  const reach = factsOf(scene.view).reach[kind];
  return reach && isPlay(offers) ? [reachSaid(scene, reach)] : [];
}

export function reachSaid({ words }: Scene, reach: Reach): string {
  return words.say("screen-reach", { shift: reach.shift.length, token: reach.token.length });
}

function told(scene: Scene, offers: readonly Offer[]): string[] {
  return isPlay(offers) ? [] : may(scene, offers);
}

function isPlay(offers: readonly Offer[]): boolean {
  return offers.length > 0 && offers.every((offer) => offer.action.startsWith("play "));
}

/** Answers that are no place on the table: two or three buttons in the middle of the circle. */
export function answersOf(scene: Scene, offers: Offers): Group | null {
  const places = [...offers].flatMap(([id, here]) => (id.startsWith(ANSWER) ? [{ id, here }] : []));
  if (places.length === 0) return null;
  return {
    id: "answers",
    label: scene.words.say("screen-answers"),
    places: places.map(({ id, here }, at) => ({
      id,
      x: (at - places.length / 2) * 60,
      y: 40,
      label: here[0]?.begins ? scene.words.say("screen-begin-knowledge") : here.map((offer) => offer.label).join("; "),
      offers: here,
      subjects: [],
    })),
  };
}
