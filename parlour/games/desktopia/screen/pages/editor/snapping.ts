/** A grid on which dragged things come to lie. */
import type { Point } from "../script/format";

/** The widths of the grid that are offered, in mm; 0 is none. */
export const GRIDS = [0, 5, 10, 25, 50] as const;
export type Grid = (typeof GRIDS)[number];

export const isGrid = (width: number): width is Grid => GRIDS.includes(width as Grid);

export function snap([x, y]: Point, grid: Grid): Point {
  return grid === 0 ? [x, y] : [toStep(x, grid), toStep(y, grid)];
}

/** The nearest of the steps at which turning holds; every degree without a grid. */
export function snappedTurn(degrees: number, grid: Grid): number {
  return toStep(degrees, grid === 0 ? 1 : TURN);
}

const TURN = 5;
const toStep = (value: number, step: number): number => Math.round(value / step) * step;
