import { expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { wordsAt } from "$web/words/game";
import { LANGUAGES, sceneOf, views } from "./fixtures/situations";
import { aboutOf, calls, nameOf, shortName } from "./naming";

const view = views[0] as View;

test.each(LANGUAGES)("in %s sentences call Houses by their short names, and boards in full", (language) => {
  const { words } = sceneOf(view, language);
  const here = wordsAt(words, { calls }, view);
  const short = words.attribute("house-engineers", "short");
  expect(here.event({ event: "house-taken", seat: 0, house: "engineers" })).toContain(short);
  expect(here.event({ event: "house-taken", seat: 0, house: "engineers" })).not.toContain(words.say("house-engineers"));
  expect(nameOf(here, "engineers")).toBe(words.say("house-engineers"));
  expect(shortName(here, "engineers")).toBe(short);
  expect(aboutOf(here, "engineers")).toBe(words.attribute("house-engineers", "about"));
});
