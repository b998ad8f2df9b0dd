/** Every page, in both themes and languages: no violation that axe knows of, nothing in the console. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

const PATHS = [
  "/",
  "/?game=horde",
  "/rules/horde",
  "/learn/inbetween",
  "/learn/nothing",
  "/credits",
  "/t/nothing-here",
];

for (const locale of ["en-GB", "ru-RU"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      test("the pages", async ({ page }) => {
        for (const path of PATHS) {
          await page.goto(path);
          await expect(page.locator("main, [role=dialog]").first()).toBeVisible();
          await page.waitForLoadState("networkidle");
          await sound(page);
        }
      });

      for (const game of ["horde", "inbetween"]) {
        test(`the table, the text table and the replay of ${game}`, async ({ page }) => {
          await openTable(page, game);
          const person = new Person(page, 9);
          for (let count = 0; count < 12; count++) await person.answer();
          await person.asked();
          await sound(page);
          await page.locator("header button[aria-pressed]").click();
          await expect(page.locator("[data-board=text]")).toBeVisible();
          await sound(page);
          await page.goto(page.url().replace("/t/", "/replay/"));
          await expect(page.getByRole("slider")).toBeVisible();
          await sound(page);
        });
      }
    });
  }
}

async function sound(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const told = found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`);
  expect(told).toEqual([]);
}
