import { expect, test } from "vitest";
import { describe } from "./describe";
import { asked, LANGUAGES, sceneOf, titleOf, views } from "./fixtures/situations";
import { nameOf } from "./naming";
import { factsOf, mineOf, realmOf } from "./realm";

const cases = views.map((view) => [titleOf(view), view] as const);

test.each(cases)("asked %s: every answer stands at exactly one place", (_, view) => {
  const { groups, offers } = describe(sceneOf(view));
  const placed = groups.flatMap((group) => group.places).flatMap((place) => place.offers);
  const actions = [...placed, ...offers].map((offer) => offer.action).sort();
  expect(actions).toEqual([...(view.decision?.options ?? [])].sort());
});

test.each(cases)("asked %s: no two places have the same id", (_, view) => {
  const ids = describe(sceneOf(view)).groups.flatMap((group) => group.places.map((place) => place.id));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(LANGUAGES)("in %s every place has words, and none of them is an id or a gap", (language) => {
  for (const view of views) {
    const { summary, groups } = describe(sceneOf(view, language));
    const said = [summary, ...groups.flatMap((group) => [group.label, ...group.places.map((place) => place.label)])];
    for (const words of said) {
      expect(words, titleOf(view)).not.toBe("");
      expect(words, titleOf(view)).not.toMatch(/screen-|\{|undefined|NaN|\b(r\d+_|hc_|uc\d|tc\d|ht_|cu\d|mh\d|my\d)/);
    }
  }
});

test("every territory, every region and every figure is a place", () => {
  for (const view of views) {
    const realm = realmOf(view);
    const places = describe(sceneOf(view)).groups.flatMap((group) => group.places.map((place) => place.id));
    const [lands, regions] = realm.side === "large" ? [30, 10] : [24, 8];
    expect(places.filter((id) => /^r\d/.test(id))).toHaveLength(lands);
    expect(places.filter((id) => id.startsWith("region:"))).toHaveLength(regions);
    for (const figure of Object.keys(realm.at)) expect(places).toContain(`figure:${figure}`);
  }
});

test("a spectator sees no hand", () => {
  const view = views.find(({ seat }) => seat === null);
  expect(view && describe(sceneOf(view)).groups.map((group) => group.id)).not.toContain("hand");
});

const labelOf = (scene: Parameters<typeof describe>[0], id: string) =>
  describe(scene)
    .groups.flatMap((group) => group.places)
    .find((place) => place.id === id)?.label ?? "";

test("a territory names everybody upon it, and what arriving there would give", () => {
  const scene = asked("move");
  const mine = mineOf(scene.view);
  const territory = realmOf(scene.view).castles[scene.view.seat ?? 0] ?? "";
  const label = labelOf(scene, territory);
  expect(label).toContain(nameOf(scene.words, territory));
  expect(label).toContain(nameOf(scene.words, `${mine}_castle`));
  for (const house of factsOf(scene.view).earth[territory] ?? []) expect(label).toContain(nameOf(scene.words, house));
  const gains = { [mine]: { mine: 3 } };
  const gaining = { ...scene, view: { ...scene.view, facts: { ...scene.view.facts, earth: {}, gains } } };
  expect(labelOf(gaining, "r6_mine")).toContain("3 cubes");
});

test("a region says who has which power, who would win, and whether it is struck", () => {
  const scene = asked("turn");
  const { powers, leaders } = factsOf(scene.view);
  for (const [region, leader] of Object.entries(leaders)) {
    const label = labelOf(scene, `region:${region}`);
    for (const house of Object.keys(powers[region] ?? {})) expect(label).toContain(nameOf(scene.words, house));
    if (leader) expect(label).toContain(`${nameOf(scene.words, leader)} would win now`);
  }
  for (const region of realmOf(scene.view).struck) expect(labelOf(scene, `region:${region}`)).toContain("struck");
});

test("what a curse ground gives is told as it is for so many players", () => {
  const said = (table: object) => {
    const { view } = asked("turn");
    const earth = { ...view.facts?.earth, r6_curse: [] };
    const scene = sceneOf({ ...view, table: { ...view.table, ...table }, facts: { ...view.facts, earth } });
    const places = describe(scene).groups.flatMap((group) => group.places);
    return places.find(({ id }) => id === "r6_curse")?.label ?? "";
  };
  expect(said({ two: true, solo: false })).toMatch(/move curses/);
  expect(said({ two: false, solo: true })).toMatch(/respite/);
  expect(said({ two: false, solo: false })).toMatch(/before curses/);
});
