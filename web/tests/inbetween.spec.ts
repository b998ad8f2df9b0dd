/** In Between to its end, as either side. */
import { expect } from "@playwright/test";
import { finishByKeys } from "./keys";
import { lots, Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

test.setTimeout(600_000);

test("the first lesson: a card, a person, a step, and then as the teacher shows", async ({ page }) => {
  await page.goto("/learn/inbetween");
  const teacher = page.getByRole("region", { name: "The teacher" });
  await teacher.getByRole("button", { name: "Continue" }).click();
  await teacher.getByRole("button", { name: "Continue" }).click();
  await page.locator("[data-begins='hand:family_dinner'], [data-place='hand:family_dinner']").first().click();
  await page.locator("[data-place='sam']").click();
  await page.locator("[data-action='play family_dinner sam deeper']").click();
  await expect(teacher).toContainText("Sam is Alert now");
  const next = teacher.getByRole("button", { name: /Continue|Show me/ });
  const done = page.getByRole("link", { name: "Play against a bot" });
  for (;;) {
    await expect(next.or(done).first()).toBeVisible();
    if (await done.isVisible()) break;
    const said = await teacher.innerText();
    await next.click();
    await expect(async () => expect(await teacher.innerText()).not.toBe(said)).toPass();
  }
  await expect(teacher).toContainText("three steps from Secured");
});

test("the City by mouse, to the end of the duel", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await openTable(page, "inbetween", ["Expert"]);
  const person = new Person(page, 2);
  await person.finish();
  expect(person.answers).toBeGreaterThan(4);
  await expect(person.end).toContainText(/won|lost/);
  expect(faults).toEqual([]);
});

test("the Creature by keyboard, to the end of the duel", async ({ page }) => {
  await openTable(page, "inbetween", ["The Creature", "Expert"]);
  const person = new Person(page);
  await finishByKeys(person, lots(5));
  await expect(person.end).toContainText(/won|lost/);
});
