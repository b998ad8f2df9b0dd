/** The Curse of Candelabria to its end: with two players by mouse, alone by keyboard, and a battle of four in the theatre. */
import { expect } from "@playwright/test";
import { finishByKeys } from "./keys";
import { lots, Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

test.setTimeout(600_000);

test("two players, by mouse, through three years", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await openTable(page, "candelabria", ["Carefree"]);
  const person = new Person(page, 7);
  await person.finish();
  await expect(person.end).toContainText("The curse is broken");
  expect(person.answers).toBeGreaterThan(20);
  expect(faults).toEqual([]);
});

test("alone, by keyboard, against an automated House", async ({ page }) => {
  await openTable(page, "candelabria", ["Alone"]);
  const person = new Person(page);
  await finishByKeys(person, lots(3));
  await expect(person.end).toContainText(/won|lost/);
});

test("four players: the first war is fought in the theatre", async ({ page }) => {
  await openTable(page, "candelabria", ["4", "Carefree"]);
  const person = new Person(page, 11);
  const commits = page.locator("[data-asked='commit']");
  await person.asked();
  const map = await page.locator("[data-stage]").boundingBox();
  while ((await person.asked()) && !(await commits.isVisible())) await person.answer();
  await expect(page.getByText(/Tactics are chosen in secret/)).toBeVisible();
  expect(await page.locator("[data-stage]").boundingBox()).toEqual(map);
  await expect(page.getByRole("button", { name: "Smaller map" })).toBeVisible();
  const number = await person.question.getAttribute("data-number");
  await page.locator("[data-action='commit none none']").first().click();
  await person.goneOn(number);
  await expect(page.getByText(/Tactics are chosen in secret/)).toBeHidden();
});
