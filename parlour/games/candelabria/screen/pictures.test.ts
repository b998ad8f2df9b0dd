// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Cover from "./Cover.svelte";
import CardBack from "./cards/CardBack.svelte";
import Icon from "./cards/Icon.svelte";
import IconMark from "./cards/IconMark.svelte";
import SymbolMark from "./cards/SymbolMark.svelte";
import { ICONS, SYMBOLS } from "./cards/symbols";
import Emblem from "./houses/Emblem.svelte";
import { HOUSES, houseLook, LIGHT } from "./houses/houses";
import CandleFigure from "./map/CandleFigure.svelte";
import Castle from "./map/Castle.svelte";
import CurseFigure from "./map/CurseFigure.svelte";
import { crown } from "./map/candles";
import EarthFlame from "./map/EarthFlame.svelte";
import { SPIRITS } from "./map/spirits";
import TempleStack from "./map/TempleStack.svelte";

afterEach(cleanup);

/** How many lights burn in what is drawn. */
const burning = (drawn: HTMLElement) =>
  [...drawn.querySelectorAll("path")].filter(
    (path) => path.getAttribute("fill") === LIGHT && path.hasAttribute("transform"),
  );

describe("the pictures", () => {
  it("share no light when many lie on one table", () => {
    for (const kind of ["candle", "tactics", "mission", "withering", "discovery", "candle"] as const)
      render(CardBack, { kind });
    render(Cover);
    const used = [...document.body.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    const there = [...document.body.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(there).size).toBe(there.length);
    expect(new Set(used)).toEqual(new Set(there));
  });

  it("show each flame of a candle, a wick for each that it lost, and smoke when none is left", () => {
    const candle = (flames: number) =>
      render(CandleFigure, { role: "warrior", house: "ash", flames, max: 4 }).container;
    expect([1, 2, 3, 4].map((flames) => burning(candle(flames)).length)).toEqual([1, 2, 3, 4]);
    const [one, full, out] = [1, 4, 0].map((flames) => candle(flames).querySelectorAll("path").length);
    expect(one).toBe(full);
    expect(out).toBeLessThan(full as number);
    expect(burning(candle(0))).toEqual([]);
  });

  it("show more flames than a candle was made for, if it has them", () => {
    const { container } = render(CandleFigure, { role: "explorer", house: "ash", flames: 3, max: 2 });
    expect(burning(container).length).toBe(3);
  });

  it("pile the temples of a region up, the last on top", () => {
    const { container } = render(TempleStack, { temples: ["white", "grey"] });
    const levels = [...container.querySelectorAll("[data-temple]")];
    expect(levels.map((level) => level.getAttribute("data-temple"))).toEqual(["white", "grey"]);
    expect(levels.map((level) => level.parentElement?.getAttribute("transform"))).toEqual([
      "translate(0 0)",
      "translate(0 -9.5)",
    ]);
  });

  it("show a mark for each symbol and icon, and none for what is neither", () => {
    for (const { id } of SYMBOLS)
      expect(render(SymbolMark, { symbol: id }).container.querySelector(`[data-symbol=${id}]`)).not.toBeNull();
    for (const { id } of ICONS)
      expect(render(IconMark, { icon: id }).container.querySelector(`[data-icon=${id}]`)).not.toBeNull();
    expect(render(SymbolMark, { symbol: "ignite" }).container.querySelector("svg")).toBeNull();
    expect(render(IconMark, { icon: "forge" }).container.querySelector("svg")).toBeNull();
    expect(render(CurseFigure, { curse: "cu06" }).container.querySelector("path")).toBeNull();
  });

  it("show the icon of a kind for each of its cards, and none for an unknown id", () => {
    const drawn = (id: string) => render(Icon, { id }).container.querySelector("path")?.getAttribute("d");
    expect(drawn("tc01-b")).toBe(drawn("tc01"));
    expect(drawn("tc01")).not.toBe(drawn("tc02"));
    expect(drawn("cu06")).toBeUndefined();
  });

  it("show a House that is not taken yet as a grey candle", () => {
    for (const picture of [Emblem, Castle, EarthFlame]) {
      const { container } = render(picture, { house: "" });
      expect(container.innerHTML).toContain(houseLook("").colour);
    }
  });
});

describe("a crown of flames", () => {
  it("stands in the middle and highest there", () => {
    const [left, middle, right] = crown(3, -10);
    expect([left?.x, middle?.x, right?.x]).toEqual([-6.2, 0, 6.2]);
    expect(middle?.y).toBe(-10);
    expect(left?.y).toBe(right?.y);
    expect(left?.y).toBeGreaterThan(-10);
  });
});

describe.each([
  ["the Houses", HOUSES, 6],
  ["the symbols", SYMBOLS, 6],
  ["the icons", ICONS, 7],
])("%s", (_, looks, count) => {
  it("differ in shape and in colour, and their signs stand out", () => {
    expect(new Set(looks.map(({ sign }) => sign)).size).toBe(count);
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(count);
    for (const { id, colour, ink } of looks) expect(contrast(colour, ink), id).toBeGreaterThan(3.5);
  });
});

it("gives every House a badge and a flame of its own shape", () => {
  expect(new Set(HOUSES.map(({ badge }) => badge)).size).toBe(6);
  expect(new Set(HOUSES.map(({ flame }) => flame)).size).toBe(6);
});

it("gives each of the nine curses something of its own", () => {
  expect(SPIRITS.length).toBe(9);
  expect(new Set(SPIRITS.map(({ property }) => property)).size).toBe(9);
  expect(new Set(SPIRITS.map(({ body, behind, before }) => body + behind + before)).size).toBe(9);
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
