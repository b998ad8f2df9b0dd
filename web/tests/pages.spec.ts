/** Every page, in both languages and themes. */
import { expect } from "@playwright/test";
import { GAMES } from "./games";
import { test } from "./server";
import { EYES, sound } from "./sound";

const PATHS = [
  "/",
  ...GAMES.flatMap((game) => [`/?game=${game}`, `/learn/${game}`]),
  "/rules/horde",
  "/learn/nothing",
  "/more/desktopia/puzzles",
  "/more/desktopia/editor",
  "/credits",
  "/t/nothing-here",
];

for (const eyes of EYES) {
  test.describe(`${eyes.locale}, ${eyes.colorScheme}`, () => {
    test.use(eyes);

    test("the pages", async ({ page }) => {
      for (const path of PATHS) {
        await page.goto(path);
        await expect(page.locator("main, [role=dialog]").first()).toBeVisible();
        await page.waitForLoadState("networkidle");
        await sound(page);
      }
    });
  });
}
