/** The desk as the physics knows it: a scene for any flick or shot that is tried out. */
import type { View } from "$web/boards/board";
import { type Body, deskOf, factsOf, scriptOf, terrainOf } from "../desk";
import { cornersOf } from "../pages/script/geometry";
import { type Matter, type Scene, scene, type Terrain, terrain } from "../physics";
import type { Table } from "./border";

/** A scene, the ids of its bodies, and which of them is flicked; `above` is the artifact that it starts on, or -1. */
export interface Trial {
  readonly scene: Scene;
  readonly ids: readonly string[];
  readonly disk: number;
  readonly above: number;
}

/** The missile of a shot, before it is laid on the table. */
export interface Loose {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export const MISSILE = { radius: 7.5, mass: 0.7425 } as const;

/** The trial of a disk that lies there, or of a loose missile. */
export function trialOf(view: View, flicked: string | Loose): Trial | null {
  const loose = typeof flicked === "string" ? null : flicked;
  const id = typeof flicked === "string" ? flicked : flicked.id;
  const known = factsOf(view).bodies;
  const own = known.find((body) => body.id === id);
  if (!own && !loose) return null;
  const above = loose ? "" : (own?.above ?? "");
  // riders are out of reach, but for the one that is flicked
  const level = known.filter((body) => !body.above || body.id === id).sort(byIndex(view));
  const bodies = level.map((body) => ({
    x: body.x,
    y: body.y,
    radius: body.radius,
    mass: body.mass ?? Number.POSITIVE_INFINITY,
    load: body.id === above ? 0 : body.load,
  }));
  const ids = level.map((body) => body.id);
  if (loose) {
    bodies.push({ x: loose.x, y: loose.y, radius: MISSILE.radius, mass: MISSILE.mass, load: 0 });
    ids.push(loose.id);
  }
  const disk = loose ? ids.length - 1 : ids.indexOf(id);
  return { scene: scene(bodies, groundOf(view), matterOf(view)), ids, disk, above: above ? ids.indexOf(above) : -1 };
}

/** DK-GEO-11 Disks by their index: artifacts, barrels, characters as they came, missiles on the table. */
function byIndex(view: View): (one: Body, other: Body) => number {
  const { artifacts, objects } = scriptOf(view);
  const order = [
    ...artifacts.map(({ artifact }) => artifact),
    ...objects.map(({ object_id }) => object_id),
    ...Object.keys(deskOf(view).side),
    ...Object.keys(deskOf(view).at),
  ];
  return (one, other) => order.indexOf(one.id) - order.indexOf(other.id);
}

export function matterOf(view: Pick<View, "facts">): Matter {
  const { table, stack, disks, terrain: things, rim, contact, parting, rest, most_events } = factsOf(view).matter;
  return {
    slowing: table,
    grip: stack,
    bounce: disks,
    terrainBounce: things,
    rim,
    contact,
    parting,
    rest,
    mostEvents: most_events,
  };
}

/** The table with the edges that nothing falls over. */
export function tableOf(view: Pick<View, "facts">): Table {
  const { field, special_rules } = scriptOf(view);
  const walls = special_rules.flatMap(({ type, edges }) =>
    type === "solid_border" && Array.isArray(edges) ? edges.map(String) : [],
  );
  return { w: field.w, h: field.h, walls };
}

const prepared = new WeakMap<object, Terrain>();

function groundOf(view: View): Terrain {
  const key = view.facts ?? view;
  const known = prepared.get(key) ?? prepare(view);
  prepared.set(key, known);
  return known;
}

function prepare(view: View): Terrain {
  const { w, h, walls } = tableOf(view);
  const shapes = terrainOf(view).map(({ shape }) => shape);
  return terrain({
    width: w,
    height: h,
    walls: [walls.includes("bottom"), walls.includes("left"), walls.includes("top"), walls.includes("right")],
    circles: shapes.flatMap((shape) => ("circle" in shape ? [shape.circle] : [])),
    polygons: shapes.flatMap((shape) => ("circle" in shape ? [] : [cornersOf(shape).map(settled)])),
  });
}

// the rules round corners to a millionth of a mm
const settled = ([x, y]: readonly [number, number]) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6] as const;
