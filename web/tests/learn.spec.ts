/** A lesson from the front page to its end: first with the mouse, then by keyboard alone. */
import { expect, type Page } from "@playwright/test";
import { test } from "./server";

test("a newcomer takes the first lesson of Skirmish", async ({ page }) => {
  await page.goto("/");
  const tile = page.locator("[data-game='skirmish']");
  await tile.getByRole("link", { name: "Learn to play Skirmish", exact: true }).click();
  await expect(page).toHaveURL(/\/learn\/skirmish$/);
  const teacher = page.getByRole("region", { name: "The teacher" });
  await expect(teacher).toContainText("You lead Red");
  await expect(page.locator("[data-place='r1'].marked")).toBeVisible();
  await expect(page.locator("[data-action]")).toHaveCount(0);

  await teacher.getByRole("button", { name: "Continue" }).click();
  await page.locator("[data-action='activate r1']").click();
  await expect(teacher).toContainText("here the lesson goes another way: activate r4");
  await page.locator("[data-action='activate r4']").click();
  await expect(teacher).not.toContainText("another way");
  await page.locator("[data-action='move e1']").click();
  await expect(page.locator("[data-place='r4']")).toContainText("e1");
  await teacher.getByRole("button", { name: "Back" }).click();
  await expect(page.locator("[data-place='r4']")).toContainText("a1");
  await teacher.getByRole("button", { name: "Show me" }).click();
  await page.locator("[data-action='end']").click();
  await expect(teacher).toContainText("5 of 10");

  // left in the middle, and resumed there
  await page.reload();
  await expect(teacher).toContainText("5 of 10");
  await expect(teacher.getByRole("button", { name: "Continue" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (const action of ["counter", "activate r4", "stay", "attack w5", "lay rally2"]) {
    await tabTo(page, `[data-action='${action}']`);
    await page.keyboard.press("Enter");
  }
  await expect(teacher).toContainText("Well done!");
  await expect(teacher).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Play against a bot" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText("Skirmish");
  await expect(page.getByRole("dialog").getByText("First time")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(tile.getByRole("link", { name: "Learn to play Skirmish (done)" })).toBeVisible();
});

/** Presses Tab until the focus is on something that fits. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}
