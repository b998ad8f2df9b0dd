/** What stands where: one column of tabs beside the island, two where there is room, and on a phone one below it. */
import type { Described, Scene } from "$web/boards/board";
import { mineOf, realmOf } from "../realm";
import type { Tab } from "./tabs";

export interface Layout {
  /** Beside each other, or below each other as on a phone. */
  shape: "wide" | "tall";
  /** How many columns stand beside the island: none on a phone. */
  columns: 0 | 1 | 2;
  /** A battle is fought: its theatre lies over a part of the island. */
  fighting: boolean;
  /** The panels left of the island: none on a phone. */
  left: Tab[];
  /** Those right of it, or below it on a phone. */
  right: Tab[];
  /** The left column is high enough for its panels to stand below each other, without tabs. */
  stacked: boolean;
}

/** From this width on (in pixels of the board) there is room for a column, unless the board is higher than wide. */
const WIDE = 760;
/** The least width of a column with its gap, and what the island leaves free above itself. */
const [COLUMN, ABOVE] = [300, 66];
/** From this height on the left column holds several panels. */
const HIGH = 1000;

/** How many columns there is room for beside an island that is as high as the board. */
function columnsIn(width: number, height: number): Layout["columns"] {
  if (width > 0 && (width < WIDE || width < height)) return 0;
  return width - (height - ABOVE) >= 2 * COLUMN ? 2 : 1;
}

/** Before its size is known, the board is taken to be wide. */
export function layoutOf({ view, words }: Scene, { groups }: Described, width: number, height: number): Layout {
  const columns = columnsIn(width, height);
  const fighting = realmOf(view).contest > 0;
  const mine = `house:${mineOf(view)}`;
  const tab = (id: string, of: (group: string) => boolean): Tab => ({
    id,
    label: words.say(`screen-tab-${id}`),
    groups: groups.filter((group) => of(group.id)),
  });
  const own = tab("own", (group) => group === mine);
  const houses = tab("houses", (group) => group.startsWith("house:") && group !== mine);
  const shared = ["curses", "market", "forge", "missions"].map((id) => tab(id, (group) => group === id));
  const theatre = fighting ? [tab("theatre", (group) => group === "theatre" || group === mine)] : [];
  // between the wars there is time to read how the last one went
  const war = !fighting && realmOf(view).fought.length > 0 ? [tab("war", () => false)] : [];
  const filled = (tabs: Tab[]) => tabs.filter((panel) => panel.groups.length > 0 || panel.id === "war");
  const all = filled([...theatre, own, ...shared, ...war, houses]);
  return {
    shape: columns === 0 ? "tall" : "wide",
    columns,
    fighting,
    left: columns === 0 ? [] : columns === 1 ? all : filled([...theatre, own, ...war, houses]),
    right: columns === 0 ? all : columns === 1 ? [] : filled(shared),
    stacked: columns === 2 && !fighting && height >= HIGH,
  };
}

/** Whether the panels right of the island stand below each other, and how much room each has there. */
export type Stacking = "tabs" | "close" | "roomy";

/** From these heights of the board on (in pixels) they fit, first with short forms, then in full. */
const [CLOSE, ROOMY] = [690, 1000];

export function stackingOf({ columns }: Layout, height: number): Stacking {
  if (columns < 2 || height < CLOSE) return "tabs";
  return height < ROOMY ? "close" : "roomy";
}
