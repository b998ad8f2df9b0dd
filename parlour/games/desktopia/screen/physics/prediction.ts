/** The next event of a disk that has changed, from where everything is now (DK-PHY-05, DK-PHY-09). */

import { isSooner, lookAhead } from "./ahead";
import type { Course } from "./course";
import { NEVER } from "./crossing";
import { CLEARING, type Disk, MEETING, TIE } from "./disk";
import { meeting } from "./meeting";
import { type Place, placeOf } from "./path";

/**
 * Finds the next event of a disk, and lets the moving disks that it concerns know.
 *
 * A disk at rest has no event of its own, but those that move may now reach it.
 */
export function predict(course: Course, disk: Disk, now: number): void {
  const { slowing } = course.matter;
  disk.seen = course.round;
  const here = herePlace(disk, now, slowing);
  const partner = partnerOf(course, disk);
  const reach =
    here.speed > 0 ? lookAhead(course, disk, now, here, reachOf(disk, now, here.speed, slowing), partner) : null;
  const lastX = reach === null ? here.x : here.x + disk.wayX * reach;
  const lastY = reach === null ? here.y : here.y + disk.wayY * reach;
  if (course.active.length > 1) movingAhead(course, disk, now, here, lastX, lastY, partner);
  if (partner !== null && !partner.gone) {
    const there = placeOf(partner, now, slowing);
    const time = meeting(
      now,
      NEVER,
      slowing,
      -1,
      disk.radius + partner.radius,
      there.x - here.x,
      there.y - here.y,
      { wayX: disk.wayX, wayY: disk.wayY, speed: here.speed, stops: disk.stops },
      { wayX: partner.wayX, wayY: partner.wayY, speed: there.speed, stops: partner.stops },
    );
    if (time < NEVER) agree(disk, partner, now, time, CLEARING);
  }
}

function herePlace(disk: Disk, now: number, slowing: number): Place {
  if (disk.begun === now && disk.stops > now) return { x: disk.fromX, y: disk.fromY, speed: disk.launch };
  return placeOf(disk, now, slowing);
}

/** The disk that this one is still above, or that is still above it (DK-STK-15). */
function partnerOf({ covered, flicked }: Course, disk: Disk): Disk | null {
  if (covered === null) return null;
  if (disk === flicked) return covered;
  return disk === covered ? flicked : null;
}

/** How far a disk will slide, or up to the event that is known. */
function reachOf(disk: Disk, now: number, speed: number, slowing: number): number {
  const reach = (speed * speed) / (2 * slowing);
  if (disk.due >= disk.stops) return reach;
  const passes = disk.due - now;
  const known = passes * (speed - 0.5 * slowing * passes) + speed * TIE;
  return known < reach ? known : reach;
}

/** Moving disks: those whose box the way touches, then those that come near along the line between the two. */
function movingAhead(
  { active, matter: { slowing }, round }: Course,
  disk: Disk,
  now: number,
  here: Place,
  lastX: number,
  lastY: number,
  partner: Disk | null,
): void {
  const { x, y, speed } = here;
  const left = Math.min(x, lastX) - disk.radius;
  const right = Math.max(x, lastX) + disk.radius;
  const low = Math.min(y, lastY) - disk.radius;
  const high = Math.max(y, lastY) + disk.radius;
  for (const other of active) {
    if (other.left > right || other.right < left || other.low > high || other.high < low) continue;
    if (other.stops <= now || other.seen === round || other === partner) continue;
    const there = placeOf(other, now, slowing);
    const toX = there.x - x;
    const toY = there.y - y;
    const apart = toX * toX + toY * toY;
    let least = apart;
    const mine = toX * (lastX - x) + toY * (lastY - y);
    if (mine > 0) least -= mine;
    const theirs = toX * (other.endX - there.x) + toY * (other.endY - there.y);
    if (theirs < 0) least += theirs;
    const reach = disk.radius + other.radius;
    if (!(least <= 0 || least * least <= reach * reach * apart)) continue;
    const horizon = speed > 0 && disk.due < other.due ? disk.due : other.due;
    const time = meeting(
      now,
      horizon + TIE,
      slowing,
      1,
      reach,
      toX,
      toY,
      { wayX: disk.wayX, wayY: disk.wayY, speed, stops: disk.stops },
      { wayX: other.wayX, wayY: other.wayY, speed: there.speed, stops: other.stops },
    );
    if (time < NEVER) agree(disk, other, now, time, MEETING);
  }
}

/**
 * Makes an event of two disks the next one of those of them that move, if it is sooner than what each has before it.
 *
 * If either has an earlier event, this one will be predicted anew after that.
 */
function agree(disk: Disk, other: Disk, now: number, time: number, kind: number): void {
  const moves = disk.stops > now;
  const otherMoves = other.stops > now;
  if (moves && !isSooner(time, kind, other.number, disk)) return;
  if (otherMoves && !isSooner(time, kind, disk.number, other)) return;
  if (moves) plan(disk, time, kind, other);
  if (otherMoves) plan(other, time, kind, disk);
}

function plan(disk: Disk, time: number, kind: number, other: Disk): void {
  disk.due = time;
  disk.kind = kind;
  disk.other = other.number;
}
