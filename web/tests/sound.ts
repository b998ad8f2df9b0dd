/** Whether a page is sound: no violation that axe knows of. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Both languages in both themes. */
export const EYES = (["en-GB", "ru-RU"] as const).flatMap((locale) =>
  (["light", "dark"] as const).map((colorScheme) => ({ locale, colorScheme })),
);

/** English by day and Russian by night: every theme and every language, once for each game. */
export const PAIRED = EYES.filter(({ locale, colorScheme }) => (locale === "en-GB") === (colorScheme === "light"));

export async function sound(page: Page): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const told = found.violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html).join(" ")}`);
  expect(told).toEqual([]);
}
