import { describe as about, expect, test } from "vitest";
import { placesOf } from "$web/boards/walk";
import { describe } from "./describe";
import { HEXES } from "./field/geometry";
import { asked, game, LANGUAGES, views, wordsIn } from "./fixtures/situations";
import { factsOf, settled, warOf } from "./war";

about.each(LANGUAGES)("in %s", (language) => {
  const words = wordsIn(language);
  const all = views.map((view) => describe({ view, game, words, decision: view.decision }));

  test("every place has a full label and an id of its own", () => {
    for (const described of all) {
      const places = placesOf(described);
      expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
      for (const place of places) {
        expect(place.label.length).toBeGreaterThan(4);
        expect(place.label).not.toMatch(/screen-|[{}]|undefined|NaN|_/);
      }
      expect(described.summary).not.toMatch(/screen-|[{}]|undefined|_/);
    }
  });

  test("a unit is described where it stands, with all its numbers", () => {
    const scene = asked("activate", null, language);
    const places = new Map(placesOf(describe(scene)).map((place) => [place.id, place]));
    for (const [unit, hex] of Object.entries(warOf(scene.view).at)) {
      const place = places.get(hex);
      expect(place?.subjects).toContain(unit);
      expect(place?.label).toContain(words.name(unit));
      const now = factsOf(scene.view).units?.[unit];
      expect(place?.label).toMatch(new RegExp(`${now?.attack}\\D+${now?.defence}\\D+${now?.speed}`));
    }
  });

  test("what may be answered is said where it may be answered", () => {
    for (const described of all)
      for (const place of placesOf(described))
        for (const offer of place.offers) expect(place.label).toContain(offer.label);
  });
});

test("all hexes are places of the field, and every answer is somewhere", () => {
  for (const view of views) {
    const described = describe({ view, game, words: wordsIn("en"), decision: view.decision });
    expect(described.groups.find((group) => group.id === "field")?.places.map((place) => place.id)).toEqual(HEXES);
    const offers = [...placesOf(described).flatMap((place) => place.offers), ...described.offers];
    expect([...new Set(offers.map((offer) => offer.action))].sort()).toEqual(
      [...(view.decision?.options ?? [])].sort(),
    );
  }
});

test("nothing can be chosen while others are asked", () => {
  const described = describe({ ...asked("activate"), decision: null });
  expect(placesOf(described).flatMap((place) => place.offers)).toEqual([]);
  expect(described.offers).toEqual([]);
});

test("a free hex has nothing to explain, beyond the border too", () => {
  const scene = asked("activate");
  const view = { ...scene.view, facts: { ...scene.view.facts, beyond: HEXES } };
  const taken = new Set([
    ...Object.values(warOf(view).at),
    ...settled(view, game).values(),
    ...Object.keys(warOf(view).traps),
  ]);
  const field = describe({ ...scene, view }).groups.find((group) => group.id === "field");
  for (const place of field?.places ?? []) expect(place.subjects.length > 0, place.id).toBe(taken.has(place.id));
});

test("a choice among kinds lies in a tray", () => {
  const scene = asked("summon");
  const tray = describe(scene).groups.find((group) => group.id === "tray");
  expect(tray?.places.map((place) => place.offers[0]?.action)).toEqual(scene.decision?.options);
});

test("ruins, traps, sieges and the land beyond the border are told", () => {
  const scene = asked("activate");
  const [settlement = ""] = Object.keys(warOf(scene.view).durability);
  const view = {
    ...scene.view,
    table: { ...scene.view.table, durability: { [settlement]: 0, cap_south: 5 }, traps: { f6: "china" }, at: {} },
    facts: { beyond: ["f7"], besieged: { cap_south: ["rus_axe1"] } },
  };
  const labels = placesOf(describe({ ...scene, view })).map((place) => place.label);
  const say = (key: string, facts = {}) => scene.words.say(key, facts);
  const settled = scene.words.say(`settlement-${settlement}`);
  expect(labels.some((label) => label.includes(say("screen-razed", { settlement: settled })))).toBe(true);
  expect(labels.some((label) => label.startsWith("f6") && label.includes("China"))).toBe(true);
  expect(labels.some((label) => label.startsWith("f7") && label.includes(say("screen-beyond")))).toBe(true);
  expect(labels.some((label) => label.includes("Karakorum") && label.includes(scene.words.name("rus_axe1")))).toBe(
    true,
  );
});
