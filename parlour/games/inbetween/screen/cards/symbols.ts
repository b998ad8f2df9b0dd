/** The eleven symbols: four of the City on round coins, seven of the Creature on jagged scales, each with its own shape and hue. */

export type SymbolKind = "city" | "creature";

/** A symbol as it is drawn on a square of 24. */
export interface SymbolLook {
  readonly id: string;
  readonly kind: SymbolKind;
  /** The colour of the coin or scale. */
  readonly colour: string;
  /** The colour of the sign on it. */
  readonly ink: string;
  readonly sign: string;
  /** The width of the pen, where the sign is drawn with lines. */
  readonly pen?: number;
}

const CREAM = "#fff8e6";
const NIGHT = "#1d1228";

/** What lies under the sign of each kind. */
export const BASES: Readonly<Record<SymbolKind, string>> = {
  city: "M12 .8a11.2 11.2 0 1 1 0 22.4a11.2 11.2 0 1 1 0-22.4Z",
  creature:
    "M12 .2L14.8 3.8L19 3.4L19.9 8.2L23.8 12L20.2 15.4L20 20L15.4 20.4L12 23.8L8.9 20.3L4.2 20L3.9 15.5L.2 12L3.8 8.7L4.2 4L8.8 3.7Z",
};

export const SYMBOLS: readonly SymbolLook[] = [
  {
    id: "home",
    kind: "city",
    colour: "#c2601a",
    ink: CREAM,
    sign: "M12 4.4L20 11.6H17.8V18.6H13.9V13.6H10.1V18.6H6.2V11.6H4Z",
  },
  {
    id: "shield",
    kind: "city",
    colour: "#2a62a3",
    ink: CREAM,
    sign: "M12 4.2L18.6 6.4V11.8C18.6 15.6 16 18.4 12 20C8 18.4 5.4 15.6 5.4 11.8V6.4ZM12 6.6V17.5C14.8 16.1 16.5 14.2 16.5 11.8V8.1Z",
  },
  {
    id: "lantern",
    kind: "city",
    colour: "#f0bf2e",
    ink: "#3b2406",
    sign: "M12 3.2a3 3 0 0 1 3 3V7.4H17L15.9 9.6H8.1L7 7.4H9V6.2a3 3 0 0 1 3-3ZM12 4.7a1.5 1.5 0 0 0-1.5 1.5V7.4H13.5V6.2A1.5 1.5 0 0 0 12 4.7ZM8.3 10.5H15.7L16.6 17H7.4ZM12 11.4C10.8 13 10.4 13.7 10.4 14.6A1.6 1.6 0 0 0 13.6 14.6C13.6 13.7 13.2 13 12 11.4ZM6.8 17.8H17.2V20H6.8Z",
  },
  {
    id: "heart",
    kind: "city",
    colour: "#c1364f",
    ink: CREAM,
    sign: "M12 19.6C5 14.6 4.4 11.4 4.4 9.6C4.4 7 6.3 5.4 8.3 5.4C10 5.4 11.3 6.3 12 7.8C12.7 6.3 14 5.4 15.7 5.4C17.7 5.4 19.6 7 19.6 9.6C19.6 11.4 19 14.6 12 19.6Z",
  },
  {
    id: "web",
    kind: "creature",
    colour: "#56658a",
    ink: CREAM,
    sign: "M12 4.4V19.6M5.4 8.2L18.6 15.8M5.4 15.8L18.6 8.2M12 5.6Q14 8.4 17.5 8.8Q16.1 12 17.5 15.2Q14 15.6 12 18.4Q10 15.6 6.5 15.2Q7.9 12 6.5 8.8Q10 8.4 12 5.6Z",
    pen: 1.35,
  },
  {
    id: "rift",
    kind: "creature",
    colour: "#7438cc",
    ink: CREAM,
    sign: "M13.8 3.2L7.2 12.4L11 13L8.6 20.8L16.8 11.2L12.8 10.6Z",
  },
  {
    id: "eye",
    kind: "creature",
    colour: "#0f8480",
    ink: CREAM,
    sign: "M3.4 12C6 8 9 6.2 12 6.2S18 8 20.6 12C18 16 15 17.8 12 17.8S6 16 3.4 12ZM12 7.9A4.1 4.1 0 1 0 12 16.1A4.1 4.1 0 1 0 12 7.9ZM12 8.8Q13.7 12 12 15.2Q10.3 12 12 8.8Z",
  },
  {
    id: "tentacle",
    kind: "creature",
    colour: "#3f7a28",
    ink: CREAM,
    sign: "M5.8 19.8C4.6 11.8 7 4.2 13.2 4.2C18.6 4.2 20.6 10.4 16.8 12.8C13.8 14.6 10.8 12.2 12 9.9C12.8 8.4 15 8.8 15 10.4C15 10.9 14.8 11.2 14.5 11.4C16.2 11.2 16.8 9.9 16.2 8.5C15.4 6.7 12.8 6.8 11.6 9C10.4 11.4 10.6 15.6 12.2 19.8ZM8.1 15.6A1.1 1.1 0 1 0 8.1 17.8A1.1 1.1 0 1 0 8.1 15.6ZM7.8 11.7A1 1 0 1 0 7.8 13.7A1 1 0 1 0 7.8 11.7ZM9 8.2A.9 .9 0 1 0 9 10A.9 .9 0 1 0 9 8.2Z",
  },
  {
    id: "skull",
    kind: "creature",
    colour: "#dcd4bd",
    ink: NIGHT,
    sign: "M12 4.2C7.8 4.2 5.2 6.9 5.2 10.6C5.2 12.9 6.3 14.5 8 15.4V19.2H10.6V17.2H11.4V19.2H12.6V17.2H13.4V19.2H16V15.4C17.7 14.5 18.8 12.9 18.8 10.6C18.8 6.9 16.2 4.2 12 4.2ZM9.2 9.2A1.9 1.9 0 1 1 9.2 13A1.9 1.9 0 1 1 9.2 9.2ZM14.8 9.2A1.9 1.9 0 1 1 14.8 13A1.9 1.9 0 1 1 14.8 9.2ZM12 12.9L13.1 15H10.9Z",
  },
  {
    id: "maw",
    kind: "creature",
    colour: "#a61c2c",
    ink: CREAM,
    sign: "M4.4 7.4Q12 3.2 19.6 7.4L17.8 12.6L15.7 8.8L13.8 13.4L12 9L10.2 13.4L8.3 8.8L6.2 12.6ZM5.2 15.8L7.4 13.2L9.2 16.4L10.8 14.6L12 16.8L13.2 14.6L14.8 16.4L16.6 13.2L18.8 15.8Q12 21.6 5.2 15.8Z",
  },
  {
    id: "claw",
    kind: "creature",
    colour: "#b0338a",
    ink: CREAM,
    sign: "M8.8 5.4C10.4 9.8 9.4 14 5.4 17.6C6.4 13.4 6.6 9.6 8.8 5.4ZM13 4.4C15.2 9.8 14 14.8 9.6 19.4C10.8 14.4 10.8 9.6 13 4.4ZM17.2 5.6C18.8 10 17.8 14 14.2 17.8C15.2 13.8 15.2 9.8 17.2 5.6Z",
  },
];

const byId = new Map(SYMBOLS.map((look) => [look.id, look]));

/** How a symbol looks; nothing is known of an id that is no symbol. */
export const symbolLook = (id: string): SymbolLook | undefined => byId.get(id);
