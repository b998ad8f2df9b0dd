/** How the seats look: the common marks, or a game's own where it brings them. */
import { getContext, setContext } from "svelte";
import type { SeatLook } from "$web/boards/board";

/** The shapes of the seats, in their order, on a grid of 24 by 24. */
export const SEAT_SHAPES = [
  "M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z",
  "M4 4h16v16H4z",
  "M12 2.500l10.500 18.500h-21z",
  "M12 1.500L22.500 12 12 22.500 1.500 12z",
  "M12 1.500l9.200 5.250v10.500L12 22.500l-9.200-5.250V6.750z",
  "M12 1.500l3 7 7.500.600-5.700 5 1.800 7.400-6.600-4-6.600 4 1.800-7.400-5.700-5 7.500-.600z",
] as const;

const KEY = Symbol("looks");
type Looks = () => readonly (SeatLook | null)[];

/** From here inwards the seats look like this; `looks` is read whenever a mark is drawn. */
export function dressSeats(looks: Looks): void {
  setContext(KEY, looks);
}

/** How a seat looks here; to be asked for while a component is made. */
export function seatLooks(): (seat: number) => SeatLook {
  const dressed = getContext<Looks | undefined>(KEY);
  return (seat) => {
    const at = seat % SEAT_SHAPES.length;
    return dressed?.()[seat] ?? { colour: `var(--seat-${at})`, outline: SEAT_SHAPES[at] ?? SEAT_SHAPES[0] };
  };
}
