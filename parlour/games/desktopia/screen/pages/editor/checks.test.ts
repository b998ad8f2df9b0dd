import { describe, expect, it } from "vitest";
import { CONDITIONS, RULES } from "../../data/schema";
import { book } from "../script/book";
import type { Script } from "../script/format";
import { type Fault, faultsOf, placeIn } from "./checks";
import { alone } from "./draft";
import { newCondition, newRule } from "./lists";

const { scripts } = await book();
const from = (id: string): Script => {
  const match = scripts.find((script) => script.id === id);
  if (!match) throw new Error(`no script ${id}`);
  return alone(match);
};
const faults = (id: string, harm: (script: Script) => void): Fault[] => {
  const script = from(id);
  harm(script);
  return faultsOf(script);
};
const keys = (id: string, harm: (script: Script) => void): string[] => faults(id, harm).map(({ key }) => key);
const DUEL = "duel_sugar_run";
const ETUDE = "etude_metal_3";

describe("a script", () => {
  it.each(scripts.map(({ id }) => id))("of the book has no faults: %s", (id) => {
    expect(faultsOf(from(id))).toEqual([]);
  });

  it("needs titles in both languages, and a table of a fair size", () => {
    expect(
      keys(DUEL, (script) => {
        script.title_ru = " ";
      }),
    ).toEqual(["fault-title"]);
    expect(
      keys(DUEL, (script) => {
        script.field.w = 1500;
      }),
    ).toContain("fault-field");
  });

  it("has terrain that is convex, on the table and apart", () => {
    const shape = (drawn: Script["terrain"][number]["shape"]) => (script: Script) => {
      const piece = script.terrain[0];
      if (piece) piece.shape = drawn;
    };
    expect(keys(ETUDE, shape({ circle: [20, 600, 40] }))).toEqual(["fault-area-outside"]);
    expect(keys(ETUDE, shape({ circle: [560, 430, 20] }))).toEqual(["fault-crossing"]);
    expect(keys(ETUDE, shape({ circle: [700, 600, 0] }))).toEqual(["fault-flat"]);
    const inward: [number, number][] = [
      [600, 550],
      [700, 550],
      [650, 570],
      [700, 650],
    ];
    expect(keys(ETUDE, shape({ poly: inward }))).toEqual(["fault-convex"]);
    expect(
      keys(
        ETUDE,
        shape({
          poly: [
            [600, 550],
            [600, 650],
            [700, 650],
            [700, 550],
          ],
        }),
      ),
    ).toEqual(["fault-convex"]);
    expect(
      keys(
        ETUDE,
        shape({
          poly: [
            [600, 550],
            [700, 550],
          ],
        }),
      ),
    ).toContain("fault-corners");
  });

  it("says which disks lie too close to what", () => {
    const move = (x: number, y: number) => (script: Script) => {
      const entry = script.sides[0]?.squad[0];
      if (entry) entry.placement = { at: [[x, y]] };
    };
    const ramprack = { kind: "unit", side: 0, entry: 0, disk: 0 };
    expect(faults(ETUDE, move(5, 170))).toEqual([{ key: "fault-disk-outside", facts: {}, where: ramprack }]);
    expect(faults(ETUDE, move(430, 221))).toEqual([
      { key: "fault-disk-terrain", facts: { other: "mug" }, where: ramprack },
    ]);
    expect(keys(ETUDE, move(250, 209))).toEqual(["fault-disks"]);
    expect(keys(ETUDE, move(250, 209.7))).toEqual([]);
  });

  it("has squads that can be", () => {
    expect(keys(DUEL, (script) => void script.sides[0]?.squad.splice(0))).toEqual(["fault-nobody"]);
    expect(keys(DUEL, (script) => void script.zones.splice(0, 1))).toEqual(
      Array.from({ length: 3 }, () => "fault-no-zone"),
    );
    const first = (change: (entry: Script["sides"][number]["squad"][number]) => void) => (script: Script) => {
      const entry = script.sides[0]?.squad[0];
      if (entry) change(entry);
    };
    expect(
      keys(
        DUEL,
        first((entry) => {
          entry.wounds = 4;
        }),
      ),
    ).toEqual(["fault-wounds"]);
    expect(
      keys(
        DUEL,
        first((entry) => {
          entry.wounds = 3;
        }),
      ),
    ).toEqual([]);
    expect(
      keys(
        DUEL,
        first((entry) => {
          entry.type = "nobody";
        }),
      ),
    ).toContain("fault-type");
    expect(
      keys(
        DUEL,
        first((entry) => {
          entry.count = 2;
        }),
      ),
    ).toEqual(["fault-hero"]);
    expect(
      keys(
        ETUDE,
        first((entry) => {
          entry.count = 2;
        }),
      ),
    ).toEqual(["fault-points"]);
    expect(
      keys(
        ETUDE,
        first((entry) => {
          entry.on_artifact = "magnetosphere";
        }),
      ),
    ).toContain("fault-crowded");
    expect(
      keys(
        ETUDE,
        first((entry) => {
          entry.on_artifact = "fire_mine";
        }),
      ),
    ).toContain("fault-no-artifact");
  });

  it("uses no more disks of a colour than there are", () => {
    const add = (type: string, count: number) => (script: Script) =>
      void script.sides[0]?.squad.push({ type, count, placement: { zone: "south" } });
    expect(keys(DUEL, add("ramprack", 2))).toEqual([]);
    expect(keys(DUEL, add("ramprack", 3))).toEqual(["fault-veterans"]);
    expect(keys(DUEL, add("minusoid", 2))).toEqual([]);
    expect(keys(DUEL, add("minusoid", 3))).toEqual(["fault-fighters"]);
    const barrel = {
      object_id: "lump_4",
      order: "metal",
      at: [500, 400] as [number, number],
      label_en: "",
      label_ru: "",
    };
    expect(keys(DUEL, (script) => void script.objects.push(barrel))).toEqual(["fault-artifacts"]);
  });

  it("has room for its squads", () => {
    const narrow = (script: Script) => {
      const camp = script.zones[0];
      if (camp) camp.shape = { rect: [500, 110, 150, 80, 0] };
    };
    expect(faults(DUEL, narrow)).toEqual([{ key: "fault-crammed", facts: {}, where: { kind: "zone", at: 0 } }]);
  });

  it("names nothing that is not there in its goals and rules", () => {
    expect(keys(DUEL, (script) => void script.objects.splice(0, 1))).toContain("fault-names-object");
    expect(faults(DUEL, (script) => void script.special_rules.push({ type: "immobile", tag: "ghost" }))).toEqual([
      { key: "fault-names-tag", facts: { number: 1, name: "ghost" }, where: "rules" },
    ]);
    expect(keys(DUEL, (script) => void script.special_rules.push({ type: "magic" }))).toEqual(["fault-kind"]);
    expect(keys(DUEL, (script) => void script.special_rules.push({ type: "no_penalty", seats: [0, 2] }))).toEqual([
      "fault-names-seat",
    ]);
  });
});

