/** Whether the panels right of the island stand below each other, and how much room each has there. */
import type { Layout } from "./layout";

export type Stacking = "tabs" | "close" | "roomy";

/** From these heights of the board on (in pixels) they fit, first with short forms, then in full. */
const [CLOSE, ROOMY] = [690, 1000];

export function stackingOf({ shape, fighting }: Layout, height: number): Stacking {
  if (shape === "tall" || fighting || height < CLOSE) return "tabs";
  return height < ROOMY ? "close" : "roomy";
}
