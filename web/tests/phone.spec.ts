/** The smallest phone: everything fits, and a game can be played with a thumb. */
import { expect, type Page } from "@playwright/test";
import { Person } from "./person";
import { test } from "./server";
import { askHint, openTable } from "./ways";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test("nothing is wider than the screen", async ({ page }) => {
  for (const path of ["/", "/?game=horde", "/rules/horde", "/learn/skirmish", "/credits"]) {
    await page.goto(path);
    await expect(page.locator("main")).toBeVisible();
    await fits(page);
  }
});

test("Horde is played on a phone", async ({ page }) => {
  await openTable(page);
  const person = new Person(page, 2);
  for (let count = 0; count < 8; count++) await person.answer();
  await person.asked();
  await askHint(page);
  await fits(page);
  await page.getByRole("button", { name: "Rules" }).click();
  await expect(page.getByRole("dialog")).toContainText("HD-");
});

async function fits(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wider).toBeLessThanOrEqual(0);
}
