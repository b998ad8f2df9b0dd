/** Two people at one screen, in a game with secrets: the curtain falls whenever the screen changes hands. */
import { expect } from "@playwright/test";
import { Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

test("a game on one screen, with a curtain between the two", async ({ page }) => {
  await openTable(page, "skirmish", ["On one screen"]);
  const person = new Person(page, 3);
  for (let curtains = 0; curtains < 8; ) {
    await expect(page.locator("[data-curtain]").or(person.question).first()).toBeVisible();
    if (await page.locator("[data-curtain]").isVisible()) {
      curtains += 1;
      await expect(person.question).toHaveCount(0);
      await expect(page.locator("[data-board]")).toHaveCount(0);
    }
    expect(await person.answer()).toBe(true);
  }
});
