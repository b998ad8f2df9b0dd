/** What stands where: columns on either hand of the island where there is room, everything behind one row of tabs where there is not. */
import type { Described, Scene } from "$web/boards/board";
import { mineOf, realmOf } from "../realm";
import type { Tab } from "./tabs";

export interface Layout {
  /** Beside each other, or below each other as on a phone. */
  shape: "wide" | "tall";
  /** A battle is fought: its theatre stands beside the island. */
  fighting: boolean;
  /** The panels left of the island: none on a phone, and none beside a battle. */
  left: Tab[];
  right: Tab[];
  /** The board is high enough for the panels to stand below each other, without tabs. */
  stacked: boolean;
}

/** From this width on (in pixels of the board) there is room for columns, and from this height on for several panels in one. */
const [WIDE, HIGH] = [760, 820];

/** Before its size is known, the board is taken to be wide. */
export function layoutOf({ view, words }: Scene, { groups }: Described, width: number, height: number): Layout {
  const wide = width === 0 || width >= WIDE;
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
  const filled = (tabs: Tab[]) => tabs.filter((panel) => panel.groups.length > 0);
  const columns = wide && !fighting;
  return {
    shape: wide ? "wide" : "tall",
    fighting,
    left: columns ? filled([own, houses]) : [],
    right: filled(columns ? shared : [...theatre, own, ...shared, houses]),
    stacked: columns && height >= HIGH,
  };
}

/** Whether the panels right of the island stand below each other, and how much room each has there. */
export type Stacking = "tabs" | "close" | "roomy";

/** From these heights of the board on (in pixels) they fit, first with short forms, then in full. */
const [CLOSE, ROOMY] = [690, 1000];

export function stackingOf({ shape, fighting }: Layout, height: number): Stacking {
  if (shape === "tall" || fighting || height < CLOSE) return "tabs";
  return height < ROOMY ? "close" : "roomy";
}
