import { expect, test } from "vitest";
import { joined } from "$web/boards/offered";
import { stepAt } from "$web/boards/steps";
import { asked, sceneOf, views } from "./fixtures/situations";
import { ahead, beginningOf, later, narrowed, offersAt, placeOf } from "./offers";

const placesIn = (kind: string, seat: number | null = null) => [...offersAt(asked(kind, seat)).keys()];

test.each([
  ["shift", /^[a-z]+$/],
  ["turn", /^[a-z]+$/],
  ["rescue", /^[a-z]+$/],
  ["steps", /^[a-z]+$/],
  ["recover", /^row:/],
  ["equipment", /^gear:/],
  ["replace", /^gear:/],
  ["sacrifice", /^hand:/],
  ["offer", /^hand:/],
  ["hunger", /^answer:/],
  ["activate", /^answer:/],
  ["revolver", /^answer:/],
])("the answers to %s stand at %s", (kind, where) => {
  const places = placesIn(kind);
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(place).toMatch(where);
});

test("a hand that is looked at lies in a row, and declining is a button", () => {
  expect(placesIn("pluck", 1)).toEqual(expect.arrayContaining([expect.stringMatching(/^row:/), "answer:pass"]));
});

test("a level of knowledge is chosen on the track", () => {
  expect(placesIn("knowledge", 0)).toContain("level:city_k1");
});

test("beside the actions knowledge is one button, which lights its levels", () => {
  const alone = asked("knowledge", 0);
  const before = ahead(alone.view);
  if (!alone.decision || !before) throw new Error("knowledge is asked of nobody");
  const scene = { ...alone, decision: joined(alone.decision, before) };
  expect(scene.decision.options).not.toContain("pass");
  const offers = offersAt(scene);
  expect([...offers.keys()]).toEqual(expect.arrayContaining(["answer:rest", "answer:prepare", "answer:knowledge"]));
  expect(stepAt(offers.get("answer:knowledge") ?? [])).toEqual({ narrow: "knowledge" });
  const lit = narrowed(offers, "knowledge", scene);
  expect([...lit.keys()].filter((place) => place.startsWith("level:"))).toEqual(
    alone.decision.options.flatMap((option) => (option === "pass" ? [] : [`level:${option.split(" ")[1]}`])),
  );
});

test("what may be done once knowledge is left alone is what is asked then", () => {
  for (const seat of [0, 1]) {
    const { view, decision } = asked("action", seat);
    const kind = { ...decision, kind: "knowledge", options: ["pass"] };
    const foreseen = ahead({ ...view, decision: kind });
    expect(foreseen?.next.options.toSorted()).toEqual(decision?.options.toSorted());
  }
});

test("the Bicycle's further step is settled with the action, as long as it leads to the same person", () => {
  const scene = asked("action", 0);
  expect(later(scene)).toBeNull();
  const view = { ...scene.view, table: { ...scene.view.table, equipment: ["bicycle"] } };
  const footprints = scene.view.facts?.footprints as string[];
  const [next = "", further = ""] = footprints;
  expect(later({ ...scene, view })).toMatchObject({ kind: "bicycle", take: "ride", leave: "pass", about: further });
  const moved = { ...view, facts: { ...view.facts, footprints: [further, next] } };
  const ride = { kind: "bicycle", options: ["ride", "pass"] };
  expect(later({ ...scene, view: moved, decision: ride })?.about).toBe(further);
});

test("the steps of the marker are chosen where it would stop", () => {
  const scene = asked("steps");
  const footprints = scene.view.facts?.footprints as string[];
  expect(placeOf("step 1", scene)).toBe(footprints[0]);
  expect(placeOf("step 2", scene)).toBe(footprints[1]);
});

test("a token that may be returned is chosen on its bearer", () => {
  const scene = asked("token");
  expect(placesIn("token")).toEqual([scene.decision?.facts?.character, "answer:pass"]);
});

test("what rampage breaks is an equipment slot, even if the like is in a hand", () => {
  const scene = asked("rampage");
  const option = scene.decision?.options.find((action) => action.startsWith("discard")) ?? "";
  expect(placeOf(option, scene)).toBe(`gear:${option.split(" ")[1]}`);
});

test("a card is picked first, then everybody it can be played on is lit", () => {
  const scene = asked("action", 1);
  const offers = offersAt(scene);
  const [place = "", cards = []] = [...offers].find(([id]) => id.startsWith("hand:")) ?? [];
  const begun = `play ${place.slice(5)}`;
  expect(stepAt(cards)).toEqual({ narrow: begun });
  const lit = narrowed(offers, begun, scene);
  expect(lit.has(place)).toBe(false);
  const people = [...lit].filter(([id]) => (scene.view.table.circle as string[]).includes(id));
  expect(people.flatMap(([, here]) => here.map((offer) => offer.action)).sort()).toEqual(
    cards.map((offer) => offer.action).sort(),
  );
  for (const [who, here] of people) for (const offer of here) expect(offer.action.split(" ")[2]).toBe(who);
  expect(lit.get("answer:rest")).toBeDefined();
});

test("whoever is moved is picked first, then the gaps open", () => {
  const scene = asked("relocate");
  const offers = offersAt(scene);
  const [who = "", moves = []] = [...offers][0] ?? [];
  expect(stepAt(moves)).toEqual({ narrow: `relocate ${who}` });
  const lit = narrowed(offers, `relocate ${who}`, scene);
  const gaps = [...lit].filter(([id]) => id.startsWith("gap:"));
  expect(gaps.map(([id]) => id.slice(4)).sort()).toEqual(moves.map((offer) => offer.action.split(" ")[2]).sort());
  expect(gaps.every(([, here]) => "answer" in (stepAt(here) ?? {}))).toBe(true);
});

test("one answer is given at once, several open a menu, none leads nowhere", () => {
  const offer = (action: string) => ({ action, label: action });
  expect(stepAt([])).toBeNull();
  expect(stepAt([offer("turn sam")])).toEqual({ answer: "turn sam" });
  expect(stepAt([offer("shift sam deeper"), offer("shift sam back")])).toHaveProperty("menu");
  expect(beginningOf("shift sam back")).toBeNull();
});

test("every first pick can be gone on with, whatever is asked", () => {
  for (const view of views) {
    const scene = sceneOf(view);
    const offers = offersAt(scene);
    for (const here of offers.values()) {
      const step = stepAt(here);
      if (!step || !("narrow" in step)) continue;
      const going = [...narrowed(offers, step.narrow, scene).values()]
        .flat()
        .filter((offer) => beginningOf(offer.action) === step.narrow);
      expect(going.map((offer) => offer.action).sort()).toEqual(here.map((offer) => offer.action).sort());
    }
  }
});
