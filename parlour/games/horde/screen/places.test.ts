import { expect, test } from "vitest";
import { SOUND_NAMES } from "$web/ui/sound";
import { happeningOf } from "./field/happening";
import { asked, game, played } from "./fixtures/situations";
import { pace, sound } from "./pacing";
import { places } from "./places";
import { warOf } from "./war";

const { view } = asked("activate");
const [unit = "", hex = ""] = Object.entries(warOf(view).at)[0] ?? [];

test("an event speaks of its units, where they stand, and of its hexes", () => {
  expect(places({ event: "unit-moved", unit, hex: "f6" }, view)).toEqual([unit, hex, "f6"]);
  expect(places({ event: "settlement-damaged", settlement: "cap_rus", loss: 1, left: 3 }, view)).toEqual(["cap_rus"]);
  expect(places({ event: "event-drawn", card: "ev_mud" }, view)).toEqual(["event"]);
  expect(places({ event: "round-began", round: 3 }, view)).toEqual([]);
});

test("an answer speaks of its place", () => {
  expect(places("move f6", view)).toEqual(["f6"]);
  expect(places(`attack ${unit}`, view)).toContain(hex);
  expect(places("summon rus_axe", view)).toEqual(["tray:rus_axe"]);
  expect(places("done", view)).toEqual([]);
});

test("a token on the road is found on its track", () => {
  const [faction, token] = Object.entries(warOf(view).track)[0] ?? [];
  expect(places({ event: "token-advanced", faction, unit: token?.unit, section: 1 }, view)).toEqual([
    `track:${faction}`,
  ]);
});

test("what can be watched is watched briefly, and sounds that there are", () => {
  const events = played.steps.flatMap((step) => step.events);
  for (const event of events) {
    expect(pace(event)).toBeLessThanOrEqual(1500);
    const name = sound(event);
    if (name !== null) expect(SOUND_NAMES).toContain(name);
  }
  expect(events.filter((event) => event.event === "unit-moved").every((event) => pace(event) > 0)).toBe(true);
  expect(pace({ event: "unheard-of" })).toBe(0);
});

test("an attack lunges at its target, a shot flies there", () => {
  const [target = "", there = ""] = Object.entries(warOf(view).at)[1] ?? [];
  const attack = (manner: string) => ({ event: "attack-declared", unit, target, second: null, manner });
  expect(happeningOf(attack("melee"), view, game)).toMatchObject({ kind: "lunge", piece: unit, toward: there });
  expect(happeningOf(attack("aimed"), view, game)?.kind).toBe("shot");
  expect(happeningOf({ event: "unit-wounded", unit, loss: 2, left: 1 }, view, game)?.text).toBe("−2");
  expect(happeningOf({ event: "unit-wounded", unit: "nobody", loss: 2, left: 1 }, view, game)).toBeNull();
});
