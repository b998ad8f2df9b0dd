/** Where answers are lit once one has begun: a figure's destinations, a card's roles, a temple's regions, the slots of a battle. */
import type { Described, Place, Scene, View } from "$web/boards/board";
import type { Manner, Zoom } from "$web/boards/gestures.svelte";
import type { Offers } from "$web/boards/offered";
import { narrowed as narrowedBy } from "$web/boards/steps";
import { beginningOf, secondPlace } from "./beginning";
import { figurePicked } from "./offers";
import { realmOf, regionOf, territoryOf } from "./realm";
import { committing } from "./theatre/committing";
import { stepWords } from "./wording";

export function narrowed(offers: Offers, begun: string | null, scene: Scene): Offers {
  if (scene.decision?.kind === "commit") return committing(begun, scene);
  if (begun === null) return offers;
  return narrowedBy(offers, begun, (action) => ({
    place: secondPlace(action, scene.view),
    label: stepWords(scene, action),
  }));
}

const DRAGGED = new Set(["hand", "forge", "figures"]);

/** Cards, temples and figures are dragged. */
export const MANNER = {
  isGoingOn: (action, begun) => beginningOf(action) === begun,
  dragged: (group) => DRAGGED.has(group),
  dropped: (group) => group === "map" || group === "answers" || group.startsWith("house:"),
} satisfies Manner;

/** A press on the ground may mean a figure that stands there, or the region; the map can be looked at from nearer. */
export function mannerOf(view: () => View, zoom?: Zoom): Manner {
  return {
    ...MANNER,
    ...(zoom ? { zoom } : {}),
    meant: (place, described, begun) => meantBy(place, described, begun, view()),
    attempt: (place, begun) => attemptBy(place, begun, view()),
  };
}

/**
 * What a press means where nothing itself may be chosen: the region, where regions are asked for; under a figure the ground; on
 * the ground the answers of those who stand there, or the figure that is picked there (pressed again, the next one).
 */
export function meantBy(place: Place, { groups }: Described, begun: string | null, view: View): Place | null {
  const realm = realmOf(view);
  const places = groups.filter(({ id }) => id === "map" || id === "figures").flatMap((group) => group.places);
  const chosen = (id: string) => places.find((other) => other.id === id && other.offers.length > 0);
  const figure = figureOn(place.id);
  const ground = figure === null ? place.id : territoryOf(realm, figure);
  const wider = chosen(`region:${regionOf(ground)}`) ?? (figure === null ? undefined : chosen(ground));
  if (wider || figure !== null) return wider ?? null;
  const here = places.filter(
    ({ id, offers }) => offers.length > 0 && territoryOf(realm, figureOn(id) ?? "") === ground,
  );
  const answers = here.flatMap(({ offers }) => offers.filter(({ begins }) => begins === undefined));
  if (answers.length > 0) return { ...place, offers: answers };
  const picked = here.findIndex(({ id }) => id === figurePicked(begun, view));
  return here[(picked + 1) % here.length] ?? null;
}

/** What a second pick at such a place adds to the answer: a territory, a region, the role of a slot. */
const SECOND = [/^(r\d+_\w+)$/, /^region:(\d+)$/, /^slot:[a-z]+_(\w+)$/];

/** The answer that a press would be after the first pick, if it were offered: at a place like those where it goes on. */
export function attemptBy(place: Place, begun: string | null, view: View): string | null {
  const like = view.decision?.options.find(
    (action) => begun !== null && beginningOf(action) === begun && !action.startsWith("manoeuvre "),
  );
  if (like === undefined) return null;
  const second = SECOND.find((shape) => shape.test(secondPlace(like, view)))?.exec(place.id)?.[1];
  return second ? [...like.split(" ").slice(0, -1), second].join(" ") : null;
}

function figureOn(place: string): string | null {
  return place.startsWith("figure:") ? place.slice("figure:".length) : null;
}
