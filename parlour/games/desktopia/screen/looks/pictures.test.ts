// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import type { ComponentProps } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import book from "../../scripts/book.json";
import Artifact from "./Artifact.svelte";
import Barrel from "./Barrel.svelte";
import Cover from "./Cover.svelte";
import Disk from "./Disk.svelte";
import HitMark from "./HitMark.svelte";
import Icon from "./Icon.svelte";
import Missile from "./Missile.svelte";
import { MISSILES, missileLook } from "./missiles";
import { outlineOf } from "./outlines";
import Portrait from "./Portrait.svelte";
import Table from "./Table.svelte";
import Terrain from "./Terrain.svelte";
import { type Piece, terrainLook } from "./terrain";

afterEach(cleanup);

const kharu = { character: "kharu", order: "dust", diameter: 31, lives: 3, most: 4, sector: 120, facing: 90 };
const drawn = (props: Partial<ComponentProps<typeof Disk>> = {}) => render(Disk, { ...kharu, ...props }).container;
const count = (container: HTMLElement, selector: string) => container.querySelectorAll(selector).length;

describe("a character's disk", () => {
  it("is drawn at its own size", () => {
    expect(drawn({ diameter: 16, x: 3, y: 4 }).querySelector(".disk")?.getAttribute("transform")).toBe(
      "translate(3 4) scale(0.5)",
    );
  });

  it("shows a pip for each life, full as long as it has it; none when one is all there can be", () => {
    expect([count(drawn(), ".pip"), count(drawn(), ".pip.full")]).toEqual([4, 3]);
    expect(count(drawn({ lives: 1, most: 1 }), ".pip")).toBe(0);
  });

  it("bears the drop as a wounded veteran, and only then", () => {
    expect(count(drawn({ lives: 1, most: 2 }), ".drop")).toBe(1);
    expect(count(drawn({ lives: 2, most: 2 }), ".drop")).toBe(0);
    expect(count(drawn({ lives: 1, most: 4 }), ".drop")).toBe(0);
  });

  it("turns its power sector with its facing, and has none without one", () => {
    expect(drawn().querySelector(".facing")?.getAttribute("transform")).toBe("rotate(-90)");
    expect(count(drawn(), ".sector")).toBe(1);
    expect(count(drawn({ sector: 0 }), ".sector")).toBe(0);
    expect(count(drawn({ power: "maybe" }), ".sector.maybe")).toBe(1);
  });

  it("fans out its missiles, the lowest first, with their numbers where there is room", () => {
    const column = ["flame2", "lariat_of_pain", "tick1"];
    const badges = [...drawn({ column }).querySelectorAll("[data-missile]")];
    expect(badges.map((badge) => badge.getAttribute("data-missile"))).toEqual(column);
    expect(new Set(badges.map((badge) => badge.getAttribute("transform"))).size).toBe(3);
    expect(count(drawn({ column }), ".level")).toBe(0);
    expect(
      [...drawn({ column, detailed: true }).querySelectorAll(".level")].map(({ textContent }) => textContent),
    ).toEqual(["1", "2", "3"]);
  });

  it("keeps the badges of a tall column apart", () => {
    const places = [...drawn({ column: Array.from({ length: 6 }, () => "flame") }).querySelectorAll("[data-missile]")];
    expect(new Set(places.map((badge) => badge.getAttribute("transform"))).size).toBe(6);
  });

  it("tells by its rim who can act, has acted and cannot act", () => {
    const marks = (state: "plain" | "bright" | "dim" | "locked") =>
      [".ready", ".veil", ".lock"].map((mark) => count(drawn({ state }), mark));
    expect(marks("plain")).toEqual([0, 0, 0]);
    expect(marks("bright")).toEqual([1, 0, 0]);
    expect(marks("dim")).toEqual([0, 1, 0]);
    expect(marks("locked")).toEqual([0, 1, 1]);
    expect(count(drawn({ glowing: true }), ".halo")).toBe(2);
  });

  it("is plain wood with a face that is known to nobody", () => {
    expect(() => drawn({ character: "nobody", order: "water" })).not.toThrow();
  });
});

describe("the other disks", () => {
  it.each(MISSILES.map(({ id, short }) => [id, short]))("know a missile by its kind and its disk: %s", (id, short) => {
    expect(missileLook(`${short}12`)?.id).toBe(id);
    expect(outlineOf(id)).toBeDefined();
    expect(render(Missile, { missile: short }).container.innerHTML).toContain(outlineOf(id) as string);
  });

  it("show an artifact that was used as spent", () => {
    const spent = (used: boolean) =>
      count(render(Artifact, { artifact: "fire_mine", order: "fire", used }).container, ".spent");
    expect([spent(false), spent(true)]).toEqual([0, 1]);
  });

  it("glow when they may be chosen", () => {
    for (const glowing of [false, true])
      for (const { container } of [
        render(Missile, { missile: "tick", glowing }),
        render(Artifact, { artifact: "fire_mine", order: "fire", glowing }),
        render(Barrel, { order: "dust", glowing }),
      ])
        expect(count(container, ".halo")).toBe(glowing ? 1 : 0);
  });

  it("show a character as a medallion of any size", () => {
    expect(
      render(Portrait, { ...kharu, size: 40 })
        .container.querySelector("svg")
        ?.getAttribute("width"),
    ).toBe("40");
  });
});

describe("the marks", () => {
  it("tell the five hits apart", () => {
    const hits = ["plain", "vampire_hit", "fire_hit", "dryad_hit", "power_hit"];
    const looks = hits.map((hit) => render(HitMark, { hit }).container.querySelector("svg")?.innerHTML);
    expect(new Set(looks).size).toBe(5);
  });

  it("show an icon for a known id and none for another", () => {
    expect(render(Icon, { id: "flick", size: 20 }).container.querySelector("svg")?.getAttribute("width")).toBe("20");
    expect(render(Icon, { id: "constructor" }).container.querySelector("svg")).toBeNull();
  });
});

describe("the desk", () => {
  const sight = { w: 1000, h: 800, turn: 90 } as const;

  it("shares no light when many are seen at once", () => {
    render(Cover);
    render(Table, { sight });
    render(Table, { sight });
    const used = [...document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    const there = [...document.body.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(there).size).toBe(there.length);
    expect(new Set(used)).toEqual(new Set(there));
  });

  it("turns its rails with the one who looks", () => {
    const rail = (edge: "bottom" | "left" | "top" | "right") => {
      const drawn = render(Table, { sight, rails: [edge] }).container.querySelector(".rail");
      return ["x", "y", "width", "height"].map((name) => Number(drawn?.getAttribute(name)));
    };
    expect(rail("right")).toEqual([-14, 1000, 828, 14]);
    expect(rail("left")).toEqual([-14, -14, 828, 14]);
    expect(rail("top")).toEqual([800, -14, 14, 1028]);
    expect(rail("bottom")).toEqual([-14, -14, 14, 1028]);
  });

  it.each(book.scripts.map(({ id, terrain, field }) => ({ id, terrain, field })))(
    "draws every thing of $id",
    ({ terrain, field }) => {
      for (const piece of terrain as unknown as Piece[]) {
        const { container } = render(Terrain, { piece, sight: { ...field, turn: 0 } });
        const thing = container.querySelector("[data-terrain]");
        expect(thing?.getAttribute("data-kind")).toBe(terrainLook(piece).kind);
        // more than its shadow, its place and the dusk over it
        expect(thing?.querySelectorAll("*").length).toBeGreaterThan(6);
        expect(container.innerHTML).not.toMatch(/NaN|undefined/);
        cleanup();
      }
    },
  );
});
