import { describe, expect, it } from "vitest";
import { asked, views } from "../fixtures/situations";
import { springOf, sumOf } from "./springs";
import { lookOf } from "./states";
import { zonesOf } from "./zones";

const hit = { disk: "kharu", target: "dryad1", damage: 3, power: true, burning: false, lariats: 1, charge: 0 };

describe("what springs up at a hit", () => {
  it("is its sum (DK-HIT-11)", () => {
    expect(sumOf(hit)).toBe("1 ×2 +1");
    expect(sumOf({ ...hit, power: false, lariats: 0 })).toBe("1");
    expect(sumOf({ ...hit, burning: true, lariats: 0, charge: 1 })).toBe("1 ×2 ×2 +1");
  });

  it("stands at whoever was hit, wounded, healed or guarded", () => {
    expect(springOf({ event: "character-hit", ...hit })).toEqual({ disk: "dryad1", text: "1 ×2 +1", mood: "harm" });
    expect(springOf({ event: "character-wounded", disk: "div", damage: 2, left: 1, by: "kharu" })?.text).toBe("−2 ♥");
    expect(springOf({ event: "character-healed", disk: "div", lives: 1, now: 2, by: "dryad1" })?.mood).toBe("heal");
    expect(springOf({ event: "damage-prevented", disk: "div", damage: 1, by: "flame1", why: "shield" })?.mood).toBe(
      "guard",
    );
    expect(springOf({ event: "turn-began", seat: 0, actions: 3 })).toBeNull();
    expect(springOf(null)).toBeNull();
  });
});

describe("how a character looks", () => {
  it("tells those who can act, have acted, and are held back", () => {
    const { view } = asked("act");
    const own = Object.keys(view.table.side).filter((disk) => view.table.side[disk] === view.table.active);
    const facts = (why: string) => ({ ...view, facts: { ...view.facts, able: { [own[0] ?? ""]: why } } });
    expect(lookOf(facts(""), own[0] ?? "")).toBe("bright");
    expect(lookOf(facts("acted"), own[0] ?? "")).toBe("dim");
    expect(lookOf(facts("tick"), own[0] ?? "")).toBe("locked");
    expect(lookOf(facts("out_of_actions"), own[0] ?? "")).toBe("plain");
    expect(lookOf(view, "fountain_of_life")).toBe("plain");
  });
});

describe("the zones that are shown", () => {
  it("are those of the squad while it is deployed", () => {
    const scene = asked("deploy");
    const roles = zonesOf(scene.view, scene.decision).map(({ role }) => role);
    expect(roles).toContain("deploy");
  });

  it("are, later, those that hurt, heal or must be reached", () => {
    const crowd = views.find(({ facts }) => facts?.script.id === "crowd");
    if (!crowd) throw new Error("no crowd");
    const shown = Object.fromEntries(zonesOf(crowd, null).map(({ area, role }) => [area.id, role]));
    expect(shown).toMatchObject({ draught: "hazard", spring: "healing" });
    expect(shown).not.toHaveProperty("north");
  });
});
