/** How the board is laid out: the field with one column of panels, with two, or all below each other. */
import type { Group } from "$web/boards/board";

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

/** Which of the panels below the field is open on a phone. */
export type Tab = "mine" | "rivals" | "goals";

/** The chosen tab; the one with an answer unless another was chosen (`insisted`) since the question. */
export function tabOpen(
  tabs: readonly { name: Tab }[],
  chosen: Tab,
  insisted: boolean,
  groups: Readonly<Partial<Record<Tab, readonly Group[]>>>,
): Tab {
  const there = (name: Tab) => tabs.some((tab) => tab.name === name);
  const lit = tabs.find(({ name }) => groups[name]?.some(holds))?.name;
  if (lit && !insisted) return lit;
  return there(chosen) ? chosen : (tabs[0]?.name ?? chosen);
}

const holds = ({ places }: Group): boolean => places.some(({ offers }) => offers.length > 0);
