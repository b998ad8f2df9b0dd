/** A whole game without a mouse: Tab, arrows, `n`, Enter. */
import { expect, type Page } from "@playwright/test";
import { lots, Person } from "./person";
import { test } from "./server";

test.setTimeout(600_000);

test("a game of Horde by keyboard alone, to its end", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, "[data-game='horde'] button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, "dialog input[value='skirmish']");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Conquest" })).toBeChecked();
  await tabTo(page, "dialog footer button");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/t\//);

  const person = new Person(page);
  const lot = lots(11);
  while (await person.asked()) {
    const number = await person.question.getAttribute("data-number");
    await choose(page, Math.floor(lot() * 4));
    await person.goneOn(number);
  }
  await expect(person.end).toContainText(/won|lost/);
  await tabTo(page, "dialog a[href^='/replay/']");
});

const LIT = "[data-action], [aria-haspopup='menu'][data-place]";

/** Goes to something that may be chosen, by Tab and then on the board by `n`, and presses Enter. */
async function choose(page: Page, further: number): Promise<void> {
  await tabTo(page, `${LIT}, [data-board] svg [data-place]`);
  for (let step = 0; step <= further; step++) await page.keyboard.press("n");
  if (!(await isOn(page, LIT))) await tabTo(page, LIT);
  await page.keyboard.press("Enter");
  if (await page.getByRole("menu").isVisible()) await page.keyboard.press("Enter");
}

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await isOn(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

async function isOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}
