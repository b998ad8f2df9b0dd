import type { TransitionConfig } from "svelte/transition";

/** How a thing leaves the table: it rises and fades for as long as `--move` of the board says; at once without it. */
export function departing(node: Element, { rise = 2 }: { rise?: number } = {}): TransitionConfig {
  const move = getComputedStyle(node).getPropertyValue("--move").trim();
  const duration = Number.parseFloat(move) * (move.endsWith("ms") ? 1 : 1000);
  return {
    duration: Number.isFinite(duration) ? duration : 0,
    css: (here, away) => `opacity: ${here}; margin-top: ${-away * rise}em`,
  };
}
