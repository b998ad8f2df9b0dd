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
/** Words for the end of a question (`screen-stop-move`) are put together of what is answered and what is asked. */
const ENDS = /^screen-(do|stop|skip)-/;

test("both languages have the same words with the same places to fill", () => {
  expect(screenMessages(textIn("ru")).map(shapeOf).sort()).toEqual(screenMessages(textIn("en")).map(shapeOf).sort());
});

test("no word is written twice", () => {
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("every word that is used exists, and every word that exists is used", () => {
  const whole = [...COMMON, "screen-may-many", ...namedIn(sources)];
  const begun = [...sources.matchAll(/`(screen-[a-z-]+-)\$\{/g)].map((match) => match[1] ?? "");
  expect(whole.length).toBeGreaterThan(100);
  expect(whole.filter((key) => !keys.includes(key))).toEqual([]);
  const idle = keys.filter((key) => !whole.includes(key) && !begun.some((start) => key.startsWith(start)));
  expect(idle.filter((key) => !ENDS.test(key))).toEqual([]);
});
