/** A whole table without a mouse: Tab, arrows, `n`, Enter. */
import type { Page } from "@playwright/test";
import type { Person } from "./person";

/** What can be answered at once, what opens a choice, and what must be picked up first. */
const LIT = "[data-action], [aria-haspopup='menu'][data-place], [data-begins]";
/** A place to begin walking about the board. */
const ON_BOARD = "[data-board] svg [data-place]";

/** Goes to something that may be chosen, by Tab and then on the board by `n`, and presses Enter; again where it was only the beginning. */
export async function choose(page: Page, further: number): Promise<void> {
  await tabTo(page, `${LIT}, ${ON_BOARD}`);
  for (let step = 0; step <= further; step++) await page.keyboard.press("n");
  if (!(await isOn(page, LIT))) await tabTo(page, LIT);
  const begins = await isOn(page, "[data-begins]");
  await enter(page);
  if (!begins) return;
  await tabTo(page, "[data-action], [aria-haspopup='menu'][data-place]");
  await enter(page);
}

/** Answers by keyboard alone until the game is over. */
export async function finishByKeys(person: Person, lot: () => number): Promise<void> {
  while (await person.asked()) {
    const number = await person.question.getAttribute("data-number");
    await choose(person.page, Math.floor(lot() * 6));
    await person.goneOn(number);
  }
}

async function enter(page: Page): Promise<void> {
  await page.keyboard.press("Enter");
  if (await page.getByRole("menu").isVisible()) await page.keyboard.press("Enter");
}

/** Presses Tab until the focus is on something that fits. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

export async function isOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
