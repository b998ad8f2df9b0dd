// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "../Card.svelte";
import { describe } from "../describe";
import { asked, game, LANGUAGES, sceneOf, views } from "../fixtures/situations";
import { nameOf } from "../naming";
import { printedOf } from "../printed";
import { realmOf } from "../realm";
import { sortOf } from "./explaining";

const MISSING = /screen-|\{|undefined|NaN|\b(r\d+_|hc_|uc\d|tc\d|ht_|cu\d|mh\d|my\d|symbol-|property-)/;

/** Whatever looks different as the game goes on, with the first view that it stands in. */
const LIVING = new Map(
  [...views].reverse().flatMap((view) => {
    const subjects = describe(sceneOf(view)).groups.flatMap((group) => group.places.flatMap((place) => place.subjects));
    return subjects
      .filter((id) => ["territory", "region", "figure", "house", "curse", "mission"].includes(sortOf(game, id)))
      .map((id) => [id, view] as const);
  }),
);

test.each(LANGUAGES)("in %s whatever lives on the table is explained in words", (language) => {
  for (const [subject, view] of LIVING) {
    const { container, unmount } = render(Card, { props: { ...sceneOf(view, language), subject } });
    expect(container.textContent?.trim().length, subject).toBeGreaterThan(8);
    expect(container.textContent, subject).not.toMatch(MISSING);
    unmount();
  }
});

test.each(LANGUAGES)("in %s everything in the box is explained by its name and what it does", (language) => {
  const scene = sceneOf(asked("turn").view, language);
  const printed = printedOf(game);
  const ids = [
    printed.candles,
    printed.tactics,
    printed.upgrades,
    printed.curses,
    printed.missions,
    printed.houses,
    printed.abilities,
    printed.roles,
    printed.temples,
    printed.withering,
    printed.discoveries,
  ].flatMap((pieces) => Object.keys(pieces));
  for (const id of [...ids, "forge", "portal", "ignite", "steal"]) {
    const { container, unmount } = render(Card, { props: { ...scene, subject: id } });
    expect(container.textContent, id).toContain(nameOf(scene.words, id));
    expect(container.querySelectorAll("p, li").length, id).toBeGreaterThan(0);
    expect(container.textContent, id).not.toMatch(MISSING);
    unmount();
  }
});

test("a struck region says which curse keeps it from battle, an open one what its battle is worth", () => {
  const scene = asked("turn", null);
  const kindling = views.filter((view) => realmOf(view).season === "kindling");
  const view = kindling.find((situation) => realmOf(situation).struck.length > 0) ?? scene.view;
  const struck = realmOf(view).struck[0] ?? 0;
  const [open = 0] = (view.facts?.battles as number[]) ?? [];
  const told = (region: number) =>
    render(Card, { props: { ...sceneOf(view), subject: `region-${region}` } }).container.textContent;
  expect(told(struck)).toContain("no battle here this year");
  expect(told(open)).toContain(`worth ${view.facts?.worth} VP`);
});

test("a House that fights first is told whom it would fall behind", () => {
  const scene = asked("neutralise");
  const realm = realmOf(scene.view);
  const house = (at: number) => realm.houses[realm.fighting.at(at) ?? 0] ?? "";
  const told = (subject: string) => render(Card, { props: { ...scene, subject } }).container.textContent;
  expect(told(house(0))).toContain(`would fall behind ${nameOf(scene.words, house(-1))}`);
  expect(told(house(-1))).not.toContain("would fall behind");
});
