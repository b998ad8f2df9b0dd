/** Somebody who plays in a browser: sees what is lit up, and clicks on it. */
import type { Locator, Page } from "@playwright/test";

/** Pseudo-random numbers from 0 to 1, the same in every run. */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Milliseconds until a click on the middle of something is given up for another spot. */
const SOON = 4_000;

/** How often a question is answered anew where a click has missed. */
const TRIES = 3;

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

  /** Lets go what is aimed, as it is aimed at first. */
  get #aim(): Locator {
    return this.page.locator("[data-aim] button[type=submit]");
  }

  /** Waits until something is asked of this person, or it is over; lifts the curtain on the way. */
  async asked(): Promise<boolean> {
    const curtain = this.page.locator("[data-curtain]").getByRole("button");
    for (;;) {
      await this.end.or(curtain).or(this.question).first().waitFor({ timeout: 60_000 });
      if (await this.end.isVisible()) return false;
      if (!(await curtain.isVisible())) return true;
      await curtain.click();
    }
  }

  /** Answers once, with anything that is lit up; false if the game is over. */
  async answer(): Promise<boolean> {
    if (!(await this.asked())) return false;
    const number = await this.question.getAttribute("data-number");
    for (let tries = 1; ; tries++) {
      try {
        await this.#answerOnce();
        await this.goneOn(number);
        break;
      } catch (error) {
        if (!(await this.#asks(number))) break; // it was answered all the same
        if (tries === TRIES) throw error;
        await this.page.keyboard.press("Escape"); // what was picked had gone before it was clicked: something else is picked
      }
    }
    this.answers += 1;
    return true;
  }

  async #answerOnce(): Promise<void> {
    const chosen = await this.#pick(await this.#offered());
    const begins = (await chosen.getAttribute("data-begins", { timeout: SOON })) !== null;
    await this.#take(chosen);
    if (begins) await this.#take(await this.#pick(this.page.locator(ANSWERS)));
    if (await this.#aim.isVisible()) await this.#aim.click();
  }

  /** Whether the question with that number still stands. */
  async #asks(number: string | null): Promise<boolean> {
    return this.page.locator(`[data-asked][data-number="${number}"]`).isVisible();
  }

  /** Answers until the game is over, at most so many times. */
  async finish(most = 1000): Promise<void> {
    while (await this.answer()) if (this.answers > most) throw new Error(`no end after ${most} answers`);
  }

  /** Waits until the question with that number is answered. */
  async goneOn(number: string | null): Promise<void> {
    await this.page.locator(`[data-asked][data-number="${number}"]`).waitFor({ state: "detached" });
  }

  async #offered(): Promise<Locator> {
    const lit = this.page.locator(`${ANSWERS}, [data-begins]`);
    await lit.first().waitFor();
    const wanted = lit.and(this.page.locator(":not([data-action='back'])"));
    return (await wanted.count()) > 0 ? wanted : lit;
  }

  /** Clicks on an answer, or on the place that has several and then on one of them. */
  async #take(chosen: Locator): Promise<void> {
    const several = (await chosen.getAttribute("aria-haspopup", { timeout: SOON })) === "menu";
    await chosen.click({ timeout: SOON }).catch(() => clickBeside(chosen));
    if (several) await (await this.#pick(this.page.getByRole("menu").locator("[data-action], [data-does]"))).click();
  }

  async #pick(among: Locator): Promise<Locator> {
    return among.nth(Math.floor(this.#lot() * (await among.count())));
  }
}

/** Clicks on what is left to see of something whose middle others overlap. */
async function clickBeside(chosen: Locator): Promise<void> {
  const box = await chosen.boundingBox();
  await chosen.click(box ? { position: await chosen.evaluate(visiblePoint, box) } : {});
}

interface Point {
  x: number;
  y: number;
}

/** The visible point of a box that is nearest to its middle. */
function visiblePoint(element: Element, box: Point & { width: number; height: number }): Point {
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const points = steps.flatMap((across) => steps.map((down) => ({ x: box.width * across, y: box.height * down })));
  const away = ({ x, y }: Point) => Math.hypot(x - box.width / 2, y - box.height / 2);
  points.sort((one, other) => away(one) - away(other));
  const seen = points.find(({ x, y }) => element.contains(document.elementFromPoint(box.x + x, box.y + y)));
  return seen ?? { x: box.width / 2, y: box.height / 2 };
}
