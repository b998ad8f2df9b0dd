import { expect, test } from "vitest";
import type { Decision } from "$web/boards/board";
import { Picking } from "$web/boards/picking.svelte";

const question = (): Decision => ({ kind: "act", options: ["move a b", "move a c"], facts: {} });

test("an answer that was begun stays so until it is ended", () => {
  const decision = question();
  const picking = new Picking(() => decision);
  expect(picking.begun).toBeNull();
  picking.begin("move a");
  expect(picking.begun).toBe("move a");
  picking.end();
  expect(picking.begun).toBeNull();
});

test("the next question, even one that reads the same, begins anew", () => {
  let decision: Decision | null = question();
  const picking = new Picking(() => decision);
  picking.begin("move a");
  decision = question();
  expect(picking.begun).toBeNull();
});

test("where nothing is asked nothing is begun", () => {
  const picking = new Picking(() => null);
  picking.begin("move a");
  expect(picking.begun).toBeNull();
});
