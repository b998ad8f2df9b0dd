/** How each Order looks: its colours by day and by lamplight, and the pattern of its rims, so that colour never tells alone. */
import type { SeatLook, View } from "$web/boards/board";
import { factsOf, ordersOf, teamOf } from "../desk";
import { sideKey } from "../naming";

/** One colour in the light and in the dark theme. */
export interface Shade {
  readonly day: string;
  readonly night: string;
}

export type Pattern = "flame" | "leaf" | "gear" | "speck" | "bare";

export interface OrderLook {
  readonly id: string;
  readonly pattern: Pattern;
  /** The face of a disk, and what is drawn or written on it (contrast at least 4.5). */
  readonly face: Shade;
  readonly ink: Shade;
  /** The rim of a disk, and its pattern. */
  readonly deep: Shade;
  readonly bright: Shade;
  /** The Order's colour as text on paper (contrast at least 4.5), and a wash of it behind text. */
  readonly text: Shade;
  readonly wash: Shade;
}

/** A colour that follows the theme, for CSS. */
export const themeColour = ({ day, night }: Shade): string => `light-dark(${day}, ${night})`;

const both = (colour: string): Shade => ({ day: colour, night: colour });
const CREAM = both("#fff6e6");

/** In the order of the rules (3.2). */
export const ORDERS: readonly OrderLook[] = [
  {
    id: "fire",
    pattern: "flame",
    face: { day: "#c0470b", night: "#c14a0d" },
    ink: CREAM,
    deep: { day: "#7a2504", night: "#6d2003" },
    bright: { day: "#ffb04a", night: "#ffb557" },
    text: { day: "#9c3806", night: "#ffb27c" },
    wash: { day: "#fbe3cf", night: "#43240f" },
  },
  {
    id: "grass",
    pattern: "leaf",
    face: { day: "#37752f", night: "#3b7a33" },
    ink: CREAM,
    deep: { day: "#173f15", night: "#133812" },
    bright: { day: "#b6dd72", night: "#b9df7a" },
    text: { day: "#2b5f24", night: "#a9d68e" },
    wash: { day: "#e2efd6", night: "#1f3218" },
  },
  {
    id: "metal",
    pattern: "gear",
    face: { day: "#2463a6", night: "#2a6bb0" },
    ink: CREAM,
    deep: { day: "#0e2f5a", night: "#0d2a50" },
    bright: { day: "#9bd0fa", night: "#a1d3fa" },
    text: { day: "#1d548f", night: "#9ccaf3" },
    wash: { day: "#dbe8f4", night: "#182b3f" },
  },
  {
    id: "dust",
    pattern: "speck",
    face: { day: "#67636b", night: "#6b6770" },
    ink: CREAM,
    deep: { day: "#302d34", night: "#2b282f" },
    bright: { day: "#e2dbe2", night: "#e4dee4" },
    text: { day: "#57525b", night: "#d0c9d3" },
    wash: { day: "#e8e4e6", night: "#322e35" },
  },
];

/** What belongs to no Order: plain wood. */
const WOOD: OrderLook = {
  id: "",
  pattern: "bare",
  face: both("#7b5a3a"),
  ink: CREAM,
  deep: both("#47301b"),
  bright: both("#e6c497"),
  text: { day: "#6a4a2c", night: "#e2c39b" },
  wash: { day: "#efe0cc", night: "#3a2a1b" },
};

const byId = new Map(ORDERS.map((look) => [look.id, look]));

/** How an Order looks; plain wood for what is none. */
export const orderLook = (id: string): OrderLook => byId.get(id) ?? WOOD;

/** The colours of an Order as properties of CSS, for the style of whatever is drawn in them. */
export function orderStyle(id: string): string {
  const { face, ink, deep, bright, text, wash } = orderLook(id);
  return Object.entries({ face, ink, deep, bright, text, wash })
    .map(([name, shade]) => `--${name}: ${themeColour(shade)}`)
    .join("; ");
}

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
    const look = {
      colour: themeColour(orderLook(order).text),
      outline: SIGNS[order] ?? "",
      name: sideKey(view, seat),
      side: teamOf(view, seat),
    };
    return points ? { ...look, points: points[seat] ?? 0 } : look;
  });
}
