/** Russian and English: switched at once, complete on every page. */
import { expect } from "@playwright/test";
import { GAMES } from "./games";
import { Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

test("the language changes at once, and stays", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByText("Русский", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await expect(page.locator("[data-game='horde']")).toContainText("Орда");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});

test.describe("in Russian", () => {
  test.use({ locale: "ru-RU" });

  for (const game of GAMES) {
    test(`a game of ${game} has no English word and no bare id`, async ({ page }) => {
      await openTable(page, game);
      const person = new Person(page, 4);
      for (let count = 0; count < 18; count++) {
        await person.answer();
        await person.asked();
        const text = await page.locator("body").innerText();
        const foreign = text
          .split("\n")
          .filter((line) => /[A-Za-z]{3,}/.test(line.replaceAll(/\b[A-Z]{2}-[\w-]+|Parlour|English|\b[IVX]+\b/g, "")));
        expect(foreign).toEqual([]);
      }
    });
  }
});
