/** How this board is handled: cards and temples are dragged, and a press on a territory may mean a figure that stands there. */
import type { Described, Place, View } from "$web/boards/board";
import type { Manner } from "$web/boards/gestures.svelte";
import { beginningOf } from "./beginning";
import { realmOf, territoryOf } from "./realm";

export { Gestures } from "$web/boards/gestures.svelte";

const DRAGGED = new Set(["hand", "forge"]);

export const MANNER: Manner = {
  isGoingOn: (action, begun) => beginningOf(action) === begun,
  dragged: (group) => DRAGGED.has(group),
  dropped: (group) => group === "map" || group === "answers" || group.startsWith("house:"),
};

export function mannerOf(view: () => View): Manner {
  return { ...MANNER, meant: (place, described, begun) => figureMeant(place, described, begun, view()) };
}

/** The figure on a territory that a press there picks; pressed again, the next one. */
export function figureMeant(place: Place, { groups }: Described, begun: string | null, view: View): Place | null {
  const figures = groups.find((group) => group.id === "figures")?.places ?? [];
  const here = figures.filter(
    ({ id, offers }) => offers.length > 0 && territoryOf(realmOf(view), id.slice("figure:".length)) === place.id,
  );
  const picked = here.findIndex((each) => begun !== null && `figure ${each.id.split("_").at(-1)}` === begun);
  return here[(picked + 1) % here.length] ?? null;
}
