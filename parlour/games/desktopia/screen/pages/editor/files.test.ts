import { describe, expect, it } from "vitest";
import { book } from "../script/book";
import { alone, fresh } from "./draft";
import { readScript, UnreadableError } from "./reading";
import { fileName, scriptJson, scriptText } from "./writing";

const { scripts } = await book();
const refused = (text: string): string => {
  try {
    readScript(text);
  } catch (failure) {
    if (failure instanceof UnreadableError) return `${failure.key} ${failure.where}`.trim();
    throw failure;
  }
  return "";
};
const damaged = (harm: (script: Record<string, unknown>) => void): string => {
  const script = JSON.parse(scriptJson(fresh()));
  harm(script);
  return refused(JSON.stringify(script));
};

describe("a script of the book", () => {
  it("becomes one of its own: no battle of a campaign, and without what the campaign hands on", () => {
    const battle = scripts.find(({ kind }) => kind === "campaign_battle");
    if (!battle) throw new Error("no campaign");
    expect(alone(battle)).toMatchObject({ id: battle.id, kind: "battle" });
    expect(JSON.parse(scriptJson(alone(battle)))).not.toHaveProperty("campaign");
  });
});

describe("a file", () => {
  it.each(scripts.map((script) => [script.id, script] as const))("holds all of a script: %s", (_, script) => {
    const mine = alone(script);
    expect(readScript(scriptText(mine))).toEqual(mine);
    expect(readScript(scriptJson(mine))).toEqual(mine);
  });

  it("is written one thing a line, without what goes without saying", () => {
    const lines = scriptText(fresh()).split("\n");
    expect(lines.slice(0, 3)).toEqual(["{", '  "id": "my_script",', '  "title_en": "My script",']);
    expect(lines).toContain(
      '    {"id": "south", "label_en": "South edge", "label_ru": "Южный край", "shape": {"rect": [500, 110, 700, 160, 0]}},',
    );
    expect(lines.some((line) => line.includes("round_limit") || line.includes("rituals"))).toBe(false);
    expect(fileName(fresh())).toBe("my_script.desktopia.json");
  });

  it("leaves out empty tags, no wounds and null", () => {
    const script = fresh();
    script.sides[0]?.squad.push({
      type: "vampal",
      count: 1,
      tag: null,
      wounds: 0,
      missiles: null,
      placement: { zone: "south" },
    });
    expect(JSON.parse(scriptJson(script)).sides[0].squad).toEqual([
      { type: "vampal", count: 1, placement: { zone: "south" } },
    ]);
  });

  it("that is none is refused with what and where", () => {
    expect(refused("nonsense")).toBe("file-no-json");
    expect(refused("[]")).toBe("file-shape");
    expect(refused(" ".repeat(200_001))).toBe("file-large");
    expect(
      damaged((script) => {
        script.colour = "red";
      }),
    ).toBe("file-unknown colour");
    expect(
      damaged((script) => {
        script.players = 5;
      }),
    ).toBe("file-shape players");
    expect(damaged((script) => void delete script.id)).toBe("file-shape id");
    expect(
      damaged((script) => {
        script.terrain = [{ id: "mug", shape: { circle: [1, 2] } }];
      }),
    ).toBe("file-shape terrain[0].shape.circle");
    expect(
      damaged((script) => {
        script.sides = [{ seat: 0, team: 0, orders: ["fire"], squad: [{ type: "vampal" }] }];
      }),
    ).toBe("file-shape sides[0].squad[0].placement");
    expect(
      damaged((script) => {
        script.artifacts = [{ artifact: "fire_mine", at: [1, "2"] }];
      }),
    ).toBe("file-shape artifacts[0].at[1]");
  });
});
