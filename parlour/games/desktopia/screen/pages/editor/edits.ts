/** What can be done to the things on the table; each changes the script that it is given. */
import { facingOf } from "../script/facing";
import { type Area, type Point, pointsOf, type Script, type Shape } from "../script/format";
import { gapTo, movedShape, roundedPoint, turnedShape } from "../script/geometry";
import { ARTIFACTS, CHARACTERS, GAP, mostOf, ORDERS } from "../script/roster";
import { slug, unique } from "./naming";
import { areaOfThing, pointOf, radiusOfThing, type Thing, thingsOf } from "./things";

/** Moves a thing so that its middle comes to a point; it stays on the table. */
export function placeThing(script: Script, thing: Thing, to: Point): void {
  const from = pointOf(script, thing);
  if (!from) return;
  const radius = radiusOfThing(script, thing);
  const { w, h } = script.field;
  const [x, y] = roundedPoint([within(to[0], radius, w - radius), within(to[1], radius, h - radius)]);
  const area = areaOfThing(script, thing);
  if (area) area.shape = movedShape(area.shape, x - from[0], y - from[1]);
  else if (thing.kind === "artifact") placeArtifact(script, thing.at, [x, y]);
  else if (thing.kind === "object") {
    const barrel = script.objects[thing.at];
    if (barrel) barrel.at = [x, y];
  } else if (thing.kind === "unit") placeUnit(script, thing, [x, y]);
}

export function nudgeThing(script: Script, thing: Thing, across: number, up: number): void {
  const from = pointOf(script, thing);
  if (from) placeThing(script, thing, [from[0] + across, from[1] + up]);
}

/** Turns a thing by degrees counter-clockwise; of characters, the whole entry. */
export function turnThing(script: Script, thing: Thing, degrees: number): void {
  const area = areaOfThing(script, thing);
  if (area) area.shape = turnedShape(area.shape, degrees);
  if (thing.kind !== "unit") return;
  const side = script.sides[thing.side];
  const entry = side?.squad[thing.entry];
  if (side && entry) entry.facing = ((Math.round(facingOf(script, side, entry) + degrees) % 360) + 360) % 360;
}

export function removeThing(script: Script, thing: Thing): void {
  switch (thing.kind) {
    case "terrain":
      script.terrain.splice(thing.at, 1);
      return;
    case "zone":
      script.zones.splice(thing.at, 1);
      return;
    case "object":
      script.objects.splice(thing.at, 1);
      return;
    case "artifact": {
      const [gone] = script.artifacts.splice(thing.at, 1);
      for (const entry of entriesOf(script)) if (gone && entry.on_artifact === gone.artifact) delete entry.on_artifact;
      return;
    }
    case "unit": {
      const entry = script.sides[thing.side]?.squad[thing.entry];
      if (!entry) return;
      pointsOf(entry).splice(thing.disk, 1);
      entry.count -= 1;
      if (entry.count < 1) removeEntry(script, thing.side, thing.entry);
    }
  }
}

/** Another one beside it; null where the box holds no other. */
export function duplicateThing(script: Script, thing: Thing): Thing | null {
  const area = areaOfThing(script, thing);
  const from = pointOf(script, thing);
  if (!from) return null;
  if (area) {
    const list = thing.kind === "zone" ? script.zones : script.terrain;
    const id = unique(
      area.id,
      list.map((other) => other.id),
    );
    list.push({ ...structuredClone(area), id, shape: movedShape(area.shape, ASIDE, -ASIDE) });
    return { kind: thing.kind as "terrain" | "zone", at: list.length - 1 };
  }
  if (thing.kind === "object") return addBarrel(script, from);
  if (thing.kind === "artifact") return null;
  if (thing.kind !== "unit") return null;
  const entry = script.sides[thing.side]?.squad[thing.entry];
  if (!entry || entry.on_artifact || entry.count >= mostOf(entry.type)) return null;
  entry.count += 1;
  const points = pointsOf(entry);
  points.push(freePoint(script, radiusOfThing(script, thing), from));
  return { ...thing, disk: points.length - 1 };
}

/** Whether the box holds another one. */
export function canDuplicate(script: Script, thing: Thing): boolean {
  return duplicateThing(structuredClone(script), thing) !== null;
}

export interface Named {
  en: string;
  ru: string;
}

/** A new piece of terrain or a new zone, named in both languages. */
export function addArea(script: Script, kind: "terrain" | "zone", shape: Shape, { en, ru }: Named): Thing {
  const list: Area[] = kind === "zone" ? script.zones : script.terrain;
  const id = unique(
    slug(en),
    list.map((area) => area.id),
  );
  list.push({ id, label_en: en, label_ru: ru, shape });
  return { kind, at: list.length - 1 };
}

