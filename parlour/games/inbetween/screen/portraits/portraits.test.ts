import { describe, expect, it } from "vitest";
import { type Figure, figure, type World } from "./figure";
import { PEOPLE } from "./people";
import type { Shape } from "./shapes";
import { pair } from "./shapes";
import { chill, mix } from "./tones";

const NAMES =
  "bob carl earl jamie jerem julie lance maggie mandy max mina natalie richard rodney sam scott timmy tom".split(" ");
const WORLDS: readonly World[] = ["human", "creature"];
const LIGHTS: Readonly<Record<World, readonly string[]>> = {
  human: ["@dark"],
  creature: ["@dark", "@sky", "@halo", "@eye", "@mist"],
};
const shapesOf = ({ scene, behind, body, head, veil }: Figure): Shape[] => [scene, behind, body, head, veil].flat();

describe("the portraits", () => {
  it("show the eighteen townsfolk", () => {
    expect(Object.keys(PEOPLE)).toEqual(NAMES);
  });

  it("differ from each other and between the worlds", () => {
    const heads = NAMES.flatMap((name) => WORLDS.map((world) => JSON.stringify(figure(name, world).head)));
    expect(new Set(heads).size).toBe(36);
  });

  it("give nobody on the other side living eyes, and everybody a light in them", () => {
    for (const name of NAMES) {
      const lights = WORLDS.map((world) => shapesOf(figure(name, world)).filter(({ fill }) => fill === "@eye").length);
      expect(lights, name).toEqual([0, 1]);
    }
  });

  it.each(WORLDS)("are few sound shapes in known paints, in the %s world", (world) => {
    for (const name of NAMES) {
      const shapes = shapesOf(figure(name, world));
      expect(shapes.length, name).toBeLessThanOrEqual(42);
      for (const { d, fill, line, width } of shapes) {
        expect(d, name).toMatch(/^M[-MLHVCQTZalhvzm\d. ]+$/);
        expect(fill ?? line, name).toBeDefined();
        if (line) expect(width, name).toBeGreaterThan(0);
        for (const paint of [fill, line].filter((colour) => colour !== undefined)) {
          if (paint.startsWith("@")) expect(LIGHTS[world]).toContain(paint);
          else expect(paint).toMatch(/^#[\da-f]{6}$/);
        }
      }
    }
  });

  it("show the town and nobody in it for a stranger", () => {
    expect(figure("nobody", "human").head).toEqual([]);
    expect(figure("nobody", "creature").scene.length).toBeGreaterThan(0);
  });
});

describe("the tones", () => {
  it("mix by shares", () => {
    expect(mix("#000000", "#ff8040", 0.5)).toBe("#804020");
  });

  it("turn warm things blue on the other side and leave lights alone", () => {
    const fill = chill({ d: "", fill: "#e8a050" }).fill ?? "";
    expect(Number.parseInt(fill.slice(5, 7), 16)).toBeGreaterThan(Number.parseInt(fill.slice(1, 3), 16));
    expect(chill({ d: "", fill: "@mist" }).fill).toBe("@mist");
  });

  it("pair a path with its mirror image", () => {
    expect(pair("M90 10 L70 20.5Z")).toBe("M90 10 L70 20.5ZM110 10 L130 20.5Z");
  });
});
