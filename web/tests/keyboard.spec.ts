/** A whole game without a mouse: Tab, arrows, `n`, Enter. */
import { expect, type Page } from "@playwright/test";
import { Person } from "./person";
import { test } from "./server";

test.setTimeout(420_000);

test("a game of Horde by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await tabTo(page, "[data-game='horde'] button");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await tabTo(page, "dialog input[type=radio][value='hold_the_border'], dialog input[type=radio]");
  await tabTo(page, "dialog button[type=submit]");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/t\//);

  const person = new Person(page, 11);
  for (let count = 0; count < 60 && (await person.asked()); count++) {
    const number = await person.question.getAttribute("data-number");
    await choose(page, count);
    await person.goneOn(number);
  }
  await tabTo(page, "header button[aria-haspopup='menu']");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(person.end).toBeVisible();
});

/** Goes to something that may be chosen, on the board by `n`, beside it by Tab, and presses Enter. */
async function choose(page: Page, count: number): Promise<void> {
  const onBoard = page.locator("[data-board] [data-place]:is([data-action], [aria-haspopup='menu'])");
  if ((await onBoard.count()) === 0) {
    await tabTo(page, "[data-action]");
    await page.keyboard.press("Enter");
    return;
  }
  await tabTo(page, "[data-board] [data-place]");
  for (let step = 0; step <= count % 3; step++) await page.keyboard.press("n");
  await page.keyboard.press("Enter");
  if (await page.getByRole("menu").isVisible()) await page.keyboard.press("Enter");
}

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}
