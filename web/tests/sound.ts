/** Whether a page is sound: no violation that axe knows of. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** English by day and Russian by night: every language and every theme. */
export const EYES = [
  { locale: "en-GB", colorScheme: "light" },
  { locale: "ru-RU", colorScheme: "dark" },
] as const;

export async function sound(page: Page): Promise<void> {
  // no frames to look into, and no details of rules that passed: on a long page they take a minute
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  expect(violations.map((rule) => `${rule.id}: ${rule.nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}
