/** What lies ahead on the straight way of a moving disk: resting disks, terrain and the border (DK-PHY-05, DK-PHY-07, DK-PHY-08). */

import type { Course } from "./course";
import { NEVER } from "./crossing";
import { BORDER, type Disk, MEETING, TERRAIN, TIE } from "./disk";
import type { Place } from "./path";
import type { Polygon, Spot, Terrain } from "./terrain";

/**
 * Offers the disk what lies on its way from here up to the reach; returns how far along the way is still of interest.
 *
 * The partner is the disk that it is still above, or that is still above it (DK-STK-15).
 */
export function lookAhead(
  course: Course,
  disk: Disk,
  now: number,
  { x, y, speed }: Place,
  reach: number,
  partner: Disk | null,
): number {
  const { terrain, matter } = course;
  const glance: Glance = { disk, now, x, y, speed, slowing: matter.slowing, reach };
  disksAhead(course, glance, partner);
  if (terrain.rounds.length + terrain.polygons.length > 0) terrainAhead(terrain, glance);
  const lastX = x + disk.wayX * glance.reach;
  const lastY = y + disk.wayY * glance.reach;
  const { radius } = disk;
  if (lastX < radius || lastX > terrain.width - radius || lastY < radius || lastY > terrain.height - radius) {
    borderAhead(terrain, glance);
  }
  return glance.reach;
}

/** A disk that looks along its way from where it is now, up to the reach. */
type Glance = {
  readonly disk: Disk;
  readonly now: number;
  readonly x: number;
  readonly y: number;
  readonly speed: number;
  readonly slowing: number;
  reach: number;
};

/** Resting disks: those in the corridor of the way, then those that it meets. */
function disksAhead({ disks, widest }: Course, glance: Glance, partner: Disk | null): void {
  const { disk, now, x, y } = glance;
  const { wayX, wayY, radius } = disk;
  const aside = x * wayY - y * wayX;
  const low = aside - radius - widest;
  const high = aside + radius + widest;
  for (const other of disks) {
    const across = other.endX * wayY - other.endY * wayX;
    if (!(low < across && across < high)) continue;
    if (other.stops > now || other === partner || other.gone) continue;
    roundAhead(glance, other.endX - x, other.endY - y, radius + other.radius, MEETING, other.number, null);
  }
}

function terrainAhead({ rounds, polygons }: Terrain, glance: Glance): void {
  const { disk, x, y } = glance;
  const { wayX, wayY, radius } = disk;
  for (const { number, radius: wide, spot } of rounds) {
    roundAhead(glance, spot.x - x, spot.y - y, radius + wide, TERRAIN, number, spot);
  }
  const aside = x * wayY - y * wayX;
  const lastX = x + wayX * glance.reach;
  const lastY = y + wayY * glance.reach;
  const left = Math.min(x, lastX) - radius;
  const right = Math.max(x, lastX) + radius;
  const low = Math.min(y, lastY) - radius;
  const high = Math.max(y, lastY) + radius;
  for (const polygon of polygons) {
    const wide = radius + polygon.span;
    const off = polygon.middleX * wayY - polygon.middleY * wayX - aside;
    if (
      -wide < off &&
      off < wide &&
      polygon.left < right &&
      polygon.right > left &&
      polygon.low < high &&
      polygon.high > low
    ) {
      polygonAhead(glance, polygon);
    }
  }
}

/**
 * Offers a convex polygon: an edge moved outward by the disk's radius, or a corner with a circle round it.
 *
 * The lines of the moved edges bound an outline with sharp corners. Where the way enters it lies the edge; past an end of the
 * edge only the circle round that end can be met.
 */
