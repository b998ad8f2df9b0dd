/** A whole game of Horde against a bot, by clicking on what is lit up. */
import { expect } from "@playwright/test";
import { Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

test.setTimeout(600_000);

test("a newcomer finishes a game of Horde, watches it again, and keeps its record", async ({ page }) => {
  await openTable(page, "horde", ["Hold the Border", "Expert"]);
  const person = new Person(page, 7);
  await person.finish();
  expect(person.answers).toBeGreaterThan(30);
  await expect(person.end).toContainText(/won|lost/);

  const record = await person.end.getByRole("link", { name: "Download the game" }).getAttribute("href");
  const kept = await (await page.request.get(record ?? "")).json();
  expect(kept.actions.length).toBeGreaterThan(person.answers);
  expect(kept.outcome).not.toBeNull();

  await person.end.getByRole("link", { name: "Watch the replay" }).click();
  const place = page.getByRole("slider");
  await expect(place).toBeVisible();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(place).toHaveValue(`${kept.actions.length}`);
  await page.getByRole("button", { name: "Previous turn" }).click();
  await expect(place).not.toHaveValue(`${kept.actions.length}`);

  await page.goto("/");
  await page.locator("input[type=file]").setInputFiles({
    name: "game.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(kept)),
  });
  await expect(page).toHaveURL(/\/replay\//);
});
