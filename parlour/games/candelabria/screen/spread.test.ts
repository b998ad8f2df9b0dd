import { expect, test } from "vitest";
import { bearingsOf } from "./bearings";
import { type Island, islandOn } from "./island";
import { centreOf, figuresLaid, flamesLaid } from "./spread";

const SIDES = ["small", "large"] as const;
const lands = (island: Island) =>
  island.lands.map((land) => ({
    land,
    circle: island.countries.find((country) => country.number === land.region)?.circle ?? land.centre,
  }));
const all = SIDES.flatMap((side) => lands(islandOn(side)));

test("both sides have all their regions, each of three territories", () => {
  expect(SIDES.map((side) => islandOn(side).countries.length)).toEqual([8, 10]);
  for (const side of SIDES) {
    const island = islandOn(side);
    expect(island.lands).toHaveLength(island.countries.length * 3);
    for (const country of island.countries)
      expect(
        island.lands
          .filter((land) => land.region === country.number)
          .map((land) => land.id)
          .sort(),
      ).toEqual([...country.lands].sort());
  }
});

test("everything that is drawn lies in the picture", () => {
  for (const side of SIDES) {
    const { box, lands: drawn, countries, bridges } = islandOn(side);
    const points = [
      ...drawn.map((land) => land.centre),
      ...countries.map((country) => country.circle),
      ...bridges.flatMap(({ from, to }) => [from, to]),
    ];
    for (const { x, y } of points) {
      expect(x > box.x && x < box.x + box.width).toBe(true);
      expect(y > box.y && y < box.y + box.height).toBe(true);
    }
  }
});

test("a side that the map does not have is refused", () => {
  expect(() => islandOn("middle")).toThrow("middle");
});

test("figures of one territory never stand on each other: neighbours of a row keep their width, rows their step", () => {
  for (const { land } of all) {
    for (const count of [1, 2, 3, 4, 6, 7, 12, 19]) {
      const laid = figuresLaid(count, land.radius);
      expect(laid).toHaveLength(count);
      for (const [at, one] of laid.entries())
        for (const other of laid.slice(at + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x) / 33, Math.abs(one.y - other.y) / 31);
          expect(apart).toBeGreaterThanOrEqual(one.scale - 1e-9);
        }
    }
  }
});

test("a few figures stand within their territory, and the fewer they are the larger", () => {
  for (const { land } of all) {
    let before = Number.POSITIVE_INFINITY;
    for (const count of [1, 2, 4, 7, 12]) {
      const laid = figuresLaid(count, land.radius);
      const scale = laid[0]?.scale ?? 0;
      expect(scale).toBeLessThanOrEqual(before);
      before = scale;
      if (count <= 4) for (const { x, y } of laid) expect(Math.hypot(x, y)).toBeLessThan(land.radius);
    }
  }
});

test("six earth flames keep apart on the bow, and all are as far from the middle", () => {
  for (const { land, circle } of all) {
    const laid = flamesLaid(6, land.radius, bearingsOf(land, circle).flames);
    for (const [at, { x, y }] of laid.entries()) {
      const next = laid[at + 1];
      expect(Math.hypot(x, y)).toBeCloseTo(0.74 * land.radius);
      if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(18);
    }
  }
});

test("flames are laid from left to right, above as well as below", () => {
  for (const bearing of [Math.PI / 2, -Math.PI / 2]) {
    const xs = flamesLaid(3, 60, bearing).map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((one, two) => one - two));
  }
});

test("the coin keeps clear of the flames and of the number circle", () => {
  for (const { land, circle } of all) {
    const { coin, flames } = bearingsOf(land, circle);
    const middle = centreOf(land, circle);
    for (const { x, y } of flamesLaid(3, land.radius, flames))
      expect(Math.hypot(coin.x - middle.x - x, coin.y - middle.y - y), land.id).toBeGreaterThan(24);
    expect(Math.hypot(coin.x - circle.x, coin.y - circle.y), land.id).toBeGreaterThan(34);
  }
});
