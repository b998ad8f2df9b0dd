/** A table without a mouse; whole games by keyboard are with In Between and Candelabria, which are shorter. */
import { expect } from "@playwright/test";
import { choose, tabTo } from "./keys";
import { lots, Person } from "./person";
import { test } from "./server";

test.setTimeout(600_000);

test("Horde by keyboard alone, from the front page into the midst of the war", async ({ page }) => {
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
  for (let answers = 0; answers < 40; answers++) {
    await person.asked();
    const number = await person.question.getAttribute("data-number");
    await choose(page, Math.floor(lot() * 4));
    await person.goneOn(number);
  }
  expect(await person.asked()).toBe(true);
});
