/** Whether a page is sound: no violation that axe knows of. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** English by day and Russian by night: every language and every theme. */
export const EYES = [
  { locale: "en-GB", colorScheme: "light" },
  { locale: "ru-RU", colorScheme: "dark" },
] as const;

export async function sound(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const told = found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`);
  expect(told).toEqual([]);
}