/** An artifact that is not on the table yet; null where all are, or their disks lie there as barrels. */
export function addArtifact(script: Script, near: Point): Thing | null {
  const artifact = freeArtifacts(script)[0];
  if (!artifact) return null;
  script.artifacts.push({ artifact, at: freePoint(script, radiusOfThing(script, { kind: "artifact", at: 0 }), near) });
  return { kind: "artifact", at: script.artifacts.length - 1 };
}

/** A barrel of an Order whose artifact disk is not used; null where there is none. */
export function addBarrel(
  script: Script,
  near: Point,
  { en, ru }: Named = { en: "Barrel", ru: "Бочка" },
): Thing | null {
  const order = freeOrders(script)[0];
  if (!order) return null;
  const at = freePoint(script, radiusOfThing(script, { kind: "object", at: 0 }), near);
  const id = unique(
    `${slug(en)}_1`,
    script.objects.map((barrel) => barrel.object_id),
  );
  const number = script.objects.length + 1;
  script.objects.push({ object_id: id, order, at, label_en: `${en} ${number}`, label_ru: `${ru} ${number}` });
  return { kind: "object", at: script.objects.length - 1 };
}

/** Orders whose one artifact disk lies nowhere yet. */
export function freeOrders(script: Script): string[] {
  const used = [
    ...script.artifacts.map(({ artifact }) => ARTIFACTS[artifact]),
    ...script.objects.map(({ order }) => order),
  ];
  return ORDERS.filter((order) => !used.includes(order));
}

export const freeArtifacts = (script: Script): string[] =>
  Object.keys(ARTIFACTS).filter((artifact) => freeOrders(script).includes(ARTIFACTS[artifact] ?? ""));

/** The point nearest to another at which a disk touches nothing; the other itself where the table is full. */
export function freePoint(script: Script, radius: number, near: Point): Point {
  const { w, h } = script.field;
  const gap = radius + Math.max(GAP, ROOM);
  const others = thingsOf(script).filter(({ kind }) => kind !== "zone");
  const isFree = ([x, y]: Point): boolean =>
    x >= gap && y >= gap && x <= w - gap && y <= h - gap && others.every((thing) => clear(script, thing, [x, y], gap));
  for (let ring = 0; ring * STEP < Math.max(w, h); ring += 1) {
    const around = Math.max(1, ring * 8);
    for (let turn = 0; turn < around; turn += 1) {
      const angle = (2 * Math.PI * turn) / around;
      const point: Point = [near[0] + ring * STEP * Math.cos(angle), near[1] + ring * STEP * Math.sin(angle)];
      if (isFree(point)) return roundedPoint(point);
    }
  }
  return roundedPoint(near);
}

/** Takes an entry out of a squad; an Order of which nobody is left goes too, unless it is the last. */
export function removeEntry(script: Script, side: number, at: number): void {
  const owner = script.sides[side];
  const [gone] = owner?.squad.splice(at, 1) ?? [];
  if (!owner || !gone) return;
  const order = CHARACTERS[gone.type]?.order;
  const left = owner.squad.some(({ type }) => CHARACTERS[type]?.order === order);
  if (!left && owner.orders.length > 1) owner.orders = owner.orders.filter((other) => other !== order);
}

const ASIDE = 30;
const STEP = 8;
const ROOM = 2;

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to);
const entriesOf = (script: Script) => script.sides.flatMap(({ squad }) => squad);

function clear(script: Script, thing: Thing, point: Point, gap: number): boolean {
  const area = areaOfThing(script, thing);
  if (area) return gapTo(area.shape, point) >= gap;
  const other = pointOf(script, thing);
  return !other || Math.hypot(other[0] - point[0], other[1] - point[1]) >= gap + radiusOfThing(script, thing);
}

/** A character on the artifact goes with it. */
function placeArtifact(script: Script, at: number, to: Point): void {
  const entry = script.artifacts[at];
  if (!entry) return;
  entry.at = to;
  for (const rider of entriesOf(script)) if (rider.on_artifact === entry.artifact) rider.placement = { at: [to] };
}

/** A character on an artifact takes it along. */
function placeUnit(script: Script, thing: Extract<Thing, { kind: "unit" }>, to: Point): void {
  const entry = script.sides[thing.side]?.squad[thing.entry];
  if (!entry) return;
  const under = script.artifacts.findIndex(({ artifact }) => artifact === entry.on_artifact);
  if (under >= 0) placeArtifact(script, under, to);
  else pointsOf(entry)[thing.disk] = to;
}
