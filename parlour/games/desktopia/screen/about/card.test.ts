// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Card from "../Card.svelte";
import { describe } from "../describe";
import { carrierOf, deskOf, scriptOf } from "../desk";
import { LANGUAGES, sceneOf, views } from "../fixtures/situations";
import { nameOf } from "../naming";
import { sortOf } from "./sort";

afterEach(cleanup);

test.each(LANGUAGES)("in %s whatever can be looked at is explained in words", { timeout: 60_000 }, (language) => {
  const seen = new Set<string>();
  for (const view of views) {
    const scene = sceneOf(view, language);
    const places = describe(scene).groups.flatMap((group) => group.places);
    const { zones, terrain } = scriptOf(view);
    const areas = [...zones.map(({ id }) => `zone:${id}`), ...terrain.map(({ id }) => `terrain:${id}`)];
    for (const subject of [
      ...places.flatMap((place) => place.subjects),
      ...areas,
      "able-tick",
      "thorn_shield",
      "time-bonus",
    ]) {
      const key = `${scriptOf(view).id} ${subject.replace(/\d+$/, "")}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const { container } = render(Card, { props: { ...scene, subject } });
      const text = container.textContent ?? "";
      expect(text.trim().length, subject).toBeGreaterThan(8);
      expect(text, subject).not.toMatch(/screen-|rule-[a-z]|goal-[a-z]|\{|undefined|NaN|[a-z]_[a-z]/);
      cleanup();
    }
  }
  expect(seen.size).toBeGreaterThan(100);
});

test("a missile on somebody says whose it is, and on whom it lies", () => {
  const view = views.find((situation) => Object.keys(deskOf(situation).layer).some((id) => id.startsWith("flame")));
  if (!view) throw new Error("nobody burns");
  const scene = sceneOf(view);
  const missile = Object.keys(deskOf(view).layer).find((id) => id.startsWith("flame")) ?? "";
  const { container } = render(Card, { props: { ...scene, subject: missile } });
  expect(container.textContent).toContain(nameOf(scene, carrierOf(deskOf(view), missile)));
  expect(container.textContent).toContain("Laid by");
  expect(container.textContent).toContain("at the end of every turn");
});

test("every id is of some sort", () => {
  const desk = (disk: string) => disk === "cork";
  const sorts = [
    "vampal2",
    "flame3",
    "scorching_flame",
    "fire_mine",
    "healing2",
    "camp:1",
    "zone:x",
    "rule:0",
    "cork",
    "term-hit",
  ];
  expect(sorts.map((id) => sortOf(id, desk))).toEqual([
    "character",
    "missile",
    "missile",
    "artifact",
    "ritual",
    "camp",
    "zone",
    "rule",
    "barrel",
    "words",
  ]);
});
