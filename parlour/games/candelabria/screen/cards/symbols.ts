/** The six symbols of the territories, each a sign on a coin of its own colour, and the seven icons of the cards, each a sign on a tile. */

/** A sign on a square of 24. */
export interface SignLook {
  readonly id: string;
  /** The colour of the coin or tile. */
  readonly colour: string;
  /** The colour of the sign on it. */
  readonly ink: string;
  readonly sign: string;
}

const CREAM = "#fff3d6";
const NIGHT = "#17121f";

/** What lies under a sign. */
export const COIN = "M12 .8a11.2 11.2 0 1 1 0 22.4a11.2 11.2 0 1 1 0-22.4Z";
export const TILE =
  "M6.2 1H17.8C18.6 3.6 20.4 5.4 23 6.2V17.8C20.4 18.6 18.6 20.4 17.8 23H6.2C5.4 20.4 3.6 18.6 1 17.8V6.2C3.6 5.4 5.4 3.6 6.2 1Z";

export const SYMBOLS: readonly SignLook[] = [
  {
    id: "curse",
    colour: "#5b3a86",
    ink: CREAM,
    sign: "M3.6 12C6.2 7.8 9 6 12 6S17.8 7.8 20.4 12C17.8 16.2 15 18 12 18S6.2 16.2 3.6 12ZM12 7.7A4.3 4.3 0 1 0 12 16.3A4.3 4.3 0 1 0 12 7.7ZM12 8.7Q14 12 12 15.3Q10 12 12 8.7Z",
  },
  {
    id: "barracks",
    colour: "#a33b35",
    ink: CREAM,
    sign: "M4.6 4.2L8 4.6L12 9.3L16 4.6L19.4 4.2L19 7.6L13.9 11.6L16.5 14.7L17.9 13.3L19.4 14.8L17.7 16.5L20 18.8L18.6 20.2L16.3 17.9L14.6 19.6L13.1 18.1L14.5 16.7L12 13.6L9.5 16.7L10.9 18.1L9.4 19.6L7.7 17.9L5.4 20.2L4 18.8L6.3 16.5L4.6 14.8L6.1 13.3L7.5 14.7L10.1 11.6L5 7.6Z",
  },
  {
    id: "forge",
    colour: "#d98a2b",
    ink: NIGHT,
    sign: "M3.4 7.8H7.6V6.6H20.6V9.2C17.6 9.4 15.8 10.8 15.2 13C15.6 14.6 16.6 15.4 18 15.8V18.4H7.2V15.8C8.8 15.4 9.8 14.6 10 13C6.8 12.4 4.4 10.8 3.4 7.8Z",
  },
  {
    id: "mine",
    colour: "#6f7786",
    ink: CREAM,
    sign: "M4 9.6C8 4.6 15 3.8 20 7.6C17.6 7.4 15.7 7.6 14.2 8.2L19.8 17.6L17.6 18.9L12 9.3C8.8 10.2 6 10.2 4 9.6ZM4.4 16.6L7.4 14.8L10.2 16.8L9.6 19.8L5.8 20.2Z",
  },
  {
    id: "portal",
    colour: "#187d79",
    ink: CREAM,
    sign: "M4.6 20V11.4A7.4 7.8 0 0 1 19.4 11.4V20H17V11.6A5 5.5 0 0 0 7 11.6V20ZM8.4 20V11.9A3.6 4.1 0 0 1 15.6 11.9V20H13.6V12.2A1.6 2 0 0 0 10.4 12.2V20ZM11.3 20V12.8A.7 .9 0 0 1 12.7 12.8V20Z",
  },
  {
    id: "tavern",
    colour: "#efc64a",
    ink: NIGHT,
    sign: "M5.4 9.4A2.6 2.6 0 0 1 6.6 5.2A3.4 3.4 0 0 1 12.2 4.6A2.7 2.7 0 0 1 16 7.8C16 8.4 15.9 8.9 15.6 9.4V10.2H17.4A2.8 2.8 0 0 1 20.2 13V15.4A2.8 2.8 0 0 1 17.4 18.2H15.6V20H5.4ZM15.6 12.2V16.2H17.2A1 1 0 0 0 18.2 15.2V13.2A1 1 0 0 0 17.2 12.2ZM7.4 11.4V17.6H8.8V11.4ZM11.8 11.4V17.6H13.2V11.4Z",
  },
];

