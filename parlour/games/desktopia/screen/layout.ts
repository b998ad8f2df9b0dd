/** How the board is laid out: the field with one column of panels, with two, or all below each other. */

export type Shape = "tall" | "one" | "two";

/** A column of panels needs so much, in pixels. */
const COLUMN = 272;

/** The field is as large as it can be: what is left of the width decides. */
export function shapeOf(width: number, height: number, ratio: number): Shape {
  if (width === 0 || height === 0) return "one";
  if (width < height * 0.95 || width < 620) return "tall";
  const field = height * ratio;
  return width - field >= 2 * COLUMN + 40 ? "two" : "one";
}
