/** Where answers are lit once one has begun: a figure's destinations, a card's roles, a temple's regions, the slots of a battle. */
import type { Described, Place, Scene, View } from "$web/boards/board";
import type { Manner, Zoom } from "$web/boards/gestures.svelte";
import type { Offers } from "$web/boards/offered";
import { narrowed as narrowedBy } from "$web/boards/steps";
import { beginningOf, secondPlace } from "./beginning";
import { realmOf, territoryOf } from "./realm";
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

const DRAGGED = new Set(["hand", "forge"]);

/** Cards and temples are dragged. */
export const MANNER = {
  isGoingOn: (action, begun) => beginningOf(action) === begun,
  dragged: (group) => DRAGGED.has(group),
  dropped: (group) => group === "map" || group === "answers" || group.startsWith("house:"),
} satisfies Manner;

/** A press on a territory may also mean a figure that stands there; the map can be looked at from nearer. */
export function mannerOf(view: () => View, zoom?: Zoom): Manner {
  return {
    ...MANNER,
    ...(zoom ? { zoom } : {}),
    meant: (place, described, begun) => figureMeant(place, described, begun, view()),
  };
}

/** The figure on a territory that a press there picks; pressed again, the next one. */
export function figureMeant(place: Place, { groups }: Described, begun: string | null, view: View): Place | null {
  const figures = groups.find((group) => group.id === "figures")?.places ?? [];
  const here = figures.filter(
    ({ id, offers }) => offers.length > 0 && territoryOf(realmOf(view), id.slice("figure:".length)) === place.id,
  );
  const picked = here.findIndex(({ id }) => begun !== null && `figure ${id.split("_").at(-1)}` === begun);
  return here[(picked + 1) % here.length] ?? null;
}
