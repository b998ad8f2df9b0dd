/** The steps of a replay that have been fetched, page by page. */
import type { ReplayStep } from "$web/wire/types";

export const PAGE = 25;

export class Pages {
  readonly #pages: ReadonlyMap<number, readonly ReplayStep[]>;

  constructor(pages: ReadonlyMap<number, readonly ReplayStep[]> = new Map()) {
    this.#pages = pages;
  }

  /** The page on which a step stands. */
  static of(step: number): number {
    return Math.floor(step / PAGE);
  }

  /** The same with one page more. */
  with(page: number, steps: readonly ReplayStep[]): Pages {
    return new Pages(new Map(this.#pages).set(page, steps));
  }

  has(page: number): boolean {
    return this.#pages.has(page);
  }

  step(number: number): ReplayStep | undefined {
    return this.#pages.get(Pages.of(number))?.[number % PAGE];
  }

  /** All steps around this one that were fetched without a gap, in order. */
  around(number: number): readonly ReplayStep[] {
    let first = Pages.of(number);
    if (!this.has(first)) return [];
    let last = first;
    while (this.has(first - 1)) first -= 1;
    while (this.has(last + 1)) last += 1;
    return Array.from({ length: last - first + 1 }, (_, at) => this.#pages.get(first + at) ?? []).flat();
  }
}
