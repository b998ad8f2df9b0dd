/** The tones of the two worlds: how a colour looks in shade, in lamplight, and on the other side. */
import type { Dye, Paint, Shape } from "./shapes";

const SHADE = "#3a1626";
const LAMP = "#ffe3a3";
/** What is left of light and dark on the other side, from darkest to lightest. */
const COLD = ["#05060e", "#141a30", "#264457", "#4f8289", "#9fd0c6", "#dcf7ec"];
/** How much of its own hue a thing keeps there. */
const MEMORY = 0.2;

export const dye = (main: Paint): Dye => ({ main, shade: mix(main, SHADE, 0.5), light: mix(main, LAMP, 0.45) });

/** A shape of this world as the other side shows it. */
export function chill(shape: Shape): Shape {
  return {
    ...shape,
    ...(shape.fill ? { fill: cold(shape.fill) } : {}),
    ...(shape.line ? { line: cold(shape.line) } : {}),
  };
}

export function mix(from: Paint, to: Paint, share: number): Paint {
  const [a, b] = [channels(from), channels(to)];
  const parts = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function cold(paint: Paint): Paint {
  if (!paint.startsWith("#")) return paint;
  const [red = 0, green = 0, blue = 0] = channels(paint);
  const height = ((0.3 * red + 0.59 * green + 0.11 * blue) / 255) * (COLD.length - 1);
  const step = Math.min(Math.floor(height), COLD.length - 2);
  return mix(mix(COLD[step] ?? SHADE, COLD[step + 1] ?? SHADE, height - step), paint, MEMORY);
}

function channels(paint: Paint): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16));
}
