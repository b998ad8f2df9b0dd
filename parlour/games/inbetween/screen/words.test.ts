import { expect, test } from "vitest";
import { textIn } from "./fixtures/situations";

const files = import.meta.glob<string>(["./**/*.ts", "./*.svelte", "!./*.test.ts", "!./fixtures/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(files).join("\n");
const messages = (source: string) => source.split(/\n(?=[a-z#])/).filter((message) => message.startsWith("screen-"));
const keys = messages(textIn("en")).map((message) => message.split(" ")[0] ?? "");

test("both languages have the same words with the same places to fill", () => {
  const shape = (message: string) =>
    `${message.split(" ")[0]} ${[...new Set(message.match(/\$\w+/g))].sort().join(" ")}`;
  expect(messages(textIn("ru")).map(shape)).toEqual(messages(textIn("en")).map(shape));
});

test("every word that is used exists, and every word that exists is used", () => {
  const whole = [...sources.matchAll(/"(screen-[a-z-]+)"/g)].map((found) => found[1] ?? "");
  const begun = [...sources.matchAll(/`(screen-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? "");
  expect(whole.length).toBeGreaterThan(60);
  for (const key of whole) expect(keys).toContain(key);
  for (const key of keys) {
    const used = whole.includes(key) || begun.some((start) => start !== "screen-do-" && key.startsWith(start));
    expect(used || ["screen-do-deeper", "screen-do-back"].includes(key), key).toBe(true);
  }
});
