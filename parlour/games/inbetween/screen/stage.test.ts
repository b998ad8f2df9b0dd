import { expect, test } from "vitest";
import type { GameEvent, View } from "$web/boards/board";
import { SOUND_NAMES } from "$web/ui/sound";
import { duelOf } from "./duel";
import { asked, played } from "./fixtures/situations";
import { pace, sound } from "./pacing";
import { places } from "./places";
import { after } from "./stage";

const view = asked("action", 0).view;
const told = (event: string, facts: Record<string, unknown>): GameEvent => ({ event, ...facts });
/** What the staged table must have got right once all events of an answer were shown. */
const EXACT = [
  "circle",
  "rung",
  "tokens",
  "laid",
  "marker",
  "direction",
  "knowledge",
  "spent",
  "equipment",
  "shielded",
  "gone",
];

test("after the events of an answer the staged table is the real one", () => {
  let table = played.table;
  let compared = 0;
  for (const { events, changed } of played.steps) {
    let staged: View = { ...view, seat: null, table };
    for (const event of events) staged = after(staged, event);
    table = { ...table, ...changed };
    for (const name of EXACT)
      expect(staged.table[name], `${name} after ${JSON.stringify(events)}`).toEqual(table[name]);
    compared += events.length;
  }
  expect(compared).toBeGreaterThan(200);
});

test("an event that is shown twice changes nothing more", () => {
  let staged: View = { ...view, seat: null, table: played.table };
  for (const { events, changed } of played.steps) {
    for (const event of events) {
      const once = after(staged, event);
      expect(after(once, event)).toEqual(once);
      staged = once;
    }
    staged = { ...staged, table: { ...staged.table, ...changed } };
  }
});

test("a lock raises the counter while it is shown", () => {
  const [who = ""] = duelOf(view).circle;
  const staged = after(view, told("shifted", { character: who, rung: 0 }));
  expect(staged.facts?.locked).toEqual([
    Object.values(duelOf(view).rung).filter((rung) => rung === 0).length + 1,
    expect.any(Number),
  ]);
});

test("whoever is removed takes along what lay there, and the circle closes", () => {
  const [who = "", next = ""] = duelOf(view).circle;
  const laid = { ...view, table: { ...view.table, laid: { [who]: "shroud-a", [next]: "detour" } } };
  const staged = duelOf(after(laid, told("character-removed", { side: "city", character: who })));
  expect(staged.circle).not.toContain(who);
  expect(staged.rung).not.toHaveProperty(who);
  expect(staged.laid).toEqual({ [next]: "detour" });
});

test("the Shotgun guards whom it is laid on, and nobody once it is lost", () => {
  const [who = ""] = duelOf(view).circle;
  const guarded = after(view, told("equipped", { card: "shotgun", character: who }));
  expect(duelOf(guarded).shielded).toBe(who);
  expect(duelOf(after(guarded, told("equipped", { card: "radio", character: "nobody" }))).shielded).toBe(who);
  expect(duelOf(after(guarded, told("equipment-lost", { card: "radio", place: "box" }))).shielded).toBe(who);
  expect(duelOf(after(guarded, told("equipment-lost", { card: "shotgun", place: "box" }))).shielded).toBe("");
});

test("every event of a real game has a time to be watched, and a known sound or none", () => {
  for (const event of played.steps.flatMap((step) => step.events)) {
    expect(pace(event), event.event).toBeGreaterThan(0);
    expect([null, ...SOUND_NAMES]).toContain(sound(event));
  }
});

test("a card that is turned sounds unlike a marker that moves", () => {
  expect(sound(told("shifted", { turned: true }))).not.toBe(sound(told("shifted", { turned: false })));
});

test("an event speaks of the townsman and the track that it changes", () => {
  const [who = ""] = duelOf(view).circle;
  expect(places(told("shifted", { side: "city", character: who, rung: 3 }), view)).toEqual([who]);
  expect(places(told("energy-gained", { side: "creature", amount: 2 }), view)).toEqual(["energy:creature"]);
  expect(places(told("knowledge-used", { side: "city", effect: "city_k1" }), view)).toContain("level:city_k1");
});

test("a hinted answer speaks of its card and of whom it is played on", () => {
  const action = view.decision?.options.find((option) => option.startsWith("play")) ?? "";
  const [, card, who] = action.split(" ");
  expect(places(action, view)).toEqual([`hand:${card}`, who]);
});
