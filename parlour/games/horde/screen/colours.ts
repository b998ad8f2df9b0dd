/** The colours of the armies: the paint of their tokens, and the same as an ink on paper in both themes. */

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
