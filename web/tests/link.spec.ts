/** Two browsers and a link: with a reload and a killed server in the middle of the game. */
import { expect } from "@playwright/test";
import { Person } from "./person";
import { test } from "./server";
import { openTable } from "./ways";

test.setTimeout(300_000);

test("friends play by a link, through a reload and a server that dies", async ({ browser, page, server }) => {
  await openTable(page, "skirmish", ["By link"]);
  const link = await page.locator("[data-invite]").inputValue();
  expect(link).toContain("#");

  const stranger = await browser.newContext({ baseURL: server.url });
  const friend = await stranger.newPage();
  await friend.goto(link);
  await friend.getByLabel("Your name").fill("Ольга");
  await friend.getByRole("button", { name: "Sit down" }).click();

  const host = new Person(page, 5);
  const guest = new Person(friend, 6);
  const both = [host, guest];
  let reloaded = false;
  let killed = false;
  while (host.answers + guest.answers < 48) {
    expect(await host.end.isVisible()).toBe(false);
    const asked = await Promise.all(both.map((person) => person.question.isVisible()));
    await Promise.all(both.map((person, at) => asked[at] && person.answer()));
    if (!asked.includes(true)) await page.waitForTimeout(50);
    const answers = host.answers + guest.answers;
    if (answers > 12 && !reloaded) {
      reloaded = true;
      await friend.reload();
    }
    if (answers > 24 && !killed) {
      killed = true;
      await server.kill();
      await server.start();
    }
  }
  expect([reloaded, killed]).toEqual([true, true]);
  await expect(page.locator("[data-seat]").filter({ hasText: "Ольга" })).toBeVisible();
});

test("whoever has no claim only watches, and is told nothing that is secret", async ({ browser, page, server }) => {
  await openTable(page, "skirmish");
  const other = await browser.newContext({ baseURL: server.url });
  const watcher = await other.newPage();
  await watcher.goto(page.url());
  await expect(watcher.locator("[data-board]")).toBeVisible();
  await expect(watcher.locator("[data-action]")).toHaveCount(0);
});
