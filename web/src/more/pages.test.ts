import { describe, expect, it } from "vitest";
import type { GamePage } from "$web/boards/board";
import { pagesOf } from "$web/more/pages";
import { LANGUAGES } from "$web/words/own.svelte";

const brought = import.meta.glob<{ pages: readonly GamePage[] }>("../../../parlour/games/*/screen/pages/index.ts", {
  eager: true,
});

describe("the pages that games bring along", () => {
  it("are none for a game that brings none", () => {
    expect(pagesOf("nothing")).toEqual([]);
  });

  it.each(Object.entries(brought))("have addresses of their own and titles in every language: %s", (_, { pages }) => {
    const ids = pages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, title } of pages) {
      expect(id).toMatch(/^[a-z][a-z-]*$/);
      expect(Object.keys(title).sort()).toEqual(LANGUAGES.map(([language]) => language).sort());
    }
  });
});
