/** To which place an answer belongs: a townsman, a card, an equipment slot, a level; the rest are buttons in the middle. */
import type { Ahead, Later, Scene, View } from "$web/boards/board";
import type { Manner } from "$web/boards/gestures.svelte";
import { ANSWER, type Offers, offered } from "$web/boards/offered";
import { narrowed as narrowedBy } from "$web/boards/steps";
import { countCards, duelOf, factsOf } from "./duel";
import { nameOf } from "./naming";
import { answerWords, stepWords } from "./wording";

/** Questions whose cards are shown in a row of their own: they lie in no hand that can be seen. */
const SHOWN = new Set(["pluck", "recover"]);

export function offersAt(scene: Scene): Offers {
  return offered(scene, (action) => ({
    place: placeOf(action, scene),
    label: answerWords(scene, action),
    begins: beginningOf(action, scene.decision?.kind),
  }));
}

/** Answers that go on at another place than they begin. */
const TWO_STEPS = new Set(["play", "relocate"]);

/** How an answer of two steps begins; null for the others. Beside the actions, knowledge is a button that opens its levels. */
export function beginningOf(action: string, kind = ""): string | null {
  const [verb = "", first = ""] = action.split(" ");
  if (verb === "knowledge" && kind === "action") return verb;
  return TWO_STEPS.has(verb) ? `${verb} ${first}` : null;
}

export function placeOf(action: string, scene: Pick<Scene, "view" | "decision">): string {
  const { view, decision } = scene;
  const duel = duelOf(view);
  const [verb = "", id = ""] = action.split(" ");
  const place = PLACED[verb]?.(id, scene) ?? (duel.circle.includes(id) ? id : null);
  if (place !== null) return place;
  if (duel.equipment.includes(id)) return `gear:${id}`;
  if (SHOWN.has(decision?.kind ?? "") && id !== "") return `row:${id}`;
  if (view.seat !== null && countCards(duel.hands[String(view.seat)] ?? []).kinds.has(id)) return `hand:${id}`;
  return `${ANSWER}${action}`;
}

type Asked = Pick<Scene, "view" | "decision">;

/** Verbs whose answers do not stand where their first id does. */
const PLACED: Readonly<Record<string, (id: string, asked: Asked) => string | null>> = {
  knowledge: (id, { decision }) => (decision?.kind === "action" ? `${ANSWER}knowledge` : `level:${id}`),
  play: (id) => `hand:${id}`,
  take: (id) => `row:${id}`,
  // the seat's own hand, unless the hand of the other is looked at or equipment is asked for
  discard: (id, { decision }) => {
    if (SHOWN.has(decision?.kind ?? "")) return `row:${id}`;
    return decision?.kind === "rampage" ? null : `hand:${id}`;
  },
  return: (_, { decision }) => textOf(decision?.facts?.character),
  step: (steps, { view }) => factsOf(view).footprints[Number(steps) - 1] ?? null,
};

function textOf(fact: unknown): string | null {
  return typeof fact === "string" && fact !== "" ? fact : null;
}

/** Where the answers are lit once one has begun so. */
export function narrowed(offers: Offers, begun: string, scene: Scene): Offers {
  return narrowedBy(offers, begun, (action) => ({ place: secondPlace(action), label: stepWords(scene, action) }));
}

function secondPlace(action: string): string {
  const [verb, first, second = ""] = action.split(" ");
  if (verb === "knowledge") return `level:${first}`;
  return verb === "relocate" ? `gap:${second}` : second;
}

/** A card of the hand is dragged to somebody in the circle. */
export const MANNER: Manner = {
  isGoingOn: (action, begun) => action.startsWith(`${begun} `),
  dragged: (group) => group === "hand",
  dropped: (group) => group === "circle",
};

/** IB-403: who leaves knowledge alone may act at once, so that it is a button beside the actions and not a question every turn. */
export function ahead(view: View): Ahead | null {
  if (view.decision?.kind !== "knowledge") return null;
  const plays = Object.entries(factsOf(view).reach).flatMap(([kind, { shift, token }]) => [
    ...shift.flatMap((character) => [`play ${kind} ${character} deeper`, `play ${kind} ${character} back`]),
    ...token.map((character) => `play ${kind} ${character} token`),
  ]);
  return { decline: "pass", next: { kind: "action", options: ["rest", "prepare", ...plays] } };
}

/** IB-CC-28: whether the Bicycle takes the marker further is settled with the action; who is reached must still be the same then. */
export function later({ view, words, decision }: Scene): Later | null {
  if (!duelOf(view).equipment.includes("bicycle")) return null;
  const { footprints } = factsOf(view);
  const about = { action: footprints[1], bicycle: footprints[0] }[decision?.kind ?? ""];
  if (!about || view.seat !== 0) return null;
  const label = words.say("screen-ride-on", { character: nameOf(words, about) });
  return { kind: "bicycle", take: "ride", leave: "pass", label, about };
}
