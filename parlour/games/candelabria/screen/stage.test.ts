import { expect, test } from "vitest";
import type { GameEvent, View } from "$web/boards/board";
import { SOUND_NAMES } from "$web/ui/sound";
import { asked, played } from "./fixtures/situations";
import { looks } from "./houses/houses";
import { folds, pace, sound } from "./pacing";
import { places } from "./places";
import { factsOf, mineOf, realmOf } from "./realm";
import { after } from "./stage";

const view = asked("move").view;
const told = (event: string, facts: Record<string, unknown>): GameEvent => ({ event, ...facts });

/** What the staged table must have got right once all events of an answer in the season of kindling were shown. */
const EXACT = ["at", "flames", "castles", "temples", "spent", "built", "vp", "track", "houses", "influence"];

test("after the events of an answer the staged table is the real one", () => {
  let table = played.table;
  let compared = 0;
  for (const { events, changed } of played.steps) {
    let staged: View = { ...view, seat: null, table };
    for (const event of events) staged = after(staged, event);
    table = { ...table, ...changed };
    // what is cleared away between seasons is not told piece by piece
    const season = realmOf({ ...view, table }).season;
    if (season !== "kindling" || events.some((event) => event.event.endsWith("-began"))) continue;
    for (const name of EXACT)
      expect(staged.table[name], `${name} after ${JSON.stringify(events)}`).toEqual(table[name]);
    compared += events.length;
  }
  expect(compared).toBeGreaterThan(150);
});

test("in a battle the revealed cards, their neutralisation and the winner are staged as they were", () => {
  let table = played.table;
  let compared = 0;
  for (const { events, changed } of played.steps) {
    let staged: View = { ...view, seat: null, table };
    for (const event of events) staged = after(staged, event);
    table = { ...table, ...changed };
    if (!events.some(({ event }) => event === "tactics-revealed" || event === "tactics-neutralised")) continue;
    if (table.contest !== staged.table.contest || events.some(({ event }) => event === "region-won")) continue;
    for (const name of ["slotted", "owned", "fighting"]) expect(staged.table[name], name).toEqual(table[name]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

test("an earth flame is lit and put out", () => {
  const lit = after(view, told("earth-lit", { house: "ash", territory: "r6_mine" }));
  expect(factsOf(lit).earth.r6_mine).toContain("ash");
  const out = after(lit, told("earth-doused", { house: "ash", territory: "r6_mine" }));
  expect(factsOf(out).earth.r6_mine).not.toContain("ash");
});

test("a candle of the House goes where it is told, whether it is named in full or by its role", () => {
  const house = mineOf(view);
  for (const figure of ["warrior", `${house}_warrior`]) {
    const moved = after(view, told("figure-moved", { house, figure, territory: "r6_mine", burnt: true }));
    expect(realmOf(moved).at[`${house}_warrior`]).toBe("r6_mine");
  }
});

test("a castle goes where it is told", () => {
  const house = mineOf(view);
  const moved = after(view, told("figure-moved", { house, figure: "castle", territory: "r6_mine", burnt: false }));
  expect(realmOf(moved).castles[view.seat ?? -1]).toBe("r6_mine");
});

/** What wants to be read. */
const SLOW = new Set(["tactics-revealed", "tactics-neutralised", "region-won"]);

test("every event of a real game is watched under 1.2 seconds, what a battle reveals and brings longer, with a known sound or none", () => {
  for (const event of played.steps.flatMap((step) => step.events)) {
    expect(pace(event), event.event).toBeGreaterThan(0);
    expect(pace(event), event.event).toBeLessThanOrEqual(SLOW.has(event.event) ? 2400 : 1200);
    expect([null, ...SOUND_NAMES]).toContain(sound(event));
  }
});

test("an event speaks of the territory, the figure and the region that it changes", () => {
  const house = mineOf(view);
  expect(places(told("figure-moved", { house, figure: "castle", territory: "r6_mine" }), view)).toEqual(
    expect.arrayContaining([`house:${house}`, `figure:${house}_castle`, "r6_mine"]),
  );
  expect(places(told("temple-built", { house, temple: "white", region: 4 }), view)).toContain("region:4");
});

test("a hinted answer speaks of both its steps", () => {
  const action = view.decision?.options.find((option) => option.startsWith("move ")) ?? "";
  const [, figure, territory] = action.split(" ");
  expect(places(action, view)).toEqual([`figure:${mineOf(view)}_${figure}`, territory]);
});

test("every seat looks like its House, and like nobody before it leads one", () => {
  const seen = looks(view);
  expect(new Set(seen.map((look) => look?.colour)).size).toBe(realmOf(view).houses.length);
  expect(looks({ ...view, table: { ...view.table, houses: ["", "ash"] } })[0]).toBeNull();
});

test("a burnt move tells that its candle lost a flame; nobody else's does, and no other event", () => {
  const dimmed = told("candle-dimmed", { candle: "ash_pilgrim", flames: 1 });
  const moved = { house: "ash", figure: "pilgrim", territory: "r6_mine" };
  expect(folds(dimmed, told("figure-moved", { ...moved, burnt: true }))).toBe(true);
  expect(folds(dimmed, told("figure-moved", { ...moved, burnt: false }))).toBe(false);
  expect(folds(dimmed, told("figure-moved", { ...moved, house: "coven", burnt: true }))).toBe(false);
  expect(folds(dimmed, told("earth-lit", moved))).toBe(false);
});

test("a curse that settles where it has risen is told once", () => {
  const risen = told("curse-appeared", { curse: "cu07", region: 4 });
  expect(folds(risen, told("curse-placed", { curse: "cu07", region: 4, territory: "r4_mine" }))).toBe(true);
  expect(folds(risen, told("curse-placed", { curse: "cu01", region: 4, territory: "r4_mine" }))).toBe(false);
  expect(folds(risen, told("curse-appeared", { curse: "cu07", region: 4 }))).toBe(false);
});
