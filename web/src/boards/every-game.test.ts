// @vitest-environment jsdom
/** What must be true of the screen of every game: in ten of its situations every press is answered, and every string is words. */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Described } from "$web/boards/board";
import { screenOf } from "$web/boards/screens";
import { expectAnswers, showing } from "$web/boards/testing/shown";
import { LANGUAGES, situationsBeside } from "$web/boards/testing/situations";
import { whyOnly } from "$web/table/log";

const FOLDER = join(import.meta.dirname, "../../../parlour/games");
const GAMES = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/screen/fixtures/views.json`));
const TRIED = 10;
/** Milliseconds for thousands of presses on a busy machine. */
const LONG = 300_000;

// the page of the tests has no sizes to observe
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

afterEach(cleanup);

/** So many of them, evenly spread. */
function some<Item>(items: readonly Item[], count: number): Item[] {
  return items.filter(
    (_, at) => Math.floor((at * count) / items.length) !== Math.floor(((at - 1) * count) / items.length),
  );
}

/** A word of the code rather than of a language: an id, an unfilled place, or nothing at all. */
const RAW = /\b[a-z]+[0-9]*_[a-z0-9_]+|[{}]|\$[a-z]|\b(undefined|null|NaN|object Object)\b/;

function stringsIn({ summary, groups, offers }: Described): string[] {
  return [
    summary,
    ...offers.map(({ label }) => label),
    ...groups.flatMap(({ label, places }) => [
      label,
      ...places.flatMap((place) => [place.label, ...place.offers.map((offer) => offer.label)]),
    ]),
  ];
}

describe.each(GAMES)("%s", (name) => {
  const { views, played, sceneOf, wordsIn, textIn } = situationsBeside(`file://${FOLDER}/${name}/screen/fixtures/x.ts`);
  // where the only answer is an aim, every press is a part of it
  const asked = views.filter(({ decision }) => decision && decision.options.length > 0);

  it(
    "answers a press on any place, with what is there or why nothing can be done",
    async () => {
      const screen = await screenOf(name);
      for (const view of some(asked, TRIED)) {
        await expectAnswers(showing(screen)(sceneOf(view)));
        cleanup();
      }
    },
    LONG,
  );

  it.each(LANGUAGES)("says nothing in words of the code: %s", async (language) => {
    const { describe } = await screenOf(name);
    const words = wordsIn(language);
    const said = views.flatMap((view) => [
      ...stringsIn(describe(sceneOf(view, language))),
      ...(view.decision
        ? [words.question(view.decision), ...view.decision.options.map((one) => words.action(one))]
        : []),
    ]);
    const told = (played.steps ?? []).flatMap(({ events }) => events.map((event) => words.event(event)));
    expect([...said, ...told].filter((text) => RAW.test(text))).toEqual([]);
  });

  it.each(LANGUAGES)("has words for every kind of answer: %s", (language) => {
    const words = wordsIn(language);
    const verbs = views.flatMap(({ decision }) =>
      (decision?.options ?? []).map((option) => option.split(" ")[0] ?? ""),
    );
    expect([...new Set(verbs)].filter((verb) => !words.has(`action-${verb}`))).toEqual([]);
  });

  it.each(LANGUAGES)("names the rule of a refusal once, beside the words: %s", (language) => {
    const refusals = textIn(language).match(/^illegal-.*\$rule.*$/gm) ?? [];
    expect(refusals.length).toBeGreaterThan(5);
    for (const refusal of refusals)
      expect(whyOnly(refusal.replace("{ $rule }", "XX-01"), "XX-01")).not.toContain("XX-01");
  });
});
