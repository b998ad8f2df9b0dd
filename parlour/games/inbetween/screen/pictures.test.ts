// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Cover from "./Cover.svelte";
import CardBack from "./cards/CardBack.svelte";
import Icon from "./cards/Icon.svelte";
import SymbolMark from "./cards/SymbolMark.svelte";
import { SYMBOLS } from "./cards/symbols";
import Portrait from "./circle/Portrait.svelte";

afterEach(cleanup);

/** Every light that a picture of the page uses, and every light that there is. */
const lights = () => ({
  used: [...document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id),
  there: [...document.body.querySelectorAll("[id]")].map(({ id }) => id),
});

describe("the pictures", () => {
  it("share no light when many lie on one table", () => {
    for (const world of ["human", "creature", "human", "creature"] as const)
      render(Portrait, { character: "sam", world });
    for (const side of ["city", "creature", "city"] as const) render(CardBack, { side });
    render(Cover);
    const { used, there } = lights();
    expect(new Set(there).size).toBe(there.length);
    expect(new Set(used)).toEqual(new Set(there));
  });

  it("change with the world", async () => {
    const { container, rerender } = render(Portrait, { character: "tom", world: "human" });
    const warm = container.innerHTML;
    await rerender({ character: "tom", world: "creature" });
    expect(container.innerHTML).not.toBe(warm);
    expect(lights().used.every((id) => lights().there.includes(id ?? ""))).toBe(true);
  });

  it("show a mark for each symbol, another for its token, and none for what is no symbol", () => {
    for (const { id } of SYMBOLS) {
      expect(render(SymbolMark, { symbol: id }).container.querySelectorAll("path").length).toBe(2);
      expect(render(SymbolMark, { symbol: id, token: true }).container.querySelectorAll("path").length).toBe(4);
    }
    expect(render(SymbolMark, { symbol: "moon" }).container.querySelector("svg")).toBeNull();
  });

  it("show an icon for a known id and none for another", () => {
    expect(render(Icon, { id: "shroud", size: 20 }).container.querySelector("svg")?.getAttribute("width")).toBe("20");
    expect(render(Icon, { id: "sword" }).container.querySelector("svg")).toBeNull();
  });
});

describe("the symbols", () => {
  it("are four of the City and seven of the Creature", () => {
    const of = (kind: string) => SYMBOLS.filter((look) => look.kind === kind).map(({ id }) => id);
    expect(of("city")).toEqual(["home", "shield", "lantern", "heart"]);
    expect(of("creature")).toEqual(["web", "rift", "eye", "tentacle", "skull", "maw", "claw"]);
  });

  it("differ in shape and in colour, and stand out from what they lie on", () => {
    expect(new Set(SYMBOLS.map(({ sign }) => sign)).size).toBe(11);
    expect(new Set(SYMBOLS.map(({ colour }) => colour)).size).toBe(11);
    for (const { id, colour, ink } of SYMBOLS) expect(contrast(colour, ink), id).toBeGreaterThan(3.5);
  });
});

/** The contrast of two colours, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
