/** What is wrong with a script at a glance (RULES.md 4.4): quick checks before the server decides, and where its refusals look. */
import { BOUNDS, CONDITIONS, type Parameter, RULES } from "../../data/schema";
import { type Area, type Condition, type Modifier, pointsOf, type Script, zoneOf } from "../script/format";
import { areaOf, boxOf, contains, distance, gapTo, isConvex, overlap } from "../script/geometry";
import { ARTIFACTS, CHARACTERS, disksOf, GAP, ORDERS, radiusOf } from "../script/roster";
import { namesOf, references } from "./lists";
import { keyOf, pointOf, radiusOfThing, type Thing, thingsOf } from "./things";

export type Panel = "table" | "squads" | "goals" | "rules" | "texts";

/** A message with its facts, and where to look. */
export interface Fault {
  key: string;
  facts: Record<string, string | number>;
  where: Thing | Panel;
}

const [SMALLEST_FIELD, LARGEST_FIELD] = BOUNDS.w;
const [FEWEST_CORNERS, MOST_CORNERS] = BOUNDS.corners;
/** DK-SCR-04 the room that disks need in their zone, in squares of their diameters. */
const ROOM = 4;

export function faultsOf(script: Script): Fault[] {
  return [
    ...texts(script),
    ...field(script),
    ...script.terrain.flatMap((piece, at) => area(script, piece, { kind: "terrain", at })),
    ...script.zones.flatMap((zone, at) => area(script, zone, { kind: "zone", at })),
    ...crossing(script),
    ...disks(script),
    ...squads(script),
    ...supply(script),
    ...camps(script),
    ...entries(script, script.victory, CONDITIONS, "goals"),
    ...entries(script, script.special_rules, RULES, "rules"),
  ];
}

function texts({ title_en, title_ru }: Script): Fault[] {
  return title_en.trim() && title_ru.trim() ? [] : [{ key: "fault-title", facts: {}, where: "texts" }];
}

function field({ field: { w, h } }: Script): Fault[] {
  const fits = [w, h].every((side) => side >= SMALLEST_FIELD && side <= LARGEST_FIELD);
  return fits ? [] : [{ key: "fault-field", facts: { from: SMALLEST_FIELD, to: LARGEST_FIELD }, where: "table" }];
}

function area({ field: { w, h } }: Script, { shape }: Area, where: Thing): Fault[] {
  const faults: Fault[] = [];
  if ("poly" in shape && (shape.poly.length < FEWEST_CORNERS || shape.poly.length > MOST_CORNERS)) {
    faults.push({ key: "fault-corners", facts: { from: FEWEST_CORNERS, to: MOST_CORNERS }, where });
  } else if ("poly" in shape && !isConvex(shape.poly)) faults.push({ key: "fault-convex", facts: {}, where });
  if (areaOf(shape) <= 0 || flat(shape)) return [...faults, { key: "fault-flat", facts: {}, where }];
  const [left, bottom, right, top] = boxOf(shape);
  if (left < -SLACK || bottom < -SLACK || right > w + SLACK || top > h + SLACK) {
    faults.push({ key: "fault-area-outside", facts: {}, where });
  }
  return faults;
}

const SLACK = 0.05;
const flat = (shape: Area["shape"]): boolean =>
  "circle" in shape ? shape.circle[2] <= 0 : "rect" in shape && (shape.rect[2] <= 0 || shape.rect[3] <= 0);

function crossing({ terrain }: Script): Fault[] {
  return terrain.flatMap((piece, at) =>
    terrain
      .slice(0, at)
      .filter((other) => overlap(piece.shape, other.shape))
      .map((other): Fault => ({ key: "fault-crossing", facts: { other: other.id }, where: { kind: "terrain", at } })),
  );
}

/** DK-SCR-03 every disk wholly on the table, with a gap to all others and to terrain. */
function disks(script: Script): Fault[] {
  const { w, h } = script.field;
  const things = thingsOf(script).filter(({ kind }) => kind !== "zone" && kind !== "terrain");
  const laid = things.filter((thing) => !rides(script, thing));
  return laid.flatMap((thing, at) => {
    const point = pointOf(script, thing);
    const radius = radiusOfThing(script, thing);
    if (!point) return [];
    const faults: Fault[] = [];
    const [x, y] = point;
    if (x < radius || y < radius || x > w - radius || y > h - radius) {
      faults.push({ key: "fault-disk-outside", facts: {}, where: thing });
    }
    const piece = script.terrain.find(({ shape }) => gapTo(shape, point) < radius + GAP);
    if (piece) faults.push({ key: "fault-disk-terrain", facts: { other: piece.id }, where: thing });
    const touches = laid.slice(0, at).some((other) => {
      const there = pointOf(script, other);
      return there && distance(point, there) < radius + radiusOfThing(script, other) + GAP;
    });
    if (touches) faults.push({ key: "fault-disks", facts: {}, where: thing });
    return faults;
  });
}

function rides(script: Script, thing: Thing): boolean {
  return thing.kind === "unit" && Boolean(script.sides[thing.side]?.squad[thing.entry]?.on_artifact);
}

