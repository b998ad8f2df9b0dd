/** In Between to its end, as either side. */
import { expect } from "@playwright/test";
import { choose } from "./keys";
import { lots, Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

test.setTimeout(600_000);

test("the City by mouse, to the end of the duel", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (fault) => faults.push(fault.message));
  await openTable(page, "inbetween");
  const person = new Person(page, 5);
  await person.finish();
  expect(person.answers).toBeGreaterThan(12);
  await expect(person.end).toContainText(/won|lost/);
  expect(faults).toEqual([]);
});

test("the Creature by keyboard, to the end of the duel", async ({ page }) => {
  await openTable(page, "inbetween", ["The Creature"]);
  const person = new Person(page);
  const lot = lots(3);
  while (await person.asked()) {
    const number = await person.question.getAttribute("data-number");
    await choose(page, Math.floor(lot() * 6));
    await person.goneOn(number);
  }
  await expect(person.end).toContainText(/won|lost/);
});
