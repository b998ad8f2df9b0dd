/**
 * Walking over the places of a board by keyboard: one place is in the tab order, the arrows go to the nearest in their
 * direction, Enter chooses, `i` explains, Escape ends.
 */
import type { Described, Place } from "$web/boards/board";

/** Where something lies; y downwards. */
export interface Point {
  id: string;
  x: number;
  y: number;
}

export type Heading = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const HEADINGS: Record<Heading, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A list is walked by either pair of arrows, however it is laid on the screen. */
const ALONG: Partial<Record<Heading, Heading>> = { ArrowUp: "ArrowLeft", ArrowDown: "ArrowRight" };
const isOneLine = (points: readonly Point[]) => points.every(({ y }) => y === points[0]?.y);

/** What lies aside counts so much more than what lies ahead: a hex of the next row is nearer than one two rows straight on. */
const ASIDE = 1.2;

/** What a key means to somebody who walks; null: nothing, the key goes on to the page. */
export type Step = { go: string } | { choose: string } | { explain: string } | { end: true } | null;

export function isHeading(key: string): key is Heading {
  return key in HEADINGS;
}

/**
 * The place that an arrow leads to: the nearest within 60° of its direction, straight ones before slanting ones at the same
 * distance; where there is none, the place itself.
 */
export function next(points: readonly Point[], from: string, heading: Heading): string {
  const here = points.find((point) => point.id === from);
  if (!here) return points[0]?.id ?? from;
  const [east, south] = HEADINGS[heading];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const [dx, dy] = [point.x - here.x, point.y - here.y];
    const ahead = dx * east + dy * south;
    const aside = Math.abs(dx * south) + Math.abs(dy * east);
    if (ahead <= 1e-9 || aside > ahead * Math.sqrt(3) + 1e-9) continue;
    const cost = ahead + ASIDE * aside;
    if (cost < least - 1e-9) [best, least] = [point.id, cost];
  }
  return best;
}

/** The next place in reading order that holds an offer, round and round; for the keys `n` and `p`. */
export function nextOffer(places: readonly Place[], from: string, back = false): string {
  const offering = places.filter((place) => place.offers.length > 0 || place.id === from);
  const at = offering.findIndex((place) => place.id === from);
  const step = back ? -1 : 1;
  return offering[(at + step + offering.length) % offering.length]?.id ?? from;
}

/** `places` are those of a group; `n` and `p` go on through `all`. */
export function step(
  event: Pick<KeyboardEvent, "key">,
  places: readonly Place[],
  at: string,
  all: readonly Place[] = places,
): Step {
  const { key } = event;
  if (isHeading(key)) return { go: next(places, at, isOneLine(places) ? (ALONG[key] ?? key) : key) };
  switch (key) {
    case "Home":
      return { go: places[0]?.id ?? at };
    case "End":
      return { go: places.at(-1)?.id ?? at };
    case "n":
    case "т": // the same key on a Russian keyboard
      return { go: nextOffer(all, at) };
    case "p":
    case "з":
      return { go: nextOffer(all, at, true) };
    case "Enter":
    case " ":
      return { choose: at };
    case "i":
    case "ш":
      return { explain: at };
    case "Escape":
      return { end: true };
    default:
      return null;
  }
}

/**
 * The one place that the Tab key stops at: the one walked to last while it is still there, else the first that may be
 * chosen, else the first.
 */
export function tabStop(places: readonly Place[], walked: string | null): string | null {
  if (walked !== null && places.some((place) => place.id === walked)) return walked;
  return (places.find((place) => place.offers.length > 0) ?? places[0])?.id ?? null;
}

/** All places of a description, in reading order. */
export function placesOf(described: Described): Place[] {
  return described.groups.flatMap((group) => group.places);
}
