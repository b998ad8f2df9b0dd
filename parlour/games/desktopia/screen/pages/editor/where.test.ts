import { describe, expect, it } from "vitest";
import { placeIn } from "./where";

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
