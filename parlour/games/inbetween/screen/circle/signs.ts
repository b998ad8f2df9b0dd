/** Small signs on the townsfolk and beside answers, on a grid of 24 by 24. */
import type { World } from "../duel";

/** What locks a townsman for good, filled by the even-odd rule: a bolt in the Human world, a closed maw in the other. */
export const SEALS: Readonly<Record<World, string>> = {
  human: "M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2 0h6V7a3 3 0 0 0-6 0z",
  creature:
    "M1 5h22l-3 7 3 7H1l3-7zM4 7l3 5 2.500-5L12 12l2.500-5L17 12l3-5zM4 17l3-4 2.500 4L12 13l2.500 4L17 13l3 4z",
};

export interface Sign {
  path: string;
  colour?: string;
}

const SIGNS: Readonly<Record<string, Sign>> = {
  deeper: { path: "M10 3h4v10h5l-7 8-7-8h5z", colour: "#a35a00" },
  back: { path: "M10 21h4V11h5l-7-8-7 8h5z", colour: "#3e4fa8" },
  token: { path: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm1 13h-2v-3H8v-2h3V8h2v3h3v2h-3z", colour: "#5a6b2a" },
};
const OTHER: Sign = { path: "M5 12l5 5 9-10-1.500-1.500L10 14l-3.500-3.500z" };

/** What an answer does to a townsman. */
export function signOf(action: string): Sign {
  const words = action.split(" ");
  return SIGNS[words[0] === "deepen" ? "deeper" : (words.at(-1) ?? "")] ?? OTHER;
}
