import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WIDE } from "$web/boards/wide";

const ROOT = `${import.meta.dirname}/..`;
const STYLED = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => /\.(css|svelte)$/.test(name));

/** What style sheets ask of the width of the window, from 60rem on. */
function widthsIn(name: string): string[] {
  const text = readFileSync(`${ROOT}/${name}`, "utf8");
  return [...text.matchAll(/@media ([^{]*width[^{]*)\{/g)]
    .map(([, asked = ""]) => asked.trim())
    .filter((asked) => Number(/(\d+(\.\d+)?)rem/.exec(asked)?.[1]) > 60);
}

test("style sheets and components agree from which width on something stands beside the board", () => {
  const asked = STYLED.flatMap(widthsIn);
  expect(asked.length).toBeGreaterThan(3);
  expect([...new Set(asked)].sort()).toEqual([WIDE.replace(">=", "<"), WIDE]);
});
