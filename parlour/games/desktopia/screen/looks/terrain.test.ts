import { describe, expect, it } from "vitest";
import book from "../../scripts/book.json";
import type { Shape } from "./seen";
import { type Piece, terrainLook } from "./terrain";

const pieces = book.scripts.flatMap(({ terrain }) => terrain as unknown as Piece[]);
const round: Shape = { circle: [0, 0, 40] };
const long: Shape = { rect: [0, 0, 100, 30, 0] };
const looks = (label_en: string, shape: Shape, id = "thing") => terrainLook({ id, label_en, shape });

describe("the things of the book", () => {
  it("are all known by their names, and plain only where the name says so", () => {
    const nameless = ({ shape }: Piece) => terrainLook({ id: "", shape }).kind;
    const plain = pieces.filter((piece) => terrainLook(piece).kind === nameless(piece));
    const names = /box|packet|tin|match|roll|cap|cup|knob|snuffer|stick/i;
    expect(plain.filter(({ label_en = "" }) => !names.test(label_en))).toEqual([]);
  });

  it("are of many kinds", () => {
    expect(new Set(pieces.map((piece) => terrainLook(piece).kind)).size).toBeGreaterThanOrEqual(25);
  });
});

describe("a name", () => {
  it.each([
    ["Tea cup", round, "cup", "tea"],
    ["Coffee cup", round, "cup", "coffee"],
    ["Glass of juice", round, "glass", "juice"],
    ["Wine glass", round, "glass", "wine"],
    ["Jar of bolts", round, "jar", ""],
    ["Honey pot", round, "jar", ""],
    ["Cactus pot", round, "plant", "cactus"],
    ["Pen pot", round, "penpot", ""],
    ["Half a lemon", round, "fruit", "cut"],
    ["Bar of soap", long, "block", "soap"],
    ["Butter dish", long, "block", "butter"],
    ["Butter knife", long, "cutlery", "knife"],
    ["Tea box", long, "box", ""],
    ["Box of paper clips", long, "box", ""],
    ["Glasses case", long, "leather", ""],
    ["Spoons", long, "cutlery", "spoon"],
  ] as const)("says what it is: %s", (label, shape, kind, detail) => {
    expect(looks(label, shape)).toMatchObject({ kind, detail });
  });

  it("says its colour", () => {
    expect(looks("Red pencil", long).tint).toBe("#b04a40");
    expect(looks("Blue pencil", long).tint).toBe("#47719b");
  });

  it("goes before the id, and the id before nothing", () => {
    expect(looks("Salt cellar", round, "cup_0").kind).toBe("shaker");
    expect(looks("First of many", round, "cup_0").kind).toBe("cup");
    expect(looks("", long, "old_book").kind).toBe("book");
  });

  it("may be Russian alone", () => {
    expect(terrainLook({ id: "x", label_ru: "Синяя кружка", shape: round }).kind).toBe("mug");
    expect(terrainLook({ id: "x", label_ru: "Серебряная ложка", shape: long }).detail).toBe("spoon");
  });
});

describe("what is unknown or has another form than its name", () => {
  it("is drawn as a plain thing of its form", () => {
    const poly: Shape = {
      poly: [
        [0, 0],
        [9, 0],
        [0, 9],
      ],
    };
    expect(looks("Zyx", round).kind).toBe("tin");
    expect(looks("Zyx", long).kind).toBe("box");
    expect(looks("Zyx", poly).kind).toBe("slab");
    expect(looks("Computer mouse", poly).kind).toBe("mouse");
    expect(looks("Computer mouse", long).kind).toBe("box");
    expect(looks("Book", round).kind).toBe("tin");
    expect(looks("Book", poly).kind).toBe("slab");
  });

  it("is not taken for something that every object has", () => {
    expect(looks("constructor", long, "toString").kind).toBe("box");
  });

  it("keeps its colour", () => {
    expect(looks("Zyx", round, "a")).toEqual(looks("Zyx", round, "a"));
    const colours = ["a", "b", "c", "d", "e", "f"].map((id) => looks("Zyx", round, id).tint);
    expect(new Set(colours).size).toBeGreaterThan(2);
  });
});
