/** What a character might do, for its menu: what it can do now, and why it cannot do the rest. */
import type { Decision, Offer, Place, Scene } from "$web/boards/board";
import { deskOf, factsOf, kindOf } from "./desk";
import { aimedIn, beginningOf } from "./offers";
import { cardOf, supplyOf } from "./printed";
import { beginningWords } from "./wording";

/** An entry of a menu. */
export interface Entry {
  id: string;
  label: string;
  /** An answer, or the beginning of what is aimed or goes on at another place; null: it cannot be done now. */
  does: { answer: string } | { aim: string } | { begin: string } | null;
  /** Why not. */
  why: string;
}

/** The answers at a place, those that begin alike as one, then what its character cannot do. */
export function entriesOf(scene: Scene, place: Place): Entry[] {
  const able = [
    ...new Map(place.offers.map((offer) => entryOf(scene, offer)).map((entry) => [entry.id, entry])).values(),
  ];
  return [...able, ...missing(scene, place)];
}

function entryOf(scene: Scene, { action, label, aimed }: Offer): Entry {
  if (aimed) return { id: action, label, does: { aim: action }, why: "" };
  const begins = beginningOf(action);
  return begins === null
    ? { id: action, label, does: { answer: action }, why: "" }
    : { id: begins, label: beginningWords(scene, begins), does: { begin: begins }, why: "" };
}

/** What is printed on the card of a character that is asked to act, but cannot be done now. */
export function missing(scene: Scene, place: Pick<Place, "id" | "offers">): Entry[] {
  const { decision, view, game, words } = scene;
  const disk = place.id;
  if (decision?.kind !== "act" || kindOf(disk) !== "character" || deskOf(view).side[disk] !== view.seat) return [];
  const card = cardOf(game, disk);
  const can = new Set(place.offers.map(({ action }) => action.split(" ")[0]));
  const no = (verb: string, why: string): Entry => ({
    id: verb,
    label: words.say(`screen-do-${verb}`),
    does: null,
    why,
  });
  return [
    ...(can.has("flick") ? [] : [no("flick", words.say("screen-not-flicked"))]),
    ...(card?.shoots && !can.has("shoot") ? [no("shoot", noShot(scene, disk))] : []),
    ...(card?.spell && !can.has("cast") ? [no("cast", words.say("screen-idle-spell"))] : []),
  ];
}

function noShot({ view, game, words }: Scene, disk: string): string {
  const { shots, reserve } = factsOf(view);
  if (!(disk in shots)) return words.say("screen-not-shot");
  const supply = supplyOf(game, disk, deskOf(view).supply, reserve);
  return words.say(supply && supply.left > 0 ? "screen-no-room" : "screen-no-missile");
}

/** Whether an answer is only the beginning of what is aimed. */
export const isAimed = (action: string, decision: Decision | null): boolean => aimedIn(decision).includes(action);
