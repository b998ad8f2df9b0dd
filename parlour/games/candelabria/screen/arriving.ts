/** What a territory that may be entered would give the one who looks. */
import type { Place, View } from "$web/boards/board";
import { factsOf, mineOf, realmOf, seatOf, symbolOf } from "./realm";

/** The answers with which a piece enters a territory and lights a flame there. */
const ENTERING = new Set(["move", "burn", "borrow"]);

/** What the action there would count; null where nobody enters, where an own flame burns already, or none is left. */
export function arrivalCount(view: View, place: Pick<Place, "id" | "offers">): number | null {
  const mine = mineOf(view);
  const { gains, earth } = factsOf(view);
  const enters = place.offers.some(({ action }) => ENTERING.has(action.split(" ")[0] ?? ""));
  const reserve = realmOf(view).reserve[seatOf(realmOf(view), mine)] ?? 0;
  if (!enters || reserve === 0 || (earth[place.id] ?? []).includes(mine)) return null;
  return gains[mine]?.[symbolOf(place.id)] ?? null;
}
