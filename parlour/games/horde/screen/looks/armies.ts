/** How armies look: the paint of their tokens and the same as an ink on paper, their emblems, and the seats that lead them. */
import type { SeatLook, View } from "$web/boards/board";
import { factionsOf, warOf } from "../war";

interface Paint {
  high: string;
  low: string;
  deep: string;
  ink: string;
}

const PAINTS: Readonly<Record<string, Paint>> = {
  rus: { high: "#4f80ba", low: "#27507f", deep: "#173457", ink: "light-dark(#27507f, #7fb0e6)" },
  china: { high: "#c9584a", low: "#93301f", deep: "#5c1a10", ink: "light-dark(#93301f, #ef8b7a)" },
  south_mongolia: { high: "#cf9a3a", low: "#8e5f0c", deep: "#5b3b03", ink: "light-dark(#8e5f0c, #e9c45e)" },
  north_mongolia: { high: "#58936a", low: "#2e6140", deep: "#173823", ink: "light-dark(#2e6140, #8fca95)" },
  alliance: { high: "#7c79b0", low: "#4b4a7d", deep: "#2b2a4e", ink: "light-dark(#4b4a7d, #b3b1ea)" },
  horde: { high: "#8d8a45", low: "#5d5b1b", deep: "#38370c", ink: "light-dark(#5d5b1b, #cdca7d)" },
};
const PLAIN: Paint = { high: "#8d7350", low: "#64523f", deep: "#3a2d1f", ink: "var(--ink-soft)" };

/** The ink of an army or a side, as a colour of CSS. */
export function inkOf(id: string): string {
  return (PAINTS[id] ?? PLAIN).ink;
}

/** The paint of an army as a `style`: `--high` where light falls on it, `--low` its body, `--deep` its shade, `--faction` its ink. */
export function painted(faction: string): string {
  const { high, low, deep, ink } = PAINTS[faction] ?? PLAIN;
  return `--high:${high};--low:${low};--deep:${deep};--faction:${ink}`;
}

/** The emblems of the factions and the outlines of the sides' tokens, on a square of 24: they differ in outline alone. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  // a tower with three merlons and an open gate
  rus: "M3.2 2.1h4.4v3.3h2.75v-3.3h3.3v3.3H16.4v-3.3h4.4v7.7H18.6v9.9H14.75V18.6a2.75 2.75 0 0 0-5.5 0v1.1H5.4v-9.9h-2.2z",
  // a square knot: four loops around an open middle
  china:
    "M8.7 2.1a3.74 3.74 0 0 1 3.3 1.98A3.74 3.74 0 0 1 15.3 2.1h3.3a3.3 3.3 0 0 1 3.3 3.3v3.3a3.74 3.74 0 0 1-1.98 3.3A3.74 3.74 0 0 1 21.9 15.3v3.3a3.3 3.3 0 0 1-3.3 3.3H15.3a3.74 3.74 0 0 1-3.3-1.98A3.74 3.74 0 0 1 8.7 21.9h-3.3a3.3 3.3 0 0 1-3.3-3.3V15.3a3.74 3.74 0 0 1 1.98-3.3A3.74 3.74 0 0 1 2.1 8.7v-3.3a3.3 3.3 0 0 1 3.3-3.3zM12 7.6 7.6 12l4.4 4.4 4.4-4.4z",
  // the sun over the crescent
  south_mongolia:
    "M12 1.55a5.06 5.06 0 1 1 0 10.12 5.06 5.06 0 0 1 0-10.12zM2.1 9.8C2.54 17.5 7.05 22.45 12 22.45S21.46 17.5 21.9 9.8C19.15 15.3 15.85 17.06 12 17.06S4.85 15.3 2.1 9.8z",
  // a fang over three slanting tines: the tamga of the north
  north_mongolia:
    "M12 1 16.62 9.8H13.76v4.62L19.15 8.7 22.45 12.22 13.76 21.02V23h-3.52V21.02L1.55 12.22 4.85 8.7l5.39 5.72V9.8h-2.86z",
  // for a seat that leads both armies of a side: the shape of its tokens
  alliance: "M3 3.2q9-2.4 18 0v10.6c0 4.4-3.6 7-9 9-5.4-2-9-4.6-9-9z",
  horde: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM12 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6z",
};

/** What a unit goes on, as a small mark in a square of 12 around the middle. */
export const MOUNTS: Readonly<Record<string, string>> = {
  // a boot
  foot: "M-3.2-5h4.2v5.2c2.6.4 4 1.4 4 3.4v1.4h-8.2z",
  // a horseshoe
  mounted: "M-4.3 4.5v-4.7a4.3 4.3 0 0 1 8.6 0v4.7h-2.5v-4.7a1.8 1.8 0 0 0-3.6 0v4.7z",
  // three claws
  beast:
    "M-4.4-4.2c2 2.4 2.2 5.4 1.2 8.6-1.5-2.6-2-5.6-1.2-8.6zM-.5-5.2c1.7 3 1.8 6.6.7 10.4-1.4-3.2-1.8-7-.7-10.4zM3.6-4.2c1.2 3 .9 6-.4 8.6-1.1-3-1-6.2.4-8.6z",
};

const SIDES: Readonly<Record<string, string>> = {
  rus: "alliance",
  china: "alliance",
  south_mongolia: "horde",
  north_mongolia: "horde",
};

/** The seats: in the colour of the army that they lead, with its emblem; of two armies, with that of their side. */
export function looks(view: View): (SeatLook | null)[] {
  return Array.from({ length: view.terms.seats }, (_, seat) => {
    const [first, ...others] = factionsOf(warOf(view), seat);
    const id = first && others.length > 0 ? SIDES[first] : first;
    const outline = EMBLEMS[id ?? ""];
    return id && outline ? { colour: inkOf(id), outline, side: SIDES[id] ?? id } : null;
  });
}
