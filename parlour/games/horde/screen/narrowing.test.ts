import { expect, test } from "vitest";
import type { Offer, View } from "$web/boards/board";
import { views } from "./fixtures/situations";
import { narrowed, next, stepAt } from "./narrowing";

const at = { nm_raider1: "c3", nm_raider2: "c4", nm_groom: "d4" };
const view: View = { ...(views[0] as View), table: { ...(views[0] as View).table, at } };
const offer = (action: string): Offer => ({ action, label: `to ${action}` });
const alone = offer("attack nm_raider1");
const both = offer("attack nm_raider1 nm_raider2");
const other = offer("attack nm_raider1 nm_groom");

test("one answer is given at once, and where there is none nothing happens", () => {
  expect(stepAt([alone], view)).toEqual({ answer: "attack nm_raider1" });
  expect(stepAt([both], view)).toEqual({ answer: both.action });
  expect(stepAt([], view)).toBeNull();
});

test("answers that begin alike and go on at other units are picked on the board", () => {
  expect(stepAt([alone, both, other], view)).toEqual({ narrow: "attack nm_raider1" });
  expect(stepAt([both, other], view)).toEqual({ narrow: "attack nm_raider1" });
});

test("answers that go on with anything else lie in a menu", () => {
  const orders = ["order rus_axe1 attack", "order rus_axe1 defence"].map(offer);
  expect(stepAt(orders, view)).toEqual({ menu: orders });
  const mixed = ["order rus_axe1 attack", "order rus_axe1 nm_groom"].map(offer);
  expect(stepAt(mixed, view)).toEqual({ menu: mixed });
  const here = ["move f6", "trap f6"].map(offer);
  expect(stepAt(here, view)).toEqual({ menu: here });
});

test("in a menu with others the picks of a beginning are one item", () => {
  const poison = offer("poison nm_raider1");
  const step = stepAt([alone, both, other, poison], view);
  expect(step).toEqual({ menu: [{ action: "attack nm_raider1", label: `${alone.label} …` }, poison] });
  const offers = [alone, both, other, poison];
  expect(next("attack nm_raider1", offers)).toEqual({ narrow: "attack nm_raider1" });
  expect(next("poison nm_raider1", offers)).toEqual({ answer: "poison nm_raider1" });
});

test("after the first pick the others are lit where they go on, and the first once more for it alone", () => {
  const offers = new Map([
    ["c3", [alone, both, other]],
    ["c4", [offer("attack nm_raider2")]],
    ["e5", [offer("move e5")]],
    [null, [offer("done")]],
  ]);
  expect(Object.fromEntries(narrowed(offers, "attack nm_raider1", view))).toEqual({
    c3: [alone],
    c4: [both],
    d4: [other],
    null: [offer("done")],
  });
});

test("a beginning is a whole word", () => {
  const first = offer("attack nm_raider1");
  const tenth = offer("attack nm_raider10");
  expect(next("attack nm_raider1", [first, tenth])).toEqual({ answer: first.action });
});
