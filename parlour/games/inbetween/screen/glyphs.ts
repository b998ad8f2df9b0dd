/** A small sign for what an answer does to a townsman. */

export interface Glyph {
  tone: "deeper" | "back" | "token" | "other";
  path: string;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  deeper: { tone: "deeper", path: "M10 3h4v10h5l-7 8-7-8h5z" },
  back: { tone: "back", path: "M10 21h4V11h5l-7-8-7 8h5z" },
  token: { tone: "token", path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm1 13h-2v-3H8v-2h3V8h2v3h3v2h-3z" },
};
const OTHER: Glyph = { tone: "other", path: "M5 12l5 5 9-10-1.500-1.500L10 14l-3.500-3.500z" };

export function glyphOf(action: string): Glyph {
  const words = action.split(" ");
  return GLYPHS[words[0] === "deepen" ? "deeper" : (words.at(-1) ?? "")] ?? OTHER;
}
