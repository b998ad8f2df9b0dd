/** What stays where it is whatever moves on the island: the coin of each territory, the badge and the number circle of each region. */
import type { Country, Island, Land, Point } from "./island";
import { around, type Box, meets, Room } from "./room";

export interface Furniture {
  /** Where the badge of a region is drawn; none where there are no badges. */
  badges: ReadonlyMap<number, Box>;
  /** The middle of the coin of each territory. */
  coins: ReadonlyMap<string, Point>;
  /** What is left of each territory for its pieces, and of each region, borders of its territories aside. */
  fought: Free;
  /** The same where no badge is shown. */
  quiet: Free;
}

export interface Free {
  rooms: ReadonlyMap<string, Room>;
  grounds: ReadonlyMap<number, Room>;
}

/** The coin of a territory, from side to side, and the room around it. */
export const COIN = 50;
const COIN_ROOM = COIN + 2;
/** How far pieces keep from borders and from shores; the coin keeps farther away, since it belongs to the ground. */
const [BORDER, SHORE, INLAND] = [7, 4, 5];
/** A badge may come nearer to a border. */
const EDGE = 2;
/** The number circle with a temple on it. */
const CIRCLE = { left: 20, right: 20, top: 34, bottom: 20 };
/** How far from its circle the badge may be, and the step in which its place is looked for. */
const [REACH, STEP] = [56, 10];
/** By how many cells more than necessary a badge may hang over, if that gives its territories room. */
const SLACK = 32;
/** In a territory with less room than this, coin and pieces would stand on each other. */
const NEEDED = 80;
/** The room that a figure needs beside the coin. */
const FIGURE = 52;
/** More room than this beside a coin is no use. */
const ENOUGH = 84;

const known = new Map<string, Furniture>();

/** The furniture of a side of the map, with badges of that size. */
export function furnitureOf(side: string, island: Island, badge: { width: number; height: number }): Furniture {
  const key = `${side} ${badge.width} ${badge.height}`;
  const furniture = known.get(key) ?? furnished(island, badge);
  known.set(key, furniture);
  return furniture;
}

function furnished(island: Island, size: { width: number; height: number }): Furniture {
  const badges = new Map<number, Box>();
  const coins = new Map<string, Point>();
  for (const country of island.countries) {
    const lands = island.lands.filter((land) => land.region === country.number);
    let free = lands.map((land) => landOf(island, land, country));
    if (size.width > 0) {
      const badge = beside(country, free, regionOf(island, country), size);
      badges.set(country.number, badge);
      free = free.map((room) => room.without(badge));
    }
    for (const [at, room] of free.entries()) {
      const land = lands[at];
      if (land) coins.set(land.id, coinOf(land, room));
    }
  }
  return { badges, coins, fought: freeOf(island, badges, coins), quiet: freeOf(island, new Map(), coins) };
}

/** What coins and badges leave. */
function freeOf(island: Island, badges: Furniture["badges"], coins: Furniture["coins"]): Free {
  const rooms = new Map<string, Room>();
  const grounds = new Map<number, Room>();
  for (const country of island.countries) {
    const lands = island.lands.filter((land) => land.region === country.number);
    const badge = badges.get(country.number);
    const kept = [
      ...(badge ? [badge] : []),
      ...lands.map((land) => around(coins.get(land.id) ?? land.centre, COIN_ROOM)),
    ];
    const left = (room: Room) => kept.reduce((free, box) => free.without(box), room);
    grounds.set(country.number, left(regionOf(island, country)));
    for (const land of lands) rooms.set(land.id, left(landOf(island, land, country)));
  }
  return { rooms, grounds };
}

function landOf(island: Island, land: Land, country: Country): Room {
  return groundOf(island, land.outline, BORDER).without(circleBox(country));
}

function regionOf(island: Island, country: Country): Room {
  return groundOf(island, country.outline, EDGE).without(circleBox(country));
}

/** What the number circle of a region covers, temples and all. */
export function circleBox({ circle }: Pick<Country, "circle">): Box {
  const { left, right, top, bottom } = CIRCLE;
  return { x: circle.x - left, y: circle.y - top, width: left + right, height: top + bottom };
}

const measured = new WeakMap<readonly Point[], Room>();

/** The ground within an outline that no water covers; each outline is measured once. */
function groundOf(island: Island, outline: readonly Point[], margin: number): Room {
  const ground =
    measured.get(outline) ??
    island.waters.reduce((room, water) => room.outside(water.outline, SHORE), Room.within(outline, margin));
  measured.set(outline, ground);
  return ground;
}

/** The place beside the number circle where something of that size leaves its territories the most room. */
export function beside(
  country: Country,
  rooms: readonly Room[],
  ground: Room,
  { width, height }: { width: number; height: number },
): Box {
  const circle = circleBox(country);
  const middle = { x: circle.x + circle.width / 2, y: circle.y + circle.height / 2 };
  const [aside, above] = [(circle.width + width) / 2, (circle.height + height) / 2];
  const boxes: { box: Box; over: number; far: number }[] = [];
  for (let dx = -aside - REACH; dx <= aside + REACH; dx += STEP)
    for (let dy = -above - REACH; dy <= above + REACH; dy += STEP) {
      const box = around({ x: middle.x + dx, y: middle.y + dy }, width, height);
      if (!meets(box, circle)) boxes.push({ box, over: ground.blocked(box), far: Math.hypot(dx, dy) });
    }
  // what hangs over a border is worse than what is cramped
  const least = Math.min(...boxes.map(({ over }) => over));
  const worth = ({ box, over, far }: (typeof boxes)[number]) =>
    rooms
      .map((room) => room.without(box).largest)
      .reduce((sum, left) => sum + comfort(left, NEEDED) + 20 * Math.min(left, COIN_ROOM), 0) -
    far / 2 -
    12 * over;
  return (
    bestOf(
      boxes.filter(({ over }) => over <= least + SLACK),
      worth,
    )?.box ?? around(middle, width, height)
  );
}

/** How good a free square of this side is for the pieces of a territory, where `least` of it is needed in any case. */
function comfort(side: number, least: number): number {
  return Math.min(side, ENOUGH) + 4 * Math.min(side, least);
}

/** A spot near the middle of a territory that leaves its pieces much room. */
function coinOf(land: Land, room: Room): Point {
  const inland = room.spots(COIN + 2 * INLAND, COIN + 2 * INLAND, 2);
  const spots = inland.length > 0 ? inland : room.spots(COIN, COIN);
  const worth = (spot: Point) =>
    comfort(room.without(around(spot, COIN_ROOM)).largest, FIGURE) -
    Math.hypot(spot.x - land.centre.x, spot.y - land.centre.y) / 3;
  return bestOf(spots, worth) ?? land.centre;
}

/** The first of those that are worth the most. */
function bestOf<Thing>(things: readonly Thing[], worth: (thing: Thing) => number): Thing | undefined {
  let best: { thing: Thing; worth: number } | undefined;
  for (const thing of things) {
    const now = worth(thing);
    if (!best || now > best.worth) best = { thing, worth: now };
  }
  return best?.thing;
}