export const ICONS: readonly SignLook[] = [
  {
    id: "ignite",
    colour: "#c4521a",
    ink: CREAM,
    sign: "M12.4 3C12.9 6.8 17.8 8.6 17.8 13.8A5.8 6 0 0 1 6.2 13.8C6.2 10.8 7.9 9.2 8.6 6.8C9.8 7.8 10.3 8.8 10.4 9.9C11.7 8 12.2 5.8 12.4 3ZM11.1 11.6V13.3H9.4V15.1H11.1V16.8H12.9V15.1H14.6V13.3H12.9V11.6Z",
  },
  {
    id: "extinguish",
    colour: "#3e5f8a",
    ink: CREAM,
    sign: "M9.6 7C9.6 5.2 14.4 5.2 14.4 7C14.6 10.6 17.2 13.2 18.2 17H5.8C6.8 13.2 9.4 10.6 9.6 7ZM5 18.2H19V20.2H5ZM12.8 4.6L18.2 3.4A1.7 1.7 0 1 1 18.8 5.4L13.4 6.6ZM4.2 13.4C2.6 11.8 5.4 10.6 4 8.6C7 10 4.6 11.6 6 12.8Z",
  },
  {
    id: "tactics",
    colour: "#7d2f46",
    ink: CREAM,
    sign: "M6.4 3.6H17.6V20.4H6.4ZM12 5.4L10.9 7V12.2H8.8V14H10.9V16.8H9.9V18.6H14.1V16.8H13.1V14H15.2V12.2H13.1V7Z",
  },
  {
    id: "raze",
    colour: "#6b5a4a",
    ink: CREAM,
    sign: "M10.8 4.6C7 5.4 4.8 8 4.4 11H10L8.8 9L11.2 7.2ZM5.4 12.4H7.4V17.6H5.4ZM8.6 12.4H10.4L9.6 14.6L10.6 17.6H8.6ZM3.8 18.8H10.4L11.2 21H3.8ZM13.2 5C16.8 5.4 19.4 8.2 19.9 11.6L14.6 11L13.3 9L15 7.2ZM13.4 12.4L15.4 12.7L14.8 17.7H12.9ZM16.9 12.9L18.9 13.2L18.3 17.8H16.4ZM12.8 18.8H20.2V21H12.1Z",
  },
  {
    id: "vp",
    colour: "#f2c94c",
    ink: NIGHT,
    sign: "M12 3.2L14.6 8.9L20.8 9.6L16.2 13.8L17.5 19.9L12 16.8L6.5 19.9L7.8 13.8L3.2 9.6L9.4 8.9Z",
  },
  {
    id: "steal",
    colour: "#3d4a45",
    ink: CREAM,
    sign: "M2.8 6C6 4.6 9 4.8 12 6.4C15 4.8 18 4.6 21.2 6C21.8 10.4 19.6 13.4 16.6 13.4C14.4 13.4 13.2 12 12 11C10.8 12 9.6 13.4 7.4 13.4C4.4 13.4 2.2 10.4 2.8 6ZM5.2 8.2C6.6 7.6 8.6 8 9.8 9.6C8.4 10.8 6.4 10.6 5.2 8.2ZM18.8 8.2C17.4 7.6 15.4 8 14.2 9.6C15.6 10.8 17.6 10.6 18.8 8.2ZM12 14L15.4 15.8V19.4L12 21.2L8.6 19.4V15.8ZM12 15.4L10.4 16.2L12 17L13.6 16.2Z",
  },
  {
    id: "influence",
    colour: "#5b3a86",
    ink: CREAM,
    sign: "M12 2.6C12.5 5 15.4 6.2 15.4 9.2A3.4 3.5 0 0 1 8.6 9.2C8.6 7.4 9.7 6.6 10.1 5.2C10.8 5.8 11.1 6.4 11.2 7C11.8 5.8 12 4.4 12 2.6ZM3.4 17C5.9 14.6 8.8 13.6 12 13.6S18.1 14.6 20.6 17C18.1 19.8 15.2 21 12 21S5.9 19.8 3.4 17ZM12 14.6A2.7 2.7 0 1 0 12 20A2.7 2.7 0 1 0 12 14.6ZM12 15.4Q13.3 17.3 12 19.2Q10.7 17.3 12 15.4Z",
  },
];

const symbols = new Map(SYMBOLS.map((look) => [look.id, look]));
const icons = new Map(ICONS.map((look) => [look.id, look]));

/** How a symbol of a territory looks; nothing is known of an id that is no symbol. */
export const symbolLook = (id: string): SignLook | undefined => symbols.get(id);

/** How an icon of a card looks; nothing is known of an id that is no icon. */
export const iconLook = (id: string): SignLook | undefined => icons.get(id);
