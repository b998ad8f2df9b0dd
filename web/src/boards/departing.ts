/** How a thing leaves the table: as long as anything moves just now, and not at all where nothing does. */
import type { TransitionConfig } from "svelte/transition";

/** Rises and fades; `--move` of the board says how long that takes. */
export function departing(node: Element, { rise = 2 }: { rise?: number } = {}): TransitionConfig {
  const move = getComputedStyle(node).getPropertyValue("--move").trim();
  const duration = Number.parseFloat(move) * (move.endsWith("ms") ? 1 : 1000);
  return {
    duration: Number.isFinite(duration) ? duration : 0,
    css: (here, away) => `opacity: ${here}; margin-top: ${-away * rise}em`,
  };
}
