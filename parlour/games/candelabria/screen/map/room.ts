/** The free ground of a territory, cell by cell: what fits where, and how much is left once something lies there. */
import type { Point } from "./island";

export interface Box extends Point {
  width: number;
  height: number;
}

/** The side of a cell, in units of the map. */
export const CELL = 5;

export class Room {
  private constructor(
    /** Where the ground begins, and how many cells it is wide and high. */
    private readonly bounds: Box,
    /** 1: nothing may lie on the cell. */
    private readonly taken: Uint8Array,
  ) {}

  /** All ground within an outline that is at least `margin` from its border. */
  static within(outline: readonly Point[], margin: number): Room {
    const whole = boundsOf(outline);
    const sides = sidesOf(outline);
    const bounds = { ...whole, width: Math.ceil(whole.width / CELL), height: Math.ceil(whole.height / CELL) };
    const taken = new Uint8Array(bounds.width * bounds.height).map((_, cell) => {
      const middle = middleOf(bounds, cell);
      return isWithin(middle, sides) && !isNear(middle, sides, margin) ? 0 : 1;
    });
    return new Room(bounds, taken);
  }

  /** The same ground without what a water covers. */
  outside(outline: readonly Point[], margin: number): Room {
    const shore = boundsOf(outline);
    const sides = sidesOf(outline);
    const reach = around(
      { x: shore.x + shore.width / 2, y: shore.y + shore.height / 2 },
      shore.width + 2 * margin,
      shore.height + 2 * margin,
    );
    const taken = this.taken.map((was, cell) => {
      const middle = middleOf(this.bounds, cell);
      if (was || !meets(around(middle, CELL), reach)) return was;
      return isWithin(middle, sides) || isNear(middle, sides, margin) ? 1 : 0;
    });
    return new Room(this.bounds, taken);
  }

  /** The same ground once something lies there. */
  without(box: Box): Room {
    const { left, right, top, bottom } = this.cells(box);
    if (right <= 0 || bottom <= 0 || left >= this.bounds.width || top >= this.bounds.height) return this;
    const taken = this.taken.slice();
    for (let row = Math.max(0, top); row < Math.min(this.bounds.height, bottom); row++)
      for (let column = Math.max(0, left); column < Math.min(this.bounds.width, right); column++)
        taken[row * this.bounds.width + column] = 1;
    return new Room(this.bounds, taken);
  }

  /** Whether all of it lies on free ground. */
  fits(box: Box): boolean {
    return this.blocked(box) === 0;
  }

  /** How many of its cells are not free; those off the ground count as well. */
  blocked(box: Box): number {
    const { left, right, top, bottom } = this.cells(box);
    const { width, height } = this.bounds;
    const [west, east] = [clamped(left, width), clamped(right, width)];
    const [north, south] = [clamped(top, height), clamped(bottom, height)];
    const at = (row: number, column: number) => this.sums[row * (width + 1) + column] ?? 0;
    const off = (right - left) * (bottom - top) - (east - west) * (south - north);
    return off + at(south, east) - at(north, east) - at(south, west) + at(north, west);
  }

  /** The middles of all boxes of that size that fit, `step` cells apart. */
  spots(width: number, height: number, step = 1): Point[] {
    const spots: Point[] = [];
    const { x, y, width: columns, height: rows } = this.bounds;
    const { sums } = this;
    const at = (corner: number) => sums[corner] ?? 0;
    const [across, down] = [Math.round(width / CELL), Math.round(height / CELL)];
    for (let row = 0; row + down <= rows; row += step) {
      const [north, south] = [row * (columns + 1), (row + down) * (columns + 1)];
      for (let column = 0; column + across <= columns; column += step) {
        const east = column + across;
        if (at(south + east) - at(north + east) - at(south + column) + at(north + column) === 0)
          spots.push({ x: x + column * CELL + width / 2, y: y + row * CELL + height / 2 });
      }
    }
    return spots;
  }

  /** The side of the largest free square. */
  get largest(): number {
    this.#largest ??= this.square();
    return this.#largest;
  }

  #largest: number | undefined;

  private square(): number {
    const { width } = this.bounds;
    const sides = new Uint8Array(this.taken.length);
    let best = 0;
    for (let cell = 0; cell < sides.length; cell++) {
      if (this.taken[cell]) continue;
      const near =
        cell < width || cell % width === 0
          ? 0
          : Math.min(sides[cell - 1] ?? 0, sides[cell - width] ?? 0, sides[cell - width - 1] ?? 0);
      sides[cell] = near + 1;
      if (near >= best) best = near + 1;
    }
    return best * CELL;
  }

  #sums: Uint16Array | undefined;

  /** How many cells are taken above and to the left of each corner. */
  private get sums(): Uint16Array {
    if (this.#sums) return this.#sums;
    const { width, height } = this.bounds;
    const sums = new Uint16Array((width + 1) * (height + 1));
    for (let row = 1; row <= height; row++) {
      let along = 0;
      for (let column = 1; column <= width; column++) {
        along += this.taken[(row - 1) * width + column - 1] ?? 0;
        sums[row * (width + 1) + column] = along + (sums[(row - 1) * (width + 1) + column] ?? 0);
      }
    }
    this.#sums = sums;
    return sums;
  }

  private cells({ x, y, width, height }: Box) {
    const cell = (along: number) => Math.round(along / CELL);
    const [left, top] = [cell(x - this.bounds.x), cell(y - this.bounds.y)];
    const [right, bottom] = [cell(x + width - this.bounds.x), cell(y + height - this.bounds.y)];
    return { left, right, top, bottom };
  }
}

export function around({ x, y }: Point, width: number, height = width): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

export function meets(one: Box, two: Box): boolean {
  return (
    one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height
  );
}

function boundsOf(outline: readonly Point[]): Box {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function clamped(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function middleOf({ x, y, width }: Box, cell: number): Point {
  return { x: x + ((cell % width) + 0.5) * CELL, y: y + (Math.floor(cell / width) + 0.5) * CELL };
}

function isWithin({ x, y }: Point, sides: readonly Side[]): boolean {
  let inside = false;
  for (const [one, two] of sides)
    if (one.y > y !== two.y > y && x < ((two.x - one.x) * (y - one.y)) / (two.y - one.y) + one.x) inside = !inside;
  return inside;
}

function isNear({ x, y }: Point, sides: readonly Side[], margin: number): boolean {
  for (const [one, two] of sides) {
    const [dx, dy] = [two.x - one.x, two.y - one.y];
    const along = ((x - one.x) * dx + (y - one.y) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, along));
    const [aside, above] = [x - one.x - part * dx, y - one.y - part * dy];
    if (aside * aside + above * above < margin * margin) return true;
  }
  return false;
}

type Side = readonly [Point, Point];

function sidesOf(outline: readonly Point[]): Side[] {
  return outline.map((point, at) => [point, outline[(at + 1) % outline.length] ?? point]);
}
