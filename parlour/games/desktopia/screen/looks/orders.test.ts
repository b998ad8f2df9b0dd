import { describe, expect, it } from "vitest";
import { ORDERS, orderLook, orderStyle, type Shade } from "./orders";

const PAPER: Shade = { day: "#fdf8ee", night: "#2a2018" };

/** The lightness of a colour as eyes judge it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["day", "night"] as const)("the Orders by %s", (time) => {
  it.each([...ORDERS, orderLook("")])("can be read: $id", ({ face, ink, deep, bright, text, wash }) => {
    expect(contrast(ink[time], face[time])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text[time], PAPER[time])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(text[time], wash[time])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(bright[time], deep[time])).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the Orders", () => {
  it("are four, each with a rim and a colour of its own", () => {
    expect(ORDERS.map(({ id }) => id)).toEqual(["fire", "grass", "metal", "dust"]);
    expect(new Set(ORDERS.map(({ pattern }) => pattern)).size).toBe(4);
    expect(new Set(ORDERS.map(({ face }) => face.day)).size).toBe(4);
  });

  it("leave what is none of them plain", () => {
    expect(orderLook("water").pattern).toBe("bare");
  });

  it("give every colour to CSS, for both themes", () => {
    expect(orderStyle("fire").split("; ")).toHaveLength(6);
    expect(orderStyle("fire")).toContain("--face: light-dark(#c0470b, #c14a0d)");
  });
});
