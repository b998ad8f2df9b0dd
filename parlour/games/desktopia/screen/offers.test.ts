import { expect, test } from "vitest";
import type { Described, Place } from "$web/boards/board";
import { ANSWER } from "$web/boards/offered";
import { stepAt } from "$web/boards/steps";
import { deskOf } from "./desk";
import { asked, LANGUAGES, sceneOf, titleOf, views } from "./fixtures/situations";
import { beginningOf, narrowed, offersAt, targetOf } from "./offers";
import { entriesOf } from "./verbs";
import { beginningWords } from "./wording";

test("what ends, passes or is the same for everybody is a button; all else has a place", () => {
  const plain = new Set<string>();
  for (const view of views) {
    for (const [place, offers] of offersAt(sceneOf(view))) {
      if (place.startsWith(ANSWER)) for (const { action } of offers) plain.add(action.split(" ")[0] ?? "");
    }
  }
  expect([...plain].sort()).toEqual([
    "auto",
    "decline",
    "done",
    "end",
    "keep",
    "load",
    "raise",
    "rest",
    "stay",
    "unload",
  ]);
});

test("an answer of two steps is lit at all its ends once it has begun, and nothing else is but the buttons", () => {
  let begun = 0;
  for (const view of views) {
    const scene = sceneOf(view);
    const beginnings = new Set((view.decision?.options ?? []).flatMap((action) => beginningOf(action) ?? []));
    for (const begins of beginnings) {
      const lit = narrowed(offersAt(scene), begins, scene);
      const ends = [...lit].flatMap(([place, offers]) => (place.startsWith(ANSWER) ? [] : offers));
      const wanted = (view.decision?.options ?? []).filter((action) => beginningOf(action) === begins);
      expect(ends.map((offer) => offer.action).sort(), `${titleOf(view)} ${begins}`).toEqual(wanted.sort());
      for (const [place, offers] of lit) {
        if (!place.startsWith(ANSWER)) expect(stepAt(offers)).toEqual({ answer: offers[0]?.action });
      }
      begun += 1;
    }
  }
  expect(begun).toBeGreaterThan(8);
});

test("a disk that can do several things opens a menu, one that can only be flicked is aimed at once", () => {
  const scene = asked("act");
  for (const [place, offers] of offersAt(scene)) {
    if (place.startsWith(ANSWER)) continue;
    const beginnings = new Set(offers.map(({ action, aimed }) => (aimed ? action : (beginningOf(action) ?? action))));
    const step = stepAt(offers);
    if (beginnings.size > 1) expect(step, place).toHaveProperty("menu");
    else expect(step, place).not.toHaveProperty("menu");
  }
});

test("two Flames on one disk are told apart in a menu", () => {
  const scene = asked("spark");
  const [carrier = ""] = Object.keys(deskOf(scene.view).at);
  const decision = { kind: "spark", options: ["spark flame1 div", "spark flame2 div", "decline"] };
  const view = {
    ...scene.view,
    decision,
    table: { ...scene.view.table, columns: { [carrier]: ["flame1", "flame2"] } },
  };
  const two = { ...scene, view, decision };
  const place = { id: carrier, x: 0, y: 0, label: "", subjects: [], offers: offersAt(two).get(carrier) ?? [] };
  expect(stepAt(place.offers)).toHaveProperty("menu");
  expect(entriesOf(two, place).map(({ does }) => does)).toEqual([{ begin: "spark flame1" }, { begin: "spark flame2" }]);
});

test.each(LANGUAGES)("in %s what begins has words", (language) => {
  for (const view of views) {
    const scene = sceneOf(view, language);
    for (const action of view.decision?.options ?? []) {
      const begins = beginningOf(action);
      if (begins) expect(beginningWords(scene, begins)).not.toMatch(/screen-|\{|[a-z]\d/);
    }
  }
});

const place = (id: string, ...actions: string[]): Place => ({
  id,
  x: 0,
  y: 0,
  label: id,
  offers: actions.map((action) => ({ action, label: action })),
  subjects: [],
});
const described = (...places: Place[]): Described => ({
  summary: "",
  groups: [{ id: "all", label: "", places }],
  offers: [],
});

test("a card stands for its disk, and an artifact for its power, as long as there is something to do", () => {
  const disk = place("kharu", "heal kharu");
  const power = place("power:fire_mine", "use fire_mine");
  const all = described(disk, power, place("div"), place("power:smithy_of_dust"));
  expect(targetOf(place("card:kharu"), all)).toBe(disk);
  expect(targetOf(place("fire_mine"), all)).toBe(power);
  expect(targetOf(place("card:div"), all)).toBeNull();
  expect(targetOf(place("smithy_of_dust"), all)).toBeNull();
  expect(targetOf(place("card:nobody"), all)).toBeNull();
});