function squads(script: Script): Fault[] {
  const zones = script.zones.map(({ id }) => id);
  const mounted = script.sides.flatMap(({ squad }) => squad.flatMap(({ on_artifact }) => on_artifact ?? []));
  return script.sides.flatMap((side, seat) => {
    const faults: Fault[] = [];
    const fault = (key: string, facts: Fault["facts"]): void => void faults.push({ key, facts, where: "squads" });
    if (side.control === "player" && side.squad.length === 0) fault("fault-nobody", { seat: seat + 1 });
    for (const entry of side.squad) {
      const { type, count, wounds = 0, on_artifact } = entry;
      const zone = zoneOf(entry);
      const facts = { type };
      if (!CHARACTERS[type]) fault("fault-type", facts);
      if (zone === null && pointsOf(entry).length !== count) fault("fault-points", facts);
      if (zone !== null && !zones.includes(zone)) fault("fault-no-zone", facts);
      if (wounds >= livesOf(script, entry.tag, type)) fault("fault-wounds", facts);
      if (!on_artifact) continue;
      if (!script.artifacts.some(({ artifact }) => artifact === on_artifact)) fault("fault-no-artifact", facts);
      if (count > 1 || mounted.filter((artifact) => artifact === on_artifact).length > 1) fault("fault-crowded", facts);
    }
    return faults;
  });
}

function livesOf({ special_rules }: Script, tag: string | null | undefined, type: string): number {
  const rule = special_rules.findLast((modifier) => modifier.type === "life_max" && tag && modifier.tag === tag);
  return typeof rule?.n === "number" ? rule.n : (CHARACTERS[type]?.lives ?? 1);
}

/** DK-SET-04 no more disks of a colour than there are. */
function supply(script: Script): Fault[] {
  const entries = script.sides.flatMap(({ squad }) => squad);
  const faults: Fault[] = [];
  for (const [type, { rank }] of Object.entries(CHARACTERS)) {
    const count = total(entries.filter((entry) => entry.type === type));
    if (rank === "hero" && count > 1) faults.push({ key: "fault-hero", facts: { type }, where: "squads" });
  }
  for (const order of ORDERS) {
    for (const rank of ["veteran", "fighter"]) {
      const mine = entries.filter(({ type }) => CHARACTERS[type]?.order === order && CHARACTERS[type]?.rank === rank);
      const [count, most] = [total(mine), disksOf(rank)];
      if (count > most) faults.push({ key: `fault-${rank}s`, facts: { order, count, most }, where: "squads" });
    }
    const big =
      script.artifacts.filter(({ artifact }) => ARTIFACTS[artifact] === order).length +
      script.objects.filter((barrel) => barrel.order === order).length;
    if (big > disksOf("artifact")) faults.push({ key: "fault-artifacts", facts: { order }, where: "table" });
  }
  return faults;
}

const total = (entries: readonly { count: number }[]): number => entries.reduce((sum, { count }) => sum + count, 0);

/** DK-SCR-04 room enough in every deployment zone. */
function camps(script: Script): Fault[] {
  return script.zones.flatMap((zone, at) => {
    const entries = script.sides.flatMap(({ squad }) => squad).filter((entry) => zoneOf(entry) === zone.id);
    const needed = ROOM * entries.reduce((sum, { type, count }) => sum + count * (2 * radiusOf(type)) ** 2, 0);
    if (needed === 0 || freeArea(script, zone) >= needed) return [];
    return [{ key: "fault-crammed", facts: {}, where: { kind: "zone", at } satisfies Thing }];
  });
}

/** About how much of a zone no terrain stands on, in mm². */
function freeArea({ terrain }: Script, { shape }: Area): number {
  const step = 10;
  const [left, bottom, right, top] = boxOf(shape);
  let free = 0;
  let all = 0;
  for (let x = left + step / 2; x < right; x += step) {
    for (let y = bottom + step / 2; y < top; y += step) {
      if (!contains(shape, [x, y])) continue;
      all += 1;
      if (!terrain.some((piece) => contains(piece.shape, [x, y]))) free += 1;
    }
  }
  return all === 0 ? 0 : (areaOf(shape) * free) / all;
}

/** Names that name nothing, and types that are on no list. */
function entries(
  script: Script,
  written: readonly (Condition | Modifier)[],
  known: Readonly<Record<string, readonly Parameter[]>>,
  where: Panel,
): Fault[] {
  return written.flatMap((entry, at): Fault[] => {
    const number = at + 1;
    const parameters = known[entry.type];
    if (!parameters) return [{ key: "fault-kind", facts: { number, type: entry.type }, where }];
    const unknown = references(entry, parameters).filter(([kind, name]) => !namesOf(script, kind).includes(name));
    return unknown.map(([kind, name]) => ({ key: `fault-names-${kind}`, facts: { number, name }, where }));
  });
}

/** Whether a fault lies with this thing. */
export const isAt = (fault: Fault, thing: Thing): boolean =>
  typeof fault.where !== "string" && keyOf(fault.where) === keyOf(thing);

const WAY =
  /\b(sides|terrain|zones|artifacts|objects|victory|special_rules)\b(?:\[(\d+)\])?(?:\.squad\[(\d+)\])?(?:\.placement\.at\[(\d+)\])?/;
const KINDS = { terrain: "terrain", zones: "zone", artifacts: "artifact", objects: "object" } as const;
const PANELS: Readonly<Record<string, Panel>> = { victory: "goals", special_rules: "rules", sides: "squads" };
const TEXTS = /\b(?:title|intro|task|hint)_(?:en|ru)\b/;
const TABLE = /\b(?:players|field|first_player|rituals|actions_per_turn|round_limit|steadiness|difficulty|kind)\b/;

/** The thing or the panel that a refusal speaks of; null where it names no place. */
export function placeIn(refusal: string): Thing | Panel | null {
  const [, list = "", number, entry, disk] = WAY.exec(refusal) ?? [];
  if (list in KINDS && number !== undefined) return { kind: KINDS[list as keyof typeof KINDS], at: Number(number) };
  if (list === "sides" && number !== undefined && entry !== undefined) {
    return { kind: "unit", side: Number(number), entry: Number(entry), disk: Number(disk ?? 0) };
  }
  if (list !== "") return PANELS[list] ?? "table";
  if (TEXTS.test(refusal)) return "texts";
  return TABLE.test(refusal) ? "table" : null;
}
