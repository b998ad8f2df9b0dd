/** How the seats look: each in the colours of its House, once it leads one. */
import type { SeatLook, View } from "$web/boards/board";
import { houseLook } from "./houses";
import { realmOf } from "./realm";

/** The colours of the pieces, darker on bright paper so that they stand out from it; alone, there are no points. */
export function looks(view: View): (SeatLook | null)[] {
  const { houses, vp, solo } = realmOf(view);
  return houses.map((house, seat) => {
    if (house === "") return null;
    const { deep, bright, sign } = houseLook(house);
    const look = { colour: `light-dark(${deep}, ${bright})`, outline: sign, name: `house-${house}` };
    return solo ? look : { ...look, points: vp[seat] ?? 0 };
  });
}
