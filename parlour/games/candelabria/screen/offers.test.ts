import { expect, test } from "vitest";
import { stepAt } from "$web/boards/steps";
import { beginningOf } from "./beginning";
import { asked, sceneOf, views } from "./fixtures/situations";
import { narrowed } from "./narrowing";
import { offersAt, placeOf, straightOf } from "./offers";
import { mineOf, realmOf } from "./realm";
import { committing, laidBy, withCard } from "./theatre/committing";

const placesIn = (kind: string) => [...offersAt(asked(kind)).keys()];

test.each([
  ["house", /^answer:lead /],
  ["mission", /^mission:/],
  ["turn", /^hand:/],
  ["site", /^r\d/],
  ["return", /^hand:/],
  ["exchange", /^hand:/],
  ["ignite", /^(r\d|figure:|answer:skip)/],
  ["extinguish", /^(r\d|figure:|answer:skip)/],
  ["lost-flame", /^(curse:|answer:reserve)/],
  ["influence", /^curse:/],
  ["tactics", /^(market:|answer:skip)/],
  ["recruit", /^market:/],
  ["steal", /^(house:|answer:skip)/],
  ["raze", /^(region:|answer:skip)/],
  ["curse", /^region:/],
  ["forge", /^(stack:|temple:|answer:stop)/],
  ["mine", /^answer:store /],
  ["portal", /^(figure:|answer:stop)/],
  ["haunt", /^(figure:cu|answer:stop)/],
  ["wither", /^war:/],
  ["slot", /^theatre:/],
  ["renown", /^(house:|answer:skip)/],
  ["either", /^answer:/],
])("the answers to %s stand at %s", (kind, where) => {
  const places = placesIn(kind);
  expect(places.length).toBeGreaterThan(0);
  for (const place of places) expect(place).toMatch(where);
});

test("a slot is called by what lies on it", () => {
  const scene = asked("slot");
  const labels = [...offersAt(scene).values()].flat().map((offer) => offer.label);
  expect(labels.length).toBeGreaterThan(0);
  for (const label of labels) expect(label).toMatch(/^Slot [12]: [A-Z]/);
});

test("every first pick can be gone on with, whatever is asked", () => {
  for (const view of views) {
    const scene = sceneOf(view);
    if (scene.decision?.kind === "commit") continue;
    const offers = offersAt(scene);
    for (const here of offers.values()) {
      const step = stepAt(here);
      if (!step || !("narrow" in step)) continue;
      const lit = narrowed(offers, step.narrow, scene);
      const going = [...lit].flatMap(([place, there]) => there.map((offer) => ({ place, offer })));
      const on = going.filter(({ offer }) => beginningOf(offer.action) === step.narrow);
      expect(on.every(({ offer }) => offer.begins === undefined)).toBe(true);
      expect(on.map(({ offer }) => offer.action).sort()).toEqual(here.map((offer) => offer.action).sort());
    }
  }
});

test("once a figure is picked, its destinations are lit and the others are still there to be picked", () => {
  const scene = asked("portal");
  const offers = offersAt(scene);
  const [first = "", ...others] = [...offers.keys()].filter((id) => id.startsWith("figure:"));
  const step = stepAt(offers.get(first) ?? []);
  const lit = narrowed(offers, step && "narrow" in step ? step.narrow : "", scene);
  expect(lit.has(first)).toBe(false);
  for (const other of others) expect(stepAt(lit.get(other) ?? [])).toHaveProperty("narrow");
  expect([...lit.keys()].some((id) => /^r\d/.test(id))).toBe(true);
});

test("where only one candle can be driven away, its destinations are lit at once", () => {
  const scene = asked("push");
  const pushes = scene.decision?.options.filter((option) => option.startsWith("push ")) ?? [];
  const candles = new Set(pushes.map((push) => push.split(" ")[1]));
  expect(straightOf(scene) === null).toBe(candles.size > 1);
  const alone = { ...scene, decision: { kind: "push", options: ["push sowers_pilgrim r1_mine", "skip"] } };
  expect([...offersAt(alone).keys()]).toEqual(["r1_mine", "answer:skip"]);
  expect(stepAt(offersAt(alone).get("r1_mine") ?? [])).toEqual({ answer: "push sowers_pilgrim r1_mine" });
});

test("one destination with several answers has a menu", () => {
  const scene = asked("move");
  const options = ["move explorer r1_mine", "burn explorer r1_mine", "stop"];
  const asks = { ...scene, decision: { kind: "move", options } };
  const lit = narrowed(offersAt(asks), "figure explorer", asks);
  expect(stepAt(lit.get("r1_mine") ?? [])).toHaveProperty("menu");
});

test("an upgrade that happens is chosen on the board of its House, an ability by a button", () => {
  const scene = asked("trigger");
  const [built = ""] = realmOf(scene.view).built[String(scene.view.seat)] ?? [];
  expect(placeOf(`resolve ${built}`, scene)).toBe(`upgrade:${built}`);
  expect(placeOf("resolve sowers_2", scene)).toBe("answer:resolve sowers_2");
});

test("a card is struck out by an own card: both stand on the stage", () => {
  const scene = asked("neutralise");
  const strikes = scene.decision?.options.filter((option) => option.startsWith("strike ")) ?? [];
  for (const action of strikes) {
    expect(placeOf(action, scene)).toMatch(new RegExp(`^theatre:${mineOf(scene.view)}:`));
    const begun = beginningOf(action) ?? "";
    const lit = narrowed(offersAt(scene), begun, scene);
    const target = [...lit].find(([, here]) => here.some((offer) => offer.action === action))?.[0];
    expect(target).toMatch(/^theatre:/);
    expect(target).not.toContain(`:${mineOf(scene.view)}:`);
  }
});

test("a card goes to the first free slot, then to the second, and back", () => {
  expect(withCard(["none", "none"], "a")).toEqual(["a", "none"]);
  expect(withCard(["a", "none"], "b")).toEqual(["a", "b"]);
  expect(withCard(["none", "b"], "a")).toEqual(["a", "b"]);
  expect(withCard(["a", "b"], "a")).toEqual(["none", "b"]);
  expect(withCard(["a", "b"], "b")).toEqual(["a", "none"]);
  expect(withCard(["a", "b"], "c")).toEqual(["a", "c"]);
});

test("nothing is laid before anything was pressed, and only one press says ready", () => {
  const scene = asked("commit");
  expect(laidBy(null)).toEqual(["none", "none"]);
  expect(laidBy("figure explorer")).toEqual(["none", "none"]);
  const ready = [...committing(null, scene)].filter(([, [offer]]) => offer?.begins === undefined);
  expect(ready.map(([place]) => place)).toEqual(["answer:commit none none"]);
});

test("where a territory and a candle upon it may both be chosen, each is chosen by itself", () => {
  const scene = asked("extinguish");
  const view = { ...scene.view, table: { ...scene.view.table, at: { ash_warrior: "r6_mine" } } };
  const options = ["douse ash r6_mine", "dim ash_warrior", "skip"];
  const offers = offersAt({ ...scene, view, decision: { kind: "extinguish", options } });
  expect(offers.get("r6_mine")?.map((offer) => offer.action)).toEqual(["douse ash r6_mine"]);
  expect(offers.get("figure:ash_warrior")?.map((offer) => offer.action)).toEqual(["dim ash_warrior"]);
});
