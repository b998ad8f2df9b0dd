/** How the seats look: each in the colours of its House, once it leads one. */
import type { SeatLook, View } from "$web/boards/board";
import { houseLook } from "./houses";
import { realmOf } from "./realm";

/** The colours of the pieces, darker on bright paper so that they stand out from it. */
export function looks(view: View): (SeatLook | null)[] {
  return realmOf(view).houses.map((house) => {
    if (house === "") return null;
    const { deep, bright, sign } = houseLook(house);
    return { colour: `light-dark(${deep}, ${bright})`, outline: sign, name: `house-${house}` };
  });
}
