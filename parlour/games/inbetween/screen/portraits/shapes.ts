/** What a portrait is made of: flat shapes on a square of 200, from back to front. */

/** A colour as `#rrggbb`, or the name of a light of the picture: `@mist`. */
export type Paint = string;

export interface Shape {
  readonly d: string;
  readonly fill?: Paint;
  readonly line?: Paint;
  readonly width?: number;
  readonly opacity?: number;
  /** It bounds the figure: light falls along it. */
  readonly edge?: true;
  /** It is the light itself, a little towards the lamp. */
  readonly rim?: true;
}

/** The colour of a piece of clothing or of hair, as it is in the lamplight, and the tones beside it. */
export interface Dye {
  readonly main: Paint;
  readonly shade: Paint;
  readonly light: Paint;
}

/** The same path seen in a mirror: for pairs of ears, tufts and lapels that are written once. */
export function mirror(d: string): string {
  return d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${round(200 - Number(x))} ${y}`);
}

/** Both sides of a pair, written once in absolute coordinates. */
export function pair(d: string): string {
  return d + mirror(d);
}

/** Half units are fine enough at every size. */
export function round(value: number): number {
  return Math.round(value * 2) / 2;
}
