/** The two sides of the map as they are drawn: outlines, centres, bridges and waters of `candelabria_map.json`. */
import map from "../../candelabria_map.json";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Land {
  id: string;
  region: number;
  symbol: string;
  centre: Point;
  /** The largest circle around the centre that lies within. */
  radius: number;
  outline: readonly Point[];
  path: string;
}

export interface Country {
  number: number;
  colour: string;
  outline: readonly Point[];
  path: string;
  /** Where its number stands, and its temples. */
  circle: Point;
  lands: string[];
  /** The part of the canvas that it fills, with some ground around it. */
  box: Box;
}

export interface Island {
  lands: readonly Land[];
  countries: readonly Country[];
  waters: readonly { id: string; outline: readonly Point[]; path: string }[];
  bridges: readonly { id: string; from: Point; to: Point }[];
  /** The part of the canvas that the island fills, with some sea around it. */
  box: Box;
}

/** The width of the sea around the island. */
const SEA = 26;

type Pair = readonly number[];

function pointOf([x = 0, y = 0]: Pair): Point {
  return { x, y };
}

function pathOf(outline: readonly Pair[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

function boxOf(outlines: readonly Pair[]): Box {
  const xs = outlines.map(([x = 0]) => x);
  const ys = outlines.map(([, y = 0]) => y);
  const [x, y] = [Math.min(...xs) - SEA, Math.min(...ys) - SEA];
  return { x, y, width: Math.max(...xs) + SEA - x, height: Math.max(...ys) + SEA - y };
}

function islandOf(side: (typeof map.sides)[number]): Island {
  return {
    lands: side.territories.map((land) => ({
      id: land.id,
      region: land.region,
      symbol: land.symbol,
      centre: pointOf(land.centre),
      radius: land.inradius,
      outline: land.polygon.map(pointOf),
      path: pathOf(land.polygon),
    })),
    countries: side.regions.map((region) => ({
      number: region.number,
      colour: region.colour,
      outline: region.outline.map(pointOf),
      path: pathOf(region.outline),
      circle: pointOf(region.token_anchor),
      lands: region.territories,
      box: boxOf(region.outline),
    })),
    waters: side.water.map(({ id, polygon }) => ({ id, outline: polygon.map(pointOf), path: pathOf(polygon) })),
    bridges: side.bridges.map(({ id, ends }) => ({ id, from: pointOf(ends[0] ?? []), to: pointOf(ends[1] ?? []) })),
    box: boxOf(side.regions.flatMap(({ outline }) => outline)),
  };
}

const ISLANDS = new Map(map.sides.map((side) => [side.side, islandOf(side)]));

export function islandOn(side: string): Island {
  const island = ISLANDS.get(side);
  if (!island) throw new Error(`the map has no side ${side}`);
  return island;
}
