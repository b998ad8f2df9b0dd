/** The things on the table that can be taken hold of, each by its place in the script. */
import { type Area, type Point, pointsOf, type Script, type Shape } from "../script/format";
import { contains, distance, gapTo, middleOf } from "../script/geometry";
import { ARTIFACT_RADIUS, CHARACTERS, radiusOf } from "../script/roster";

export type Thing =
  | { kind: "terrain" | "zone" | "artifact" | "object"; at: number }
  | { kind: "unit"; side: number; entry: number; disk: number };

/** A key for a thing, valid until something before it is removed. */
export const keyOf = (thing: Thing): string =>
  thing.kind === "unit" ? `unit:${thing.side}:${thing.entry}:${thing.disk}` : `${thing.kind}:${thing.at}`;

export const same = (one: Thing | null, other: Thing | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));

/** Everything on the table, the lowest first: later ones lie on earlier ones. */
export function thingsOf(script: Script): Thing[] {
  const things = (kind: "terrain" | "zone" | "artifact" | "object", count: number): Thing[] =>
    Array.from({ length: count }, (_, at) => ({ kind, at }));
  const units = script.sides.flatMap(({ squad }, side) =>
    squad.flatMap((entry, at) => pointsOf(entry).map((_, disk): Thing => ({ kind: "unit", side, entry: at, disk }))),
  );
  return [
    ...things("zone", script.zones.length),
    ...things("terrain", script.terrain.length),
    ...things("artifact", script.artifacts.length),
    ...things("object", script.objects.length),
    ...units,
  ];
}

/** The terrain or zone that a thing is; undefined for disks. */
export function areaOfThing(script: Script, thing: Thing): Area | undefined {
  if (thing.kind === "terrain") return script.terrain[thing.at];
  return thing.kind === "zone" ? script.zones[thing.at] : undefined;
}

export const shapeOf = (script: Script, thing: Thing): Shape | undefined => areaOfThing(script, thing)?.shape;

/** The middle of a thing; undefined where there is no such thing (any more). */
export function pointOf(script: Script, thing: Thing): Point | undefined {
  switch (thing.kind) {
    case "unit": {
      const entry = script.sides[thing.side]?.squad[thing.entry];
      return entry && pointsOf(entry)[thing.disk];
    }
    case "artifact":
      return script.artifacts[thing.at]?.at;
    case "object":
      return script.objects[thing.at]?.at;
    default: {
      const shape = shapeOf(script, thing);
      return shape && middleOf(shape);
    }
  }
}

/** The radius of a disk; 0 for what is none. */
export function radiusOfThing(script: Script, thing: Thing): number {
  if (thing.kind === "unit") return radiusOf(script.sides[thing.side]?.squad[thing.entry]?.type ?? "");
  return thing.kind === "artifact" || thing.kind === "object" ? ARTIFACT_RADIUS : 0;
}

/** What lies at a point, or within so many mm of it: disks before terrain, terrain before zones; the nearest first. */
export function thingAt(script: Script, point: Point, slack: number): Thing | null {
  const things = thingsOf(script).reverse();
  const disks = nearest(things.filter(isDisk), slack, (thing) => {
    const middle = pointOf(script, thing);
    return middle ? distance(middle, point) - radiusOfThing(script, thing) : Number.POSITIVE_INFINITY;
  });
  if (disks) return disks;
  const terrain = things.filter(({ kind }) => kind === "terrain");
  const piece = nearest(terrain, slack / 2, (thing) => {
    const shape = shapeOf(script, thing);
    return shape ? gapTo(shape, point) : Number.POSITIVE_INFINITY;
  });
  if (piece) return piece;
  const zones = things.filter(({ kind }) => kind === "zone");
  return zones.find((thing) => contains(shapeOf(script, thing) ?? { poly: [] }, point)) ?? null;
}

const isDisk = ({ kind }: Thing): boolean => kind === "unit" || kind === "artifact" || kind === "object";

function nearest(things: readonly Thing[], slack: number, gap: (thing: Thing) => number): Thing | null {
  let best: Thing | null = null;
  let least = slack;
  for (const thing of things) {
    const here = gap(thing);
    if (here > slack || (best && here >= least)) continue;
    [best, least] = [thing, here];
  }
  return best;
}

/** Whether turning it changes anything: shapes with corners, and characters with a power sector. */
export function canTurn(script: Script, thing: Thing): boolean {
  const shape = shapeOf(script, thing);
  if (shape) return !("circle" in shape);
  if (thing.kind !== "unit") return false;
  const entry = script.sides[thing.side]?.squad[thing.entry];
  if (!entry) return false;
  const granted = script.special_rules.some(({ type, tag }) => type === "grant_sector" && tag === entry.tag);
  return (CHARACTERS[entry.type]?.sector ?? 0) > 0 || (granted && Boolean(entry.tag));
}
