/** Ways to a table, as a person goes them. */
import { expect, type Locator, type Page } from "@playwright/test";

/** From the front page to a table: the card's button, the choices that are not as they should be, the sheet's button. */
export async function openTable(page: Page, game = "horde", choices: string[] = []): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-game="${game}"]`).getByRole("button").first().click();
  const sheet = page.getByRole("dialog");
  for (const choice of choices) await choose(sheet, choice);
  await sheet.locator("footer").getByRole("button").click();
  await expect(page).toHaveURL(/\/t\//);
}

/** Clicks on one of a strip of choices, and sees it chosen. */
export async function choose(sheet: Locator, choice: string): Promise<void> {
  const radio = sheet.getByRole("radio", { name: choice });
  await radio.locator("xpath=..").click();
  await expect(radio).toBeChecked();
}

const FIRST_HINT = { timeout: 60_000 }; // the process that thinks about hints has to load the game first

/** Asks what a bot would do, and opens its reasons where it has any. */
export async function askHint(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Hint|Подсказка)$/ }).click();
  await expect(page.getByRole("button", { name: /^(Do that|Так и сделать)$/ })).toBeVisible(FIRST_HINT);
  const closed = page.locator("details:not([open]) > summary", { hasText: /Why\?|Почему\?/ });
  if (await closed.isVisible()) await closed.click();
}
