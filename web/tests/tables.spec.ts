/** The tables of every game, in both themes and languages: the board with a hint, the text table and the replay. */
import { expect } from "@playwright/test";
import { answersOf, GAMES } from "./games";
import { Person } from "./person";
import { test } from "./server";
import { EYES, sound } from "./sound";
import { askHint, openTable } from "./ways";

for (const eyes of EYES) {
  for (const game of GAMES) {
    test.describe(`${game}, ${eyes.locale}, ${eyes.colorScheme}`, () => {
      test.use(eyes);

      test("the table, the text table and the replay", async ({ page }) => {
        await openTable(page, game);
        const person = new Person(page, 9);
        for (let count = 0; count < answersOf(game); count++) await person.answer();
        await person.asked();
        await askHint(page);
        await sound(page);
        await page.locator("header button[aria-pressed]").click();
        await expect(page.locator("[data-board=text]")).toBeVisible();
        await sound(page);
        await page.goto(page.url().replace("/t/", "/replay/"));
        await expect(page.getByRole("slider")).toBeVisible();
        await sound(page);
      });
    });
  }
}
