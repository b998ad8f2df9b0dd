/** Somebody who plays in a browser: sees what is lit up, and clicks on it. */
import { expect, type Locator, type Page } from "@playwright/test";

/** Small, quick and the same in every run. */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What answers at once, and what has several answers. */
const ANSWERS = "[data-action], [data-place][aria-haspopup='menu']";

export class Person {
  readonly #lot: () => number;
  answers = 0;

  constructor(
    readonly page: Page,
    seed = 1,
  ) {
    this.#lot = lots(seed);
  }

  /** The sheet that says how it ended. */
  get end(): Locator {
    return this.page.getByRole("dialog").filter({ has: this.page.locator("a[href^='/replay/']") });
  }

  get question(): Locator {
    return this.page.locator("[data-asked]");
  }

  /** Waits until something is asked of whoever sits here, or it is over; lifts the curtain on the way. */
  async asked(): Promise<boolean> {
    const curtain = this.page.locator("[data-curtain]").getByRole("button");
    for (;;) {
      await expect(this.end.or(curtain).or(this.question).first()).toBeVisible({ timeout: 60_000 });
      if (await this.end.isVisible()) return false;
      if (!(await curtain.isVisible())) return true;
      await curtain.click();
    }
  }

  /** Answers once, with anything that is lit up; false if the game is over. */
  async answer(): Promise<boolean> {
    if (!(await this.asked())) return false;
    const number = await this.question.getAttribute("data-number");
    const chosen = await this.#pick(await this.#offered());
    const begins = (await chosen.getAttribute("data-begins")) !== null;
    await this.#take(chosen);
    if (begins) await this.#take(await this.#pick(this.page.locator(ANSWERS)));
    await this.goneOn(number);
    this.answers += 1;
    return true;
  }

  /** Answers until the game is over, at most so many times. */
  async finish(most = 1000): Promise<void> {
    while (await this.answer()) if (this.answers > most) throw new Error(`no end after ${most} answers`);
  }

  /** Waits until the question with that number is answered. */
  async goneOn(number: string | null): Promise<void> {
    await expect(this.page.locator(`[data-asked][data-number="${number}"]`)).toHaveCount(0);
  }

  async #offered(): Promise<Locator> {
    const lit = this.page.locator(`${ANSWERS}, [data-begins]`);
    await expect(lit.first()).toBeVisible();
    const wanted = lit.and(this.page.locator(":not([data-action='back'])"));
    return (await wanted.count()) > 0 ? wanted : lit;
  }

  /** Clicks on an answer, or on the place that has several and then on one of them. */
  async #take(chosen: Locator): Promise<void> {
    const several = (await chosen.getAttribute("aria-haspopup")) === "menu";
    await chosen.click();
    if (several) await (await this.#pick(this.page.getByRole("menu").locator("[data-action]"))).click();
  }

  async #pick(among: Locator): Promise<Locator> {
    return among.nth(Math.floor(this.#lot() * (await among.count())));
  }
}
