/** Ways to a table, as a person goes them. */
import { expect, type Page } from "@playwright/test";

/** From the front page to a table: the card's button, the choices that are not as they should be, the sheet's button. */
export async function openTable(page: Page, game = "horde", choices: string[] = []): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-game="${game}"]`).getByRole("button").first().click();
  const sheet = page.getByRole("dialog");
  for (const choice of choices) await sheet.getByRole("radio", { name: choice }).check({ force: true });
  await sheet.locator("footer").getByRole("button").click();
  await expect(page).toHaveURL(/\/t\//);
}
