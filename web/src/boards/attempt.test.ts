import { expect, it } from "vitest";
import { attemptAt } from "$web/boards/attempt";
import type { Decision, Group, Place } from "$web/boards/board";

const place = (id: string, ...subjects: string[]): Place => ({ id, x: 0, y: 0, label: id, offers: [], subjects });
const group = (id: string, ...places: Place[]): Group => ({ id, label: id, places });
const asked = (...options: string[]): Decision => ({ kind: "act", options });

const field = group("field", place("b2", "r1"), place("c3", "w1"), place("c4", "w2"), place("d4"), place("d5"));
const at = (id: string, from: Group = field) => from.places.find((other) => other.id === id) ?? place("nowhere");

it("is the answer that is offered elsewhere, at this place", () => {
  expect(attemptAt(asked("end", "move d4"), field, at("d5"), null)).toBe("move d5");
});

it("means who stands there before the place itself", () => {
  expect(attemptAt(asked("move d4", "attack w1"), field, at("c4"), null)).toBe("attack w2");
  expect(attemptAt(asked("move d4"), field, at("c4"), null)).toBe("move c4");
});

it("goes on from what has begun, with all that follows it", () => {
  const decision = asked("play fish c3 name", "play owl d4 name", "rest");
  expect(attemptAt(decision, field, at("d5"), "play fish")).toBe("play fish d5 name");
  expect(attemptAt(decision, field, at("d5"), "rest")).toBeNull();
});

it("knows places by their ids without the prefix of the group", () => {
  const hand = group("hand", place("hand:fish"), place("hand:owl"));
  expect(attemptAt(asked("play fish c3"), hand, at("hand:owl", hand), null)).toBe("play owl c3");
});

it("is nothing where no answer is given at such places, and never an answer that is offered", () => {
  expect(attemptAt(asked("end", "rest"), field, at("d5"), null)).toBeNull();
  expect(attemptAt(asked("move d4", "move d5"), field, at("d5"), null)).toBeNull();
});
