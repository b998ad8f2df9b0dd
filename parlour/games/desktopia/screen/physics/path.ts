/** The path of a disk: from its launch or last contact in a straight line to rest (DK-PHY-02, DK-PHY-03, DK-PHY-04). */

import type { Course } from "./course";
import { NEVER } from "./crossing";
import type { Disk } from "./disk";

export type Place = Readonly<{ x: number; y: number; speed: number }>;

/** Where a disk is and how fast, computed from the origin of its path; at its resting place once it rests. */
export function placeOf(disk: Disk, now: number, slowing: number): Place {
  if (disk.stops <= now) return { x: disk.endX, y: disk.endY, speed: 0 };
  const passed = now - disk.begun;
  const speed = disk.launch - slowing * passed;
  const far = passed * (disk.launch - 0.5 * slowing * passed);
  return { x: disk.fromX + disk.wayX * far, y: disk.fromY + disk.wayY * far, speed: speed < 0 ? 0 : speed };
}

/** How fast a disk spins, and by how much it has turned since the origin of its path (radians). */
export function spinOf({ begun, spin, brake }: Disk, now: number): Readonly<{ spin: number; turn: number }> {
  if (spin === 0) return { spin: 0, turn: 0 };
  const slowing = spin > 0 ? brake : -brake;
  const passed = now - begun;
  const left = spin - slowing * passed;
  if (left <= 0 === spin > 0) return { spin: 0, turn: (spin * spin) / (2 * slowing) };
  return { spin: left, turn: passed * (spin - 0.5 * slowing * passed) };
}

/** Begins a new path; slower than the speed of rest is rest. */
export function setOut(
  course: Course,
  disk: Disk,
  now: number,
  x: number,
  y: number,
  vx: number,
  vy: number,
  spin: number,
): void {
  const { slowing, rest } = course.matter;
  const speed = Math.sqrt(vx * vx + vy * vy);
  const rests = speed < rest;
  disk.begun = now;
  disk.fromX = x;
  disk.fromY = y;
  disk.spin = spin;
  disk.due = NEVER;
  if (rests) {
    disk.launch = 0;
    disk.stops = now;
    disk.endX = x;
    disk.endY = y;
  } else {
    disk.wayX = vx / speed;
    disk.wayY = vy / speed;
    const far = (speed * speed) / (2 * slowing);
    disk.launch = speed;
    disk.stops = now + speed / slowing;
    disk.endX = x + disk.wayX * far;
    disk.endY = y + disk.wayY * far;
    disk.left = Math.min(x, disk.endX) - disk.radius;
    disk.low = Math.min(y, disk.endY) - disk.radius;
    disk.right = Math.max(x, disk.endX) + disk.radius;
    disk.high = Math.max(y, disk.endY) + disk.radius;
  }
  enlist(course, disk);
  course.waiting.push(disk);
  course.paths.push({ disk: disk.number, time: now, x, y, vx: rests ? 0 : vx, vy: rests ? 0 : vy, spin });
}

/** Adds a disk to those that move, and to those that have moved at all, once each. */
function enlist({ active, moved }: Course, disk: Disk): void {
  if (!disk.moved) moved.push(disk);
  if (!disk.active) active.push(disk);
  disk.moved = true;
  disk.active = true;
}
