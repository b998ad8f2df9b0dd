/** How the seats look: each in the colour and with the sign of the first of its Orders. */
import type { SeatLook, View } from "$web/boards/board";
import { factsOf, ordersOf } from "./desk";
import { orderLook, themed } from "./looks/orders";
import { sideKey } from "./naming";

/** A flame, a leaf, a nut and three specks, on a grid of 24 by 24. */
const SIGNS: Readonly<Record<string, string>> = {
  fire: "M12.500 1.500C13.500 7 19 9.500 19 15.500A7 7 0 0 1 5 15.500C5 12 7.500 10.500 8 7.500C9.800 8.500 10.500 9.800 10.700 11.200C12.500 8.500 13 5 12.500 1.500Z",
  grass: "M3.500 20.500C2 9.500 9.500 3 21 3C21.500 14 15.500 21.500 5.500 20.700L9.500 14.500L4.800 19Z",
  metal: "M7 3.200h10l5 8.800l-5 8.800H7L2 12ZM12 8a4 4 0 1 0 0 8a4 4 0 1 0 0 -8Z",
  dust: "M8.500 11a5 5 0 1 0 0.010 0ZM16.500 3a4 4 0 1 0 0.010 0ZM18.500 14.500a3 3 0 1 0 0.010 0Z",
};

/** In a campaign, with its points. */
export function looks(view: View): (SeatLook | null)[] {
  const points = factsOf(view).campaign?.points;
  return Array.from({ length: view.terms.seats }, (_, seat) => {
    const order = ordersOf(view, seat)[0] ?? "";
    const look = { colour: themed(orderLook(order).text), outline: SIGNS[order] ?? "", name: sideKey(view, seat) };
    return points ? { ...look, points: points[seat] ?? 0 } : look;
  });
}
