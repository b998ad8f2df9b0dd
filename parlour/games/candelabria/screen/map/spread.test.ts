import { expect, test } from "vitest";
import { views } from "../fixtures/situations";
import { realmOf } from "../realm";
import { COIN, circleBox, furnitureOf } from "./furniture";
import { type Island, islandOn } from "./island";
import { badgeRoom, badgeScale } from "./outlook";
import { placedOn } from "./placed";
import { around, type Box, meets, Room } from "./room";
import { type Laid, spread } from "./spread";

const SIDES = ["small", "large"] as const;
const SIZE = 1.5;
const furnished = (side: string) => furnitureOf(side, islandOn(side), badgeRoom(4, SIZE));
const all = SIDES.flatMap((side) => islandOn(side).lands.map((land) => ({ side, land })));
/** What a piece covers at least, whatever empty corners it has. */
const figureBox = ({ x, y, scale }: Laid): Box => around({ x, y: y - 1.5 * scale }, 33 * scale, 34 * scale);
const flameBox = ({ x, y, scale }: Laid): Box => around({ x, y }, 12 * scale, 15 * scale);
/** Cells are counted whole: pieces may come nearer to each other by that. */
const shrunk = ({ x, y, width, height }: Box): Box => ({ x: x + 3, y: y + 3, width: width - 6, height: height - 6 });

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, at) => items.slice(at + 1).map((two): [Item, Item] => [one, two]));
}

function circleOf(island: Island, region: number): Box {
  const country = island.countries.find(({ number }) => number === region);
  if (!country) throw new Error(`no region ${region}`);
  return circleBox(country);
}

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

test.each([1.2, 1.4, 1.6])(
  "every coin lies within its territory, clear of circle and badge, with badges of size %d",
  (size) => {
    for (const { side, land } of all) {
      const { coins, badges } = furnitureOf(side, islandOn(side), badgeRoom(4, size));
      const coin = shrunk(around(coins.get(land.id) ?? land.centre, COIN));
      expect(Room.within(land.outline, 0).fits(coin), land.id).toBe(true);
      expect(meets(coin, circleOf(islandOn(side), land.region)), land.id).toBe(false);
      const badge = badges.get(land.region);
      expect(badge && meets(coin, badge), land.id).toBe(false);
    }
  },
);

test("a coin stays where it is whatever is placed, and badges lie beside their circles", () => {
  for (const side of SIDES) {
    expect(furnished(side)).toBe(furnished(side));
    for (const [region, badge] of furnished(side).badges)
      expect(meets(badge, circleOf(islandOn(side), region))).toBe(false);
  }
});

test("where nobody fights for regions no room is kept for badges", () => {
  expect(furnitureOf("small", islandOn("small"), badgeRoom(0, SIZE)).badges.size).toBe(0);
});

const laidAt = (side: string, id: string, flames: number, figures: number) => {
  const land = islandOn(side).lands.find((territory) => territory.id === id);
  const { fought, coins } = furnished(side);
  const room = fought.rooms.get(id);
  if (!land || !room) throw new Error(`no territory ${id}`);
  const coin = coins.get(id) ?? land.centre;
  return { land, coin, ...spread(room, land.centre, coin, flames, figures) };
};

test("pieces keep clear of each other and of the coin, within their territory", () => {
  for (const { side, land } of all)
    for (const [flames, figures] of [
      ...(side === "small" ? [[4, 3] as const] : []),
      [1, 0],
      [0, 1],
      [2, 1],
      [3, 2],
      [6, 0],
    ] as const) {
      const laid = laidAt(side, land.id, flames, figures);
      expect(laid.flames).toHaveLength(flames);
      expect(laid.figures).toHaveLength(figures);
      const boxes = [...laid.flames.map(flameBox), ...laid.figures.map(figureBox)].map(shrunk);
      const said = `${land.id}: ${flames} flames, ${figures} figures`;
      for (const [one, two] of pairs(boxes)) expect(meets(one, two), said).toBe(false);
      for (const box of boxes) {
        expect(Room.within(land.outline, 0).fits(box), said).toBe(true);
        expect(meets(box, shrunk(around(laid.coin, COIN))), said).toBe(false);
      }
    }
});

test("the fewer figures there are the larger, and a lone one is large", () => {
  for (const { side, land } of all) {
    let before = Number.POSITIVE_INFINITY;
    for (const count of [1, 2, 4, 7, 12]) {
      const scale = laidAt(side, land.id, 0, count).figures[0]?.scale ?? 0;
      expect(scale, land.id).toBeLessThanOrEqual(before);
      before = scale;
    }
    expect(laidAt(side, land.id, 0, 1).figures[0]?.scale, land.id).toBeGreaterThanOrEqual(0.8);
  }
  for (const land of islandOn("small").lands)
    expect(laidAt("small", land.id, 0, 1).figures[0]?.scale, land.id).toBeGreaterThanOrEqual(1.4);
});

test("with three flames beside them two figures are at least 24 pixels high on a desk of 1440 by 900", () => {
  const [PIXELS, HEIGHT] = [0.7, 46];
  for (const side of SIDES) {
    const { fought, coins } = furnitureOf(side, islandOn(side), badgeRoom(6, badgeScale(PIXELS)));
    for (const land of islandOn(side).lands) {
      const room = fought.rooms.get(land.id);
      if (!room) throw new Error(`no room in ${land.id}`);
      const [figure] = spread(room, land.centre, coins.get(land.id) ?? land.centre, 3, 2).figures;
      expect((figure?.scale ?? 0) * HEIGHT * PIXELS, land.id).toBeGreaterThanOrEqual(24);
    }
  }
});

test("a few flames are large, and laid from left to right where they stand in one row", () => {
  for (const { side, land } of all) {
    const { flames } = laidAt(side, land.id, 3, 0);
    for (const { scale } of flames) expect(scale, land.id).toBeGreaterThanOrEqual(side === "small" ? 1.8 : 1.2);
    const rows = new Set(flames.map(({ y }) => y));
    const xs = flames.map(({ x }) => x);
    if (rows.size === 1) expect(xs).toEqual([...xs].sort((one, two) => one - two));
  }
});

test("as many pieces as there can be all have a place", () => {
  for (const { side, land } of all) {
    const laid = laidAt(side, land.id, 6, 19);
    expect(laid.flames).toHaveLength(6);
    expect(laid.figures).toHaveLength(19);
    for (const { x, y } of laid.figures) expect(Number.isFinite(x + y)).toBe(true);
  }
});

test("in every situation each figure, flame and curse is drawn once", () => {
  for (const view of views) {
    const realm = realmOf(view);
    const placed = placedOn(view, SIZE);
    const curses = Object.values(realm.haunts).filter((haunt) => haunt.region > 0 && haunt.territory === "");
    expect([...placed.curses.values()].flat()).toHaveLength(curses.length);
    const names = placed.figures.map(({ figure }) => figure);
    expect(new Set(names).size).toBe(names.length);
    for (const candle of Object.keys(realm.at)) expect(names).toContain(candle);
  }
});
