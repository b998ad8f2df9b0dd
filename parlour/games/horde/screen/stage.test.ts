import { describe, expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { played, views } from "./fixtures/situations";
import { after } from "./stage";
import { statusesOf } from "./statuses";
import type { Status } from "./types";
import { warOf } from "./war";

const view = views.find(({ decision }) => decision?.kind === "activate") as View;
const [unit = "", hex = ""] = Object.entries(warOf(view).at)[0] ?? [];
const HELD: Status = { kind: "st_cleaved", unit: "", by: "", until: 1, what: "" };
const under = (statuses: Status[], kind: string) =>
  statuses.flatMap((status) => (status.kind === kind ? [status.unit] : [])).sort();

describe("after the events of each step", () => {
  test("the pieces stand, live and lie as the server says, over a whole stretch of a game", () => {
    let shown: View = { ...view, table: played.table };
    let truth = played.table;
    for (const step of played.steps) {
      truth = { ...truth };
      for (const [name, change] of Object.entries(step.changed)) truth[name] = changed(truth[name], change);
      for (const event of step.events) shown = after(shown, event);
      const { at, track, durability, fallen, traps, statuses, hold } = warOf(shown);
      expect({ at, durability, fallen, traps, hold }).toEqual({
        at: truth.at,
        durability: truth.durability,
        fallen: truth.fallen,
        traps: truth.traps,
        hold: truth.hold,
      });
      for (const kind of ["st_disguised", "st_poisoned", "st_silenced", "st_drilled"])
        expect(under(statuses, kind)).toEqual(under(truth.statuses, kind));
      for (const [faction, token] of Object.entries(track)) expect(truth.track[faction]).toMatchObject(token);
      for (const [id, health] of Object.entries(warOf(shown).health)) expect(health).toBe(truth.health[id]);
    }
  });

  test("an event that is shown twice changes nothing more", () => {
    let shown: View = { ...view, table: played.table };
    for (const event of played.steps.flatMap((step) => step.events)) {
      shown = after(shown, event);
      expect(after(shown, event)).toEqual(shown);
    }
  });
});

describe("a single event", () => {
  test("leaves the view before it as it was", () => {
    const before = JSON.stringify(view);
    after(view, { event: "unit-moved", unit, hex: "f6" });
    after(view, { event: "unit-died", unit });
    after(view, { event: "status-gained", unit, status: "st_herded" });
    expect(JSON.stringify(view)).toBe(before);
  });

  test("moves a unit", () => {
    expect(warOf(after(view, { event: "pushed", unit, hex: "f6" })).at[unit]).toBe("f6");
  });

  test("takes a dead unit from the board to the fallen", () => {
    const war = warOf(after(view, { event: "unit-died", unit }));
    expect(war.at[unit]).toBeUndefined();
    expect(war.fallen.at(-1)).toBe(unit);
  });

  test.each(["st_cleaved", "st_poisoned", "st_herded", "st_ordered", "st_disguised"])(
    "gives and takes %s",
    (status) => {
      const ids = (shown: View) => statusesOf(warOf(shown), unit).map(({ id }) => id);
      const gained = after(view, { event: "status-gained", unit, status });
      expect(ids(gained)).toContain(status);
      expect(ids(after(gained, { event: "status-lost", unit, status }))).not.toContain(status);
    },
  );

  test("that renews a status leaves its source as it was", () => {
    const cleaved = { ...view, table: { ...view.table, statuses: [{ ...HELD, unit, by: "rus_axe1" }] } };
    const [status] = statusesOf(warOf(after(cleaved, { event: "status-gained", unit, status: "st_cleaved" })), unit);
    expect(status).toEqual({ id: "st_cleaved", by: "rus_axe1" });
  });

  test("lays a trap for the faction whose turn it is, and springs it", () => {
    const laid = after(view, { event: "trap-laid", unit, hex: "f6" });
    expect(warOf(laid).traps.f6).toBe(warOf(view).faction);
    expect(warOf(after(laid, { event: "trap-sprung", unit, hex: "f6" })).traps.f6).toBeUndefined();
  });

  test("wounds, heals, razes", () => {
    expect(warOf(after(view, { event: "unit-wounded", unit, loss: 1, left: 1 })).health[unit]).toBe(1);
    expect(warOf(after(view, { event: "healed", unit, health: 2 })).health[unit]).toBe(2);
    expect(warOf(after(view, { event: "settlement-destroyed", settlement: "cap_rus" })).durability.cap_rus).toBe(0);
  });

  test("that the screen does not know changes nothing", () => {
    expect(after(view, { event: "unheard-of", unit, hex })).toBe(view);
  });
});

function changed(before: unknown, change: unknown): unknown {
  if (change === null || typeof change !== "object" || Array.isArray(change)) return change;
  const merged = { ...(before as Record<string, unknown>), ...change };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}