describe("new goals and rules", () => {
  it("ask for nothing that is so already", () => {
    const script = from(DUEL);
    expect(newCondition(script, "reach_zone", 0)).toEqual({
      team: 0,
      type: "reach_zone",
      any: true,
      zone: "north",
      count: 1,
    });
    expect(newCondition(script, "turns_over", 1)).toEqual({ team: 1, type: "turns_over", turns: 1, result: "lose" });
    expect(newRule(script, "reinforcement").units).toEqual([{ type: "energan", count: 1 }]);
  });

  it("name what there is", () => {
    const script = from("tea_1_saucer");
    addEverything(script);
    for (const type of Object.keys(CONDITIONS)) script.victory.push(newCondition(script, type, 0));
    for (const type of Object.keys(RULES)) script.special_rules.push(newRule(script, type));
    expect(faultsOf(script)).toEqual([]);
  });
});

function addEverything(script: Script): void {
  script.artifacts.push({ artifact: "fire_mine", at: [450, 300] });
  script.objects.push({ object_id: "lump", order: "dust", at: [450, 600], label_en: "Lump", label_ru: "Кусок" });
}

describe("a place of the file", () => {
  it("is a thing on the table", () => {
    expect(placeIn("terrain[3].shape: too close")).toEqual({ kind: "terrain", at: 3 });
    expect(placeIn("Нельзя. zones[0]: мала")).toEqual({ kind: "zone", at: 0 });
    expect(placeIn("sides[1].squad[2].placement.at[4]: outside")).toEqual({ kind: "unit", side: 1, entry: 2, disk: 4 });
    expect(placeIn("sides[0].squad[1].type: not played")).toEqual({ kind: "unit", side: 0, entry: 1, disk: 0 });
  });

  it("or a panel of the editor", () => {
    expect(placeIn("victory[0].rounds: out of range")).toBe("goals");
    expect(placeIn("special_rules[1].add[0].id: twice")).toBe("rules");
    expect(placeIn("sides[0].team: unknown")).toBe("squads");
    expect(placeIn("victory: no way to win")).toBe("goals");
    expect(placeIn("title_en: too long")).toBe("texts");
    expect(placeIn("round_limit: out of range")).toBe("table");
  });

  it("or none that can be shown", () => {
    expect(placeIn("The script cannot be played.")).toBeNull();
  });
});
