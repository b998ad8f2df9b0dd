// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { GameEvent } from "$web/boards/board";
import { duelOf } from "../duel";
import { asked, played, sceneOf, views } from "../fixtures/situations";
import { after } from "../stage";
import Phases from "./Phases.svelte";

afterEach(cleanup);

const PHASES = ["knowledge", "action", "activity", "movement"];
const { view } = asked("action", 0);
const at = (phase: string, more = {}) => ({ ...view, table: { ...view.table, phase, ...more } });
const phaseOf = (phase: string, event: GameEvent, more = {}) => duelOf(after(at(phase, more), event)).phase;

test("the strip lights the phase of the table, whatever is asked", () => {
  for (const situation of views) {
    const { container } = render(Phases, { scene: sceneOf(situation) });
    const lit = [...container.querySelectorAll("li")].map((step) => step.getAttribute("aria-current") === "step");
    expect(lit).toEqual(PHASES.map((phase) => phase === duelOf(situation).phase));
    cleanup();
  }
});

test("a townsman's service is asked for in the activity phase", () => {
  for (const kind of ["raise", "use", "radio"])
    for (const situation of views.filter((seen) => seen.decision?.kind === kind))
      expect(duelOf(situation).phase).toBe("activity");
});

test("while events are shown the strip goes along with them", () => {
  expect(phaseOf("movement", { event: "turn-began", turn: 3, side: "city" })).toBe("knowledge");
  for (const event of ["rested", "prepared"]) expect(phaseOf("knowledge", { event, side: "city" })).toBe("action");
  const move = { event: "marker-moved", source: "tom", character: "sam" };
  expect(phaseOf("action", move)).toBe("movement");
  expect(phaseOf("activity", move)).toBe("movement");
  expect(phaseOf("action", { event: "game-ended", winner: "city", reason: "secured" })).toBe("over");
});

test("a card that is played by an effect of the activity phase leaves the strip there", () => {
  const event = { event: "card-played", side: "city", card: "camera" };
  expect(phaseOf("knowledge", event)).toBe("action");
  expect(phaseOf("activity", event)).toBe("activity");
});

test("a marker that a card moves is no movement phase", () => {
  const move = { event: "marker-moved", source: "tom", character: "sam" };
  expect(phaseOf("action", move, { limbo: { "0": ["night_watch"], "1": [] } })).toBe("action");
});

test("through a stretch of a real game every event leaves the table in one of the phases", () => {
  let staged = { ...view, seat: null, table: played.table };
  for (const { events, changed } of played.steps) {
    for (const event of events) {
      staged = { ...staged, table: after(staged, event).table };
      expect([...PHASES, "over"]).toContain(duelOf(staged).phase);
    }
    staged = { ...staged, table: { ...staged.table, ...changed } };
  }
});
