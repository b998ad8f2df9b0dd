/** How a neutralised card leaves the stage: it flares up and is gone, as long as anything moves just now. */
import type { TransitionConfig } from "svelte/transition";

/** So long it takes at least (in milliseconds), where anything moves at all. */
const LEAST = 700;

/** `--move` of the board says how long things move. */
export function burning(node: Element): TransitionConfig {
  const move = getComputedStyle(node).getPropertyValue("--move").trim();
  const duration = Number.parseFloat(move) * (move.endsWith("ms") ? 1 : 1000);
  return {
    duration: duration > 0 ? Math.max(duration, LEAST) : 0,
    css: (here, away) =>
      `opacity: ${here}; filter: brightness(${1 + 2 * away}) sepia(${away}) saturate(${1 + 4 * away}); scale: ${1 - away * 0.35}; rotate: ${away * 8}deg`,
  };
}
