import { describe as about, expect, test } from "vitest";
import { placesOf } from "$web/boards/walk";
import { describe } from "./describe";
import { duelOf } from "./duel";
import { asked, game, LANGUAGES, sceneOf, views } from "./fixtures/situations";

test("every kind of question has a situation", () => {
  const kinds = new Set(views.map((view) => view.decision?.kind));
  expect([...Object.keys(game.asks)].filter((kind) => !kinds.has(kind))).toEqual([]);
});

about.each(LANGUAGES)("in %s", (language) => {
  const all = views.map((view) => ({ view, described: describe(sceneOf(view, language)) }));

  test("every place has a full label and an id of its own", () => {
    for (const { described } of all) {
      const places = placesOf(described);
      expect(new Set(places.map((place) => place.id)).size).toBe(places.length);
      for (const place of places) {
        expect(place.label.length).toBeGreaterThan(3);
        expect(place.label).not.toMatch(/screen-|state-|[{}]|undefined|NaN|_/);
      }
      expect(described.summary).not.toMatch(/screen-|[{}]|undefined|_/);
    }
  });

  test("every answer stands in exactly one place, and says what it does", () => {
    for (const { view, described } of all) {
      const offers = [...placesOf(described).flatMap((place) => place.offers), ...described.offers];
      expect(offers.map((offer) => offer.action).sort()).toEqual([...(view.decision?.options ?? [])].sort());
      for (const offer of offers) expect(offer.label).not.toMatch(/screen-|state-|[{}]|undefined|NaN|_/);
    }
  });

  test("no two answers of a place read alike", () => {
    for (const { described } of all)
      for (const place of placesOf(described)) {
        const labels = place.offers.map((offer) => offer.label);
        expect(new Set(labels).size, labels.join(" | ")).toBe(labels.length);
      }
  });
});

test("what may be answered at a townsman is said of him", () => {
  const scene = asked("shift", 0);
  const lit = placesOf(describe(scene)).filter((place) => place.offers.length > 0);
  expect(lit.length).toBeGreaterThan(1);
  for (const place of lit) for (const offer of place.offers) expect(place.label).toContain(offer.label);
});

test("a townsman is described with his world, his state, and all that lies on him", () => {
  const scene = asked("action", 1);
  const view = {
    ...scene.view,
    table: {
      ...scene.view.table,
      rung: { ...duelOf(scene.view).rung, tom: 7 },
      laid: { tom: "shroud-a" },
      shielded: "tom",
    },
  };
  const place = placesOf(describe({ ...scene, view })).find(({ id }) => id === "tom");
  for (const word of ["Tom", "Creature world", "Terrified", "box 2", "Home", "Tentacle", "Shroud", "Shotgun"])
    expect(place?.label).toContain(word);
});

test("cards of one kind lie together, and the hand counts them all", () => {
  const scene = asked("activate", 1);
  const view = {
    ...scene.view,
    table: { ...scene.view.table, hands: { 0: [], 1: ["shroud-b", "shroud-c", "hunger-b"] } },
  };
  const hand = describe({ ...scene, view }).groups.find((group) => group.id === "hand");
  expect(hand?.places.map((place) => place.id)).toEqual(["hand:shroud", "hand:hunger"]);
  expect(hand?.label).toContain("3");
  expect(hand?.places[0]?.label).toContain("× 2");
});

test("a hidden hand shows how many it holds and only what was seen", () => {
  const scene = asked("action", 0);
  const hands = { ...duelOf(scene.view).hands, 1: [null, "nightmare-a", null] };
  const view = { ...scene.view, table: { ...scene.view.table, hands } };
  const place = placesOf(describe({ ...scene, view })).find(({ id }) => id === "cards:creature");
  expect(place?.label).toContain("3");
  expect(place?.label).toContain("Nightmare");
});

test("a spectator sees no hand and is offered nothing", () => {
  const scene = asked("action", 1);
  const described = describe({ ...scene, view: { ...scene.view, seat: null, decision: null }, decision: null });
  expect(described.groups.map((group) => group.id)).toEqual(["circle", "board:city", "board:creature"]);
  expect(placesOf(described).every((place) => place.offers.length === 0)).toBe(true);
});

test("an empty table before the deal can be described", () => {
  const scene = asked("action", 1);
  const table = { ...scene.view.table, circle: [], rung: {}, marker: "", tokens: {} };
  const described = describe({ ...scene, view: { ...scene.view, table }, decision: null });
  expect(described.summary).toBe(scene.words.say("screen-dealing"));
});
