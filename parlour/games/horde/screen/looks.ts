/** How the seats look: in the colour of the army that they lead, with its emblem; of two armies, with that of their side. */
import type { SeatLook, View } from "$web/boards/board";
import { inkOf } from "./colours";
import { EMBLEMS } from "./emblems";
import { factionsOf, warOf } from "./war";

const SIDES: Readonly<Record<string, string>> = {
  rus: "alliance",
  china: "alliance",
  south_mongolia: "horde",
  north_mongolia: "horde",
};

export function looks(view: View): (SeatLook | null)[] {
  return Array.from({ length: view.terms.seats }, (_, seat) => {
    const [first, ...others] = factionsOf(warOf(view), seat);
    const id = first && others.length > 0 ? SIDES[first] : first;
    const outline = EMBLEMS[id ?? ""];
    return id && outline ? { colour: inkOf(id), outline } : null;
  });
}
