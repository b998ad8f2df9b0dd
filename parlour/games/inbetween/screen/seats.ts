/** How the two sides look: the City a lit house in amber, the Creature an open eye in violet. */
import type { SeatLook } from "$web/boards/board";
import type { Side } from "./duel";

/** The emblems, on a grid of 24 by 24. */
export const EMBLEMS: Readonly<Record<Side, string>> = {
  city: "M12 2 2 11h3v10h5v-6h4v6h5V11h3z",
  creature: "M12 4C6 4 2 12 2 12s4 8 10 8 10-8 10-8-4-8-10-8zm0 3 2.4 5L12 17l-2.4-5z",
};

const LOOKS: readonly SeatLook[] = [
  { colour: "light-dark(#8a5200, #f0b95a)", outline: EMBLEMS.city },
  { colour: "light-dark(#5d3f9e, #b7a0f5)", outline: EMBLEMS.creature },
];

export function looks(): SeatLook[] {
  return [...LOOKS];
}
