/** What locks a townsman for good: a bolt in the Human world, a closed maw in the other. */
import type { World } from "./duel";

/** Outlines on a grid of 24 by 24, to be filled by the even-odd rule. */
export const SEALS: Readonly<Record<World, string>> = {
  human: "M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2 0h6V7a3 3 0 0 0-6 0z",
  creature:
    "M1 5h22l-3 7 3 7H1l3-7zM4 7l3 5 2.500-5L12 12l2.500-5L17 12l3-5zM4 17l3-4 2.500 4L12 13l2.500 4L17 13l3 4z",
};
