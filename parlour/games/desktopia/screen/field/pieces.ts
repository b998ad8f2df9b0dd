/** Everything that lies on the desk as it is drawn now: where, how turned, and what lies on it; in mm of the field. */
import type { View } from "$web/boards/board";
import { deskOf, factsOf, type Kind, kindOf, orderOf, typeOf } from "../desk";
import { FALL, type Motion, SLIDE, sizeOf } from "./motion";
import type { Happening } from "./record";

export interface Piece {
  readonly id: string;
  readonly kind: Kind;
  readonly type: string;
  readonly order: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly facing: number;
  readonly sector: number;
  readonly lives: number;
  readonly most: number;
  readonly column: readonly string[];
  /** It stands on an artifact. */
  readonly rides: boolean;
  /** How far it has fallen over the edge, from 0 to 1. */
  readonly fallen: number;
  /** It was used in this turn (an artifact), or lies dead and waits to be taken away. */
  readonly spent: boolean;
}

/** A missile that slides off its carrier; from 0 to 1. */
export interface Sliding {
  readonly missile: string;
  readonly x: number;
  readonly y: number;
  readonly slid: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Place extends Point {
  readonly turned: number;
  readonly fallen: number;
}

/** All disks, the lowest first. */
export function piecesOf(view: View, motion: Motion | null, time: number): Piece[] {
  const desk = deskOf(view);
  const flicked = motion?.flicked.disk ?? "";
  const loose = flicked && !(flicked in desk.at) && !(flicked in desk.on) ? [flicked] : [];
  const level = [...Object.keys(desk.at), ...loose].map((id) => piece(view, id, placeOf(view, id, motion, time)));
  const riders = Object.keys(desk.on).map((id) => piece(view, id, riderAt(view, id, motion, time)));
  return [...level, ...riders].filter((disk): disk is Piece => disk !== null);
}

function piece(view: View, id: string, place: Place | null): Piece | null {
  const desk = deskOf(view);
  if (!place) return null;
  return {
    id,
    kind: kindOf(id),
    type: typeOf(id),
    order: orderOf(view, id),
    x: place.x,
    y: place.y,
    radius: sizeOf(id),
    facing: (desk.facing[id] ?? 90) + place.turned,
    sector: factsOf(view).sectors[id] ?? 0,
    lives: desk.lives[id] ?? 0,
    most: desk.most[id] ?? 0,
    column: desk.columns[id] ?? [],
    rides: id in desk.on,
    fallen: place.fallen,
    spent: desk.used.includes(id) || (id in desk.side && (desk.lives[id] ?? 0) <= 0),
  };
}

function placeOf(view: View, id: string, motion: Motion | null, time: number): Place | null {
  const pose = motion?.poseAt(id, time);
  const left = motion?.leftAt(id);
  if (pose) return { ...pose, fallen: left ? Math.min(1, Math.max(0, time - left.time) / FALL) : 0 };
  const spot = deskOf(view).at[id];
  return spot ? { x: spot.x, y: spot.y, turned: 0, fallen: 0 } : null;
}

/** A rider is where its carrier is, until it is flicked itself or shaken off. */
function riderAt(view: View, id: string, motion: Motion | null, time: number): Place | null {
  const base = deskOf(view).on[id] ?? "";
  const own = motion?.poseAt(id, time);
  if (own) return placeOf(view, id, motion, time);
  const shaken = motion?.shedAt(base);
  if (!motion || !shaken || time < shaken.time) return placeOf(view, base, motion, time);
  const there = placeOf(view, base, motion, shaken.time);
  return there && { ...there, ...fallingTo(there, shaken, time) };
}

/** DK-STK-07 Who fell off glides from where its carrier was struck to where it dropped, while the carrier runs away. */
function fallingTo(from: Point, shed: Happening, time: number): Point {
  const slid = Math.min(1, (time - shed.time) / SLIDE);
  return { x: from.x + (shed.x - from.x) * slid, y: from.y + (shed.y - from.y) * slid };
}

/** The missiles that are still on a character at a time of the motion. */
export function columnAt({ id, column }: Piece, motion: Motion | null, time: number): readonly string[] {
  const shed = motion?.shedAt(id);
  return shed && time >= shed.time ? [] : column;
}

/** The missiles that are falling off somebody now. */
export function slidingOf(view: View, motion: Motion | null, time: number): Sliding[] {
  if (!motion) return [];
  return Object.entries(deskOf(view).columns).flatMap(([carrier, column]) => {
    const shed = motion.shedAt(carrier);
    const slid = shed ? (time - shed.time) / SLIDE : -1;
    const from = shed && motion.poseAt(carrier, shed.time);
    if (!shed || !from || slid < 0 || slid >= 1) return [];
    const place = fallingTo(from, shed, time);
    return column.map((missile) => ({ missile, ...place, slid }));
  });
}
