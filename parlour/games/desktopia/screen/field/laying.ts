/** Disks that a question wants laid by hand, and a first proposal where each may lie. */
import type { Decision, View } from "$web/boards/board";
import { deskOf, factsOf, scriptOf } from "../desk";
import type { Point } from "../looks/seen";
import type { Shape } from "../pages/script/format";
import { boxOf } from "../pages/script/geometry";
import { CHARACTERS } from "../pages/script/roster";
import { sizeOf } from "./motion";
import { type Crowd, crowdOf, type Lying, nearest, noRoom, notDeployed, notNear, type Problem, told } from "./room";

/** One disk that is to be laid; `disk` is its id where it has one. */
export interface Wanted {
  readonly disk: string;
  readonly type: string;
  readonly radius: number;
  /** Where it must lie, for squads. */
  readonly zone: Shape | null;
  /** It has a power sector, so it matters where it looks. */
  readonly sector: number;
}

/** Where a disk lies now, and where it looks. */
export interface Laid {
  readonly at: Point;
  readonly facing: number;
}

/** DK-SET-18, DK-SET-20 Where a seat's characters look at first. */
const INWARD: Readonly<Record<number, readonly number[]>> = {
  1: [90],
  2: [90, 270],
  3: [90, 0, 180],
  4: [90, 0, 270, 180],
};
const MARGIN = 3;

/** The disks that a question of `deploy` or `place` is about, in their order. */
export function wantedOf(decision: Decision, view: View): Wanted[] {
  const facts = decision.facts ?? {};
  if (decision.kind === "deploy") {
    const [types, zones] = [facts.types as string[], facts.zones as string[]];
    const known = scriptOf(view).zones;
    return types.map((type, k) => wanted("", type, known.find(({ id }) => id === zones[k])?.shape ?? null));
  }
  if (decision.kind !== "place") return [];
  const disk = String(facts.disk ?? "");
  return [wanted(disk, disk || String(facts.type ?? ""), null)];
}

function wanted(disk: string, type: string, zone: Shape | null): Wanted {
  const bare = type.replace(/\d+$/, "");
  return { disk, type: bare, radius: sizeOf(disk || bare), zone, sector: CHARACTERS[bare]?.sector ?? 0 };
}

/** Why one of them may not lie where it is; the others lie where they are. */
export function problemOf(
  decision: Decision,
  view: View,
  list: readonly Wanted[],
  laid: readonly Laid[],
  number: number,
): Problem | null {
  const [one, own] = [list[number], laid[number]];
  if (!one || !own) return null;
  if (one.zone) return notDeployed(among(view, list, laid, number), own.at, one.radius, one.zone);
  const crowd = crowdOf(view, one.disk ? [one.disk] : []);
  const near = nearOf(decision, view);
  return near ? notNear(crowd, own.at, one.radius, near, factsOf(view).nearby_gap) : noRoom(crowd, own.at, one.radius);
}

function among(view: View, list: readonly Wanted[], laid: readonly Laid[], number: number): Crowd {
  const crowd = crowdOf(view);
  const others = laid.flatMap(({ at }, k): Lying[] => {
    const radius = list[k]?.radius;
    return k === number || radius === undefined ? [] : [{ id: list[k]?.type ?? "", x: at[0], y: at[1], radius }];
  });
  return { ...crowd, disks: [...crowd.disks, ...others] };
}

/** DK-PLC-03 What a disk must be laid nearby: the artifact, where the named one stands on it. */
export function nearOf({ facts }: Decision, view: View): Lying | null {
  const name = String(facts?.near ?? "");
  const base = deskOf(view).on[name] ?? name;
  return factsOf(view).bodies.find(({ id }) => id === base) ?? null;
}

/** A first legal place for each. */
export function firstPlaces(decision: Decision, view: View, list: readonly Wanted[]): Laid[] {
  const facing = INWARD[view.terms.seats]?.[view.seat ?? 0] ?? 90;
  const laid: Laid[] = [];
  for (const [number, one] of list.entries()) {
    const isLegal = (at: Point) => problemOf(decision, view, list, [...laid, { at, facing }], number) === null;
    const middle = one.zone ? berth(list, number, one.zone) : startOf(decision, view, one);
    const at = nearest(middle, isLegal, 600, 4) ?? told(middle);
    laid.push({ at, facing: one.disk ? (deskOf(view).facing[one.disk] ?? facing) : facing });
  }
  return laid;
}

/** Those of one zone stand in a row along its middle. */
function berth(list: readonly Wanted[], number: number, zone: Shape): Point {
  const [left, bottom, right, top] = boxOf(zone);
  const same = list.flatMap((wanted, k) => (wanted.zone === zone ? [k] : []));
  const place = same.indexOf(number) - (same.length - 1) / 2;
  const wide = right - left >= top - bottom;
  const long = (wide ? right - left : top - bottom) - 2 * MARGIN;
  const step = Math.min(long / same.length, 90);
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return wide ? [x + place * step, y] : [x, y + place * step];
}

function startOf(decision: Decision, view: View, { disk }: Wanted): Point {
  const near = nearOf(decision, view);
  if (near) return [near.x, near.y];
  const own = factsOf(view).bodies.find(({ id }) => id === disk);
  const { w, h } = scriptOf(view).field;
  return own ? [own.x, own.y] : [w / 2, h / 2];
}
