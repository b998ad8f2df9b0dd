/** How each House looks: its colours, its emblem and the tongue of its earth flames, all told apart by shape as well as by hue. */
import type { SeatLook, View } from "$web/boards/board";
import { realmOf } from "../realm";

/** A House as it is drawn; the emblem on a square of 24, the flame around the origin. */
export interface HouseLook {
  readonly id: string;
  /** The colour of its pieces. */
  readonly colour: string;
  /** The same colour where no light falls, and where the flame shines on it. */
  readonly deep: string;
  readonly bright: string;
  /** The colour of the sign on the badge. */
  readonly ink: string;
  readonly badge: string;
  readonly sign: string;
  readonly flame: string;
}

/** The dark outline of every piece, and the light of every flame. */
export const NIGHT = "#17121f";
export const CREAM = "#fff3d6";
export const LIGHT = "#ffd66b";

/** In the order of the rules. */
export const HOUSES: readonly HouseLook[] = [
  {
    id: "ash",
    colour: "#b23a2e",
    deep: "#6d1c1a",
    bright: "#e8705a",
    ink: CREAM,
    badge: "M12 .4L22.2 6.2V17.8L12 23.6L1.8 17.8V6.2Z",
    sign: "M12.4 2.8C12.8 6.4 17.6 8.2 17.6 13.2A5.6 5.4 0 0 1 6.4 13.2C6.4 10.4 8 9 8.6 6.8C9.7 7.7 10.2 8.6 10.3 9.6C11.6 7.8 12.2 5.4 12.4 2.8ZM12.2 11C11.2 12.8 9.8 13.6 9.8 15.2A2.2 2.2 0 0 0 14.2 15.2C14.2 13.6 12.9 12.6 12.2 11ZM6.4 19.4H17.6L15.4 21.2H8.6Z",
    flame:
      "M.6 -9C1.2 -6 3.2 -5 3.7 -2.6C4.6 -3.4 4.8 -4.4 4.6 -5.6C6.6 -3.6 7.2 -.8 6.6 2.2A6.5 6.2 0 0 1 -6.5 2C-7.1 -.8 -6.4 -3.2 -4.8 -5.2C-4.8 -4 -4.4 -3.2 -3.5 -2.6C-3 -5.2 .4 -6 .6 -9Z",
  },
  {
    id: "engineers",
    colour: "#c98b2b",
    deep: "#7a4c12",
    bright: "#f0c163",
    ink: NIGHT,
    badge:
      "M10 2.8L10.3 .3H13.7L14 2.8L16.4 3.7L18.2 1.9L20.8 4.2L19.4 6.3L20.7 8.4L23.2 8.3L23.8 11.7L21.4 12.4L21 14.8L23 16.3L21.2 19.3L18.9 18.3L17 19.9L17.6 22.4L14.4 23.6L13.2 21.3H10.8L9.6 23.6L6.4 22.4L7 19.9L5.1 18.3L2.8 19.3L1 16.3L3 14.8L2.6 12.4L.2 11.7L.8 8.3L3.3 8.4L4.6 6.3L3.2 4.2L5.8 1.9L7.6 3.7Z",
    sign: "M12 5.2A6.8 6.8 0 1 1 12 18.8A6.8 6.8 0 1 1 12 5.2ZM12 7.2A4.8 4.8 0 1 0 12 16.8A4.8 4.8 0 1 0 12 7.2ZM12 8.2C12.6 9.9 14.4 10.8 14.4 13A2.4 2.4 0 0 1 9.6 13C9.6 10.8 11.4 9.9 12 8.2Z",
    flame:
      "M0 -9L2.6 -4.4L5.4 -3.4L4.8 -.8L7 1.4L5 3.2L5.2 6L2.4 6L0 8L-2.4 6L-5.2 6L-5 3.2L-7 1.4L-4.8 -.8L-5.4 -3.4L-2.6 -4.4Z",
  },
  {
    id: "sowers",
    colour: "#7e57b8",
    deep: "#432a72",
    bright: "#b394e6",
    ink: CREAM,
    badge:
      "M12 .4C15 .4 16.9 2.2 17.3 4.6C17.5 5.8 18.2 6.5 19.4 6.7C21.8 7.1 23.6 9 23.6 12S21.8 16.9 19.4 17.3C18.2 17.5 17.5 18.2 17.3 19.4C16.9 21.8 15 23.6 12 23.6S7.1 21.8 6.7 19.4C6.5 18.2 5.8 17.5 4.6 17.3C2.2 16.9 .4 15 .4 12S2.2 7.1 4.6 6.7C5.8 6.5 6.5 5.8 6.7 4.6C7.1 2.2 9 .4 12 .4Z",
    sign: "M12 3.2C12.8 5.4 14.3 6.2 14.3 8.2A2.3 2.3 0 0 1 9.7 8.2C9.7 6.2 11.2 5.4 12 3.2ZM11.1 20.6V16.4C7.2 16.4 4.8 14.2 4.4 10.4C8 10.2 10.2 11.6 11.1 14.4V11.4H12.9V14.4C13.8 11.6 16 10.2 19.6 10.4C19.2 14.2 16.8 16.4 12.9 16.4V20.6Z",
    flame:
      "M0 -2.4C.4 -5.8 2.8 -8.4 6.2 -9C7.2 -5.4 6.4 -2 4.4 0C5.2 1.2 5.6 2.4 5.6 3.4C5.6 6.2 3.2 8 0 8S-5.6 6.2 -5.6 3.4C-5.6 2.4 -5.2 1.2 -4.4 0C-6.4 -2 -7.2 -5.4 -6.2 -9C-2.8 -8.4 -.4 -5.8 0 -2.4Z",
  },
  {
    id: "coven",
    colour: "#3f9a57",
    deep: "#1a5530",
    bright: "#86d493",
    ink: NIGHT,
    badge: "M12 .4A11.6 11.6 0 1 1 12 23.6A11.6 11.6 0 1 1 12 .4Z",
    sign: "M14.8 2.8A9.4 9.4 0 1 0 21 13.6A7.6 7.6 0 1 1 14.8 2.8ZM14.6 6.2C15.5 8 15.5 8.4 16.2 9.2C17 9.9 17.4 9.9 19.2 10.8C17.4 11.7 17 11.7 16.2 12.4C15.5 13.2 15.5 13.6 14.6 15.4C13.7 13.6 13.7 13.2 13 12.4C12.2 11.7 11.8 11.7 10 10.8C11.8 9.9 12.2 9.9 13 9.2C13.7 8.4 13.7 8 14.6 6.2ZM14.6 9.5A1.3 1.3 0 1 0 14.6 12.1A1.3 1.3 0 1 0 14.6 9.5Z",
    flame:
      "M2.4 -9C-1.2 -5.2 -1.4 -2.8 .6 -.2C1.4 -1.6 1.4 -3 1 -4.2C5.2 -2.8 6.8 .2 6.4 3A6.2 5.6 0 0 1 -6 3.4C-7 -1.6 -3.6 -7.6 2.4 -9Z",
  },
  {
    id: "knights",
    colour: "#4f8fd0",
    deep: "#1f4e86",
    bright: "#9ac8f4",
    ink: NIGHT,
    badge: "M12 .2L22.4 3V12.2C22.4 17.6 18.6 21.4 12 23.8C5.4 21.4 1.6 17.6 1.6 12.2V3Z",
    sign: "M12 7.6A3.8 3.8 0 1 1 12 15.2A3.8 3.8 0 1 1 12 7.6ZM10.8 6.4L12 2.8L13.2 6.4ZM15 7.1L18.3 5.1L16.3 8.4ZM17 10.2L20.6 11.4L17 12.6ZM16.3 14.4L18.3 17.7L15 15.7ZM13.2 16.4L12 20.6L10.8 16.4ZM9 15.7L5.7 17.7L7.7 14.4ZM7 12.6L3.4 11.4L7 10.2ZM7.7 8.4L5.7 5.1L9 7.1Z",
    flame: "M0 -9.6L2.8 -3.2L6 -2C5.8 2.8 3.8 6 0 8C-3.8 6 -5.8 2.8 -6 -2L-2.8 -3.2Z",
  },
  {
    id: "chimera",
    colour: "#d0648f",
    deep: "#7d2a50",
    bright: "#f3a3c2",
    ink: NIGHT,
    badge:
      "M1 .6C1.8 3.4 4 4.8 7 4.8L9.6 6.4L12 1.8L14.4 6.4L17 4.8C20 4.8 22.2 3.4 23 .6C24 6 23 10.4 19.8 12.6C19.8 17 16.8 21.4 12 23.6C7.2 21.4 4.2 17 4.2 12.6C1 10.4 0 6 1 .6Z",
    sign: "M6.6 10.4L11 12.6C10.6 14 9.6 14.6 8.6 14.4C7.4 14.1 6.6 12.6 6.6 10.4ZM17.4 10.4L13 12.6C13.4 14 14.4 14.6 15.4 14.4C16.6 14.1 17.4 12.6 17.4 10.4ZM12 6.8L13.1 9.8H10.9ZM8.2 16.6H15.8L14.6 18.2L13.6 17.4L12 20.4L10.4 17.4L9.4 18.2Z",
    flame:
      "M-6.8 -9C-6 -6.4 -4.6 -5.2 -2.6 -5L0 -7.4L2.6 -5C4.6 -5.2 6 -6.4 6.8 -9C8 -4.8 7.2 -2 5.6 -.4C6.4 4 3.6 7 0 8C-3.6 7 -6.4 4 -5.6 -.4C-7.2 -2 -8 -4.8 -6.8 -9Z",
  },
];

/** What stands for a House before it is taken, and for nobody. */
const NOBODY: HouseLook = {
  id: "",
  colour: "#8d8797",
  deep: "#4a4554",
  bright: "#c4bfcc",
  ink: NIGHT,
  badge: "M12 .4A11.6 11.6 0 1 1 12 23.6A11.6 11.6 0 1 1 12 .4Z",
  sign: "M9.4 20V10.4H14.6V20ZM12 3.6C12.7 5.6 14 6.2 14 7.8A2 2 0 0 1 10 7.8C10 6.2 11.3 5.6 12 3.6Z",
  flame: "M0 -9C.8 -5.6 5.6 -3 5.6 2.2A5.6 5.8 0 0 1 -5.6 2.2C-5.6 -3 -.8 -5.6 0 -9Z",
};

const byId = new Map(HOUSES.map((look) => [look.id, look]));

/** How a House looks; a plain grey candle for what is no House. */
export const houseLook = (id: string): HouseLook => byId.get(id) ?? NOBODY;

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