function polygonAhead(glance: Glance, polygon: Polygon): void {
  const { disk, x, y } = glance;
  const { wayX, wayY, radius } = disk;
  let enters = -NEVER;
  let leaves = NEVER;
  let entered = 0;
  for (const [k, { startX, startY, outX, outY }] of polygon.edges.entries()) {
    const room = (x - startX) * outX + (y - startY) * outY - radius;
    const toward = -(wayX * outX + wayY * outY);
    if (toward > 0) {
      const far = room / toward;
      if (far > enters) {
        enters = far;
        entered = k;
      }
    } else if (toward < 0) {
      const far = room / toward;
      if (far < leaves) leaves = far;
    } else if (room > 0) {
      return;
    }
  }
  const edge = polygon.edges[entered];
  if (edge === undefined || enters > leaves || enters > glance.reach || leaves < 0) return;
  if (enters <= 0) {
    polygonHere(glance, polygon);
    return;
  }
  const foot = (x + wayX * enters - edge.startX) * edge.alongX + (y + wayY * enters - edge.startY) * edge.alongY;
  if (0 <= foot && foot <= edge.length) {
    offer(glance, enters, TERRAIN, polygon.number, edge.side);
    return;
  }
  const { corner } = foot > edge.length ? (polygon.edges[(entered + 1) % polygon.edges.length] ?? edge) : edge;
  roundAhead(glance, corner.x - x, corner.y - y, radius, TERRAIN, polygon.number, corner);
}

/** Offers a disk that is at the polygon already, or beside one of its corners, each edge and each corner for itself. */
function polygonHere(glance: Glance, { number, edges }: Polygon): void {
  const { disk, x, y } = glance;
  const { wayX, wayY, radius } = disk;
  for (const { startX, startY, alongX, alongY, outX, outY, length, side, corner } of edges) {
    const fromX = x - startX;
    const fromY = y - startY;
    const toward = -(wayX * outX + wayY * outY);
    const apart = fromX * outX + fromY * outY;
    if (toward > 0 && apart > 0) {
      let far = (apart - radius) / toward;
      if (far < 0) far = 0;
      const foot = (fromX + wayX * far) * alongX + (fromY + wayY * far) * alongY;
      if (0 <= foot && foot <= length) offer(glance, far, TERRAIN, number, side);
    }
    roundAhead(glance, -fromX, -fromY, radius, TERRAIN, number, corner);
  }
}

/** Offers a circle of this radius round a place at (toX, toY) from the disk. */
function roundAhead(
  glance: Glance,
  toX: number,
  toY: number,
  radius: number,
  kind: number,
  other: number,
  spot: Spot | null,
): void {
  const { wayX, wayY } = glance.disk;
  const along = toX * wayX + toY * wayY;
  if (along <= 0 || along - radius > glance.reach) return;
  const across = toX * wayY - toY * wayX;
  const inside = radius * radius - across * across;
  if (inside <= 0) return;
  offer(glance, along - Math.sqrt(inside), kind, other, spot);
}

/** Offers the border: the centre crosses an open side (DK-OUT-01), the rim meets a solid one. */
function borderAhead({ width, height, borders }: Terrain, glance: Glance): void {
  const { disk, x, y } = glance;
  const lastX = x + disk.wayX * glance.reach;
  const lastY = y + disk.wayY * glance.reach;
  for (const { number, solid, spot } of borders) {
    const margin = solid ? disk.radius : 0;
    const [past, room, pace] = [
      [lastY < margin, y - margin, -disk.wayY] as const,
      [lastX < margin, x - margin, -disk.wayX] as const,
      [lastY > height - margin, height - margin - y, disk.wayY] as const,
      [lastX > width - margin, width - margin - x, disk.wayX] as const,
    ][number] ?? [false, 0, 0];
    if (past && pace > 0) offer(glance, room / pace, solid ? TERRAIN : BORDER, solid ? -1 - number : number, spot);
  }
}

/**
 * Takes what lies this far ahead as the disk's next event if it comes sooner than what was known.
 *
 * What overlaps is met now. A disk that comes to rest just there meets nothing.
 */
function offer(glance: Glance, far: number, kind: number, other: number, spot: Spot | null): void {
  const { disk, now, speed, slowing, reach } = glance;
  if (far < 0) far = 0;
  const left = speed * speed - 2 * slowing * far;
  if (far > reach || left <= 0) return;
  const time = now + (2 * far) / (speed + Math.sqrt(left));
  if (!isSooner(time, kind, other, disk)) return;
  disk.due = time;
  disk.kind = kind;
  disk.other = other;
  disk.spot = spot;
  glance.reach = far + speed * TIE;
}

/** DK-PHY-06 whether an event comes before the disk's next one; at the same time by kind, then by the other's index. */
export function isSooner(time: number, kind: number, other: number, disk: Disk): boolean {
  if (time < disk.due - TIE) return true;
  if (time > disk.due + TIE) return false;
  return kind < disk.kind || (kind === disk.kind && other < disk.other);
}
