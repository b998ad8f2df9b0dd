/** Tufts, pines, hills and dunes, strewn over the field for the eye; always the same ones. */
import { BOARD, HEXES, middle, type Point } from "./geometry";

const TUFT = ["m-5 0q0-4-2-6", "m3 6q0-5 1-8", "m3 8q1-4 4-5"];
const PINE = ["m0 0v-3m-4 0l4-5-3 0 3-5 3 5-3 0 4 5z"];
const HILL = ["m-11 0q9-12 17-2m-4-4q5-5 11 5"];
const DUNE = ["m-11 0q6-7 12-1q5-4 10 1"];
const REED = ["m-4 0v-7m4 7v-10m4 10v-6"];

/** One path for all of it. */
export const scattered: string = HEXES.flatMap((hex, at) => {
  const chance = (at * 2654435761) % 97;
  if (chance > 58) return [];
  const place = middle(hex);
  const spot = { x: place.x + ((chance * 13) % 31) - 15, y: place.y + ((chance * 29) % 23) - 9 };
  return motif(spot, chance).map((strokes, stroke) =>
    stroke === 0 ? `M${round(spot.x)} ${round(spot.y)}${strokes}` : strokes,
  );
}).join("");

function motif({ x, y }: Point, chance: number): string[] {
  const [east, south] = [x / BOARD.width, y / BOARD.height];
  const plain = chance % 3 === 0;
  if (plain) return TUFT;
  if (east < 0.4 && south < 0.45) return PINE;
  if (east < 0.4 && south > 0.6) return REED;
  if (east > 0.6 && south > 0.6) return DUNE;
  if (east > 0.6 && south < 0.4) return HILL;
  return chance % 2 ? TUFT : HILL;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
