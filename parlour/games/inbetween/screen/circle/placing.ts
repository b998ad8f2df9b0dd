/** Slots of the ring as styles. */
import { inward, type Slot, slotsOf } from "./slots";

/** Where somebody of the circle stands, as custom properties; `--ix`, `--iy` point to the middle. */
export function slotStyle(circle: readonly string[], character: string): string {
  return styleOf(slotsOf(circle.length)[circle.indexOf(character)]);
}

/** Half way between somebody and the next one clockwise. */
export function gapStyle(circle: readonly string[], character: string): string {
  const slots = slotsOf(circle.length);
  const at = circle.indexOf(character);
  const [one, two] = [slots[at], slots[(at + 1) % slots.length]];
  if (!one || !two) return "";
  const half = (first: number, second: number) => (first + second) / 2;
  const tight = { x: half(one.tight.x, two.tight.x), y: half(one.tight.y, two.tight.y) };
  return styleOf({ x: half(one.x, two.x), y: half(one.y, two.y), tight });
}

function styleOf(slot: Slot | undefined): string {
  if (!slot) return "";
  const { x, y } = inward(slot);
  const { tight } = slot;
  return `--x:${slot.x};--y:${slot.y};--tx:${tight.x};--ty:${tight.y};--ix:${x};--iy:${y}`;
}
