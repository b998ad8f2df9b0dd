import { expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { wordsAt } from "$web/words/game";
import { factsOf, scriptOf } from "./desk";
import { LANGUAGES, sceneOf, views } from "./fixtures/situations";
import { calls } from "./naming";

const TOLD = { event: "turn-began", seat: 1, actions: 3 };
const duel = views.find((view) => scriptOf(view).sides.length === 2 && scriptOf(view).players === 2) as View;
const withScript = (more: object): View => ({
  ...duel,
  facts: { ...duel.facts, script: { ...factsOf(duel).script, ...more } },
});
const spoken = (view: View, language: "en" | "ru" = "en") => wordsAt(sceneOf(view, language).words, { calls }, view);

test.each(LANGUAGES)("in %s the log names sides by their Orders, and nobody by a number", (language) => {
  for (const view of views) {
    const words = spoken(view, language);
    const { sides } = scriptOf(view);
    const said = sides.flatMap(({ team }, side) => [
      words.event({ event: "turn-began", seat: side, actions: 2 }),
      words.event({ event: "player-out", side }),
      words.event({ event: "battle-won", team, reason: "eliminate_all" }),
    ]);
    for (const line of said) expect(line).not.toMatch(/Player|Team|Side|Игрок|Команд|Сторона|side-/i);
  }
});

test("a script of one's own gives its title and its things their names, whatever they contain", () => {
  const own = { id: "my_script", title_en: 'My "{script}"', zones: [{ id: "nook", label_en: "The Nook" }] };
  const words = spoken(withScript(own));
  expect(words.event({ event: "battle-began", script: "my_script", number: 0 })).toContain('My "{script}"');
  expect(words.name("nook")).toBe("The Nook");
});

test("sides of the same Orders are told apart", () => {
  const { sides } = scriptOf(duel);
  const words = spoken(withScript({ sides: sides.map((side) => ({ ...side, orders: ["fire"] })) }));
  expect(words.event(TOLD)).toContain("Fire 2");
});

test("the words of a table are put together once", () => {
  const { words } = sceneOf(duel);
  const here = wordsAt(words, { calls }, duel);
  expect(wordsAt(words, { calls }, { ...duel })).toBe(here);
  expect(wordsAt(words, {}, duel)).toBe(words);
  expect(wordsAt(words, { calls }, null)).toBe(words);
});
