import { expect, test } from "vitest";
import { marksOf } from "$web/boards/marks";
import { offered } from "$web/boards/offered";
import { narrowed, stepAt } from "$web/boards/steps";

const options = ["play card one", "play card two", "play other one", "turn one", "pass"];
/** `play` begins at its card and goes on at its place; all else is answered at its place. */
const offers = offered({ decision: { kind: "any", options } }, (action) => {
  const [verb, first = ""] = action.split(" ");
  return { place: first || action, label: action, begins: verb === "play" ? `play ${first}` : null };
});
const goesOn = (action: string) => ({ place: action.split(" ")[2] ?? "", label: `on ${action}` });

test("every answer stands at its place, in the order of the options", () => {
  expect([...offers.keys()]).toEqual(["card", "other", "one", "pass"]);
  expect(offers.get("card")?.map((offer) => offer.action)).toEqual(["play card one", "play card two"]);
});

test("nothing is offered while nobody is asked", () => {
  expect(offered({ decision: null }, () => ({ place: "", label: "", begins: null })).size).toBe(0);
});

test("a press picks a card, gives the one answer, opens a menu of several, or does nothing", () => {
  expect(stepAt(offers.get("card") ?? [])).toEqual({ narrow: "play card" });
  expect(stepAt(offers.get("pass") ?? [])).toEqual({ answer: "pass" });
  const several = [
    { action: "a", label: "a" },
    { action: "b", label: "b" },
  ];
  expect(stepAt(several)).toEqual({ menu: several });
  expect(stepAt([])).toBeNull();
});

test("what has begun goes on at its second place, which gives way to it; the rest stays where it was", () => {
  const lit = narrowed(offers, "play card", goesOn);
  expect(lit.has("card")).toBe(false);
  expect(lit.get("one")).toEqual([{ action: "play card one", label: "on play card one" }]);
  expect(lit.get("two")).toEqual([{ action: "play card two", label: "on play card two" }]);
  expect(stepAt(lit.get("other") ?? [])).toEqual({ narrow: "play other" });
  expect(stepAt(lit.get("pass") ?? [])).toEqual({ answer: "pass" });
});

test("a place says what a press on it leads to, and whether the Tab key stops there", () => {
  const place = (id: string) => ({ id, x: 0, y: 0, label: id, subjects: [], offers: offers.get(id) ?? [] });
  expect(marksOf(place("card"), "card")).toMatchObject({
    tabindex: 0,
    "data-begins": "play card",
    "aria-disabled": false,
  });
  expect(marksOf(place("pass"), "card")).toMatchObject({
    tabindex: -1,
    "data-action": "pass",
    "data-begins": undefined,
  });
  expect(marksOf(place("nothing"), null)).toMatchObject({ "aria-disabled": true, "data-action": undefined });
});
