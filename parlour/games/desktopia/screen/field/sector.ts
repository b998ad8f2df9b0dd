/** DK-PWR-04 Whether a flick would be a power flick, and whether the hand could spoil it. */
import type { Spread } from "./law";
import { apart } from "./turning";

export type Power = "no" | "maybe" | "yes";

export function powerOf(angle: number, facing: number, arc: number, spread: Spread): Power {
  if (!arc) return "no";
  const [off, sway] = [apart(angle, facing), spread.angle * spread.most];
  if (off + sway <= arc / 2) return "yes";
  return off - sway <= arc / 2 ? "maybe" : "no";
}
