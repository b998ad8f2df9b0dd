import { expect, test } from "vitest";
import { COMMON, keyOf, namedIn, screenMessages, shapeOf } from "$web/boards/testing/words";
import { textIn } from "./fixtures/situations";

const files = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts", "!./fixtures/*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = Object.values(files).join("\n");
const keys = screenMessages(textIn("en")).map(keyOf);

test("both languages have the same words with the same places to fill", () => {
  expect(screenMessages(textIn("ru")).map(shapeOf)).toEqual(screenMessages(textIn("en")).map(shapeOf));
});

test("every word that is used exists, and every word that exists is used", () => {
  const whole = [...COMMON, ...namedIn(sources)];
  const begun = [...sources.matchAll(/`(screen-[a-z-]*)\$\{/g)].map((match) => match[1] ?? "");
  for (const key of whole) expect(keys).toContain(key);
  const endings = ["hit", "missed", "away", "caught"].map((ending) => `screen-${ending}`);
  for (const key of keys) {
    const used =
      whole.includes(key) ||
      endings.includes(key) ||
      begun.some((start) => start !== "screen-" && key.startsWith(start));
    expect(used, key).toBe(true);
  }
});
