/**
 * The laws of contact: impulse, rim friction, and what happens to the block on top. DK-PHY-10, DK-PHY-11, DK-PHY-12,
 * DK-PHY-13, DK-PHY-14, DK-PHY-18, DK-STK-03, DK-STK-04, DK-STK-05, DK-STK-06, DK-STK-07, DK-STK-08.
 */

import { type Course, tell } from "./course";
import type { Disk } from "./disk";
import type { Matter } from "./matter";
import { placeOf, setOut, spinOf } from "./path";
import type { Spot } from "./terrain";

const INSTANT = 1e-9; // s: contacts closer than this have no time between them
const PATIENCE = 100; // so many of them in a row, with what never moves: the disk is jammed

/** DK-PHY-10, DK-PHY-11, DK-PHY-12, DK-PHY-13 two disks meet; the one of lower index comes first. */
export function strike(course: Course, one: Disk, two: Disk, now: number): void {
  const { matter } = course;
  const here = placeOf(one, now, matter.slowing);
  const there = placeOf(two, now, matter.slowing);
  const { spin, turn } = spinOf(one, now);
  const { spin: otherSpin, turn: otherTurn } = spinOf(two, now);
  one.turned += turn;
  two.turned += otherTurn;
  const vx = here.speed * one.wayX;
  const vy = here.speed * one.wayY;
  const otherVx = there.speed * two.wayX;
  const otherVy = there.speed * two.wayY;
  const [towardX, towardY] = unit(there.x - here.x, there.y - here.y);
  const driftX = vx - otherVx;
  const driftY = vy - otherVy;
  let approach = driftX * towardX + driftY * towardY;
  if (approach < 0) approach = 0; // a graze, by rounding
  const slide = driftY * towardX - driftX * towardY + spin * one.radius + otherSpin * two.radius;
  const ease = one.inverse + two.inverse;
  const [push, rub] = impulse(approach, slide, ease, matter.bounce, matter);
  const pushX = push * towardX - rub * towardY;
  const pushY = push * towardY + rub * towardX;
  const kind = approach > matter.contact ? "hit" : "touch";
  const rimX = here.x + towardX * one.radius;
  const rimY = here.y + towardY * one.radius;
  tell(course, now, kind, one, two.number, approach, rimX, rimY);
  const newSpin = spin - (2 * rub * one.inverse) / one.radius;
  jolt(
    course,
    one,
    now,
    here.x,
    here.y,
    vx,
    vy,
    -pushX * one.inverse,
    -pushY * one.inverse,
    newSpin,
    two.inverse === 0,
  );
  const otherNewSpin = otherSpin - (2 * rub * two.inverse) / two.radius;
  jolt(
    course,
    two,
    now,
    there.x,
    there.y,
    otherVx,
    otherVy,
    pushX * two.inverse,
    pushY * two.inverse,
    otherNewSpin,
    one.inverse === 0,
  );
}

/** DK-PHY-14 a disk meets terrain, which neither moves nor turns. */
export function bump(course: Course, disk: Disk, now: number): void {
  const { matter } = course;
  const { x, y, speed } = placeOf(disk, now, matter.slowing);
  const { spin, turn } = spinOf(disk, now);
  disk.turned += turn;
  const vx = speed * disk.wayX;
  const vy = speed * disk.wayY;
  const [towardX, towardY] = facing(disk.spot, x, y);
  let approach = vx * towardX + vy * towardY;
  if (approach < 0) approach = 0;
  const slide = vy * towardX - vx * towardY + spin * disk.radius;
  const [push, rub] = impulse(approach, slide, disk.inverse, matter.terrainBounce, matter);
  const pushX = push * towardX - rub * towardY;
  const pushY = push * towardY + rub * towardX;
  tell(course, now, "terrain", disk, disk.other, approach, x + towardX * disk.radius, y + towardY * disk.radius);
  const newSpin = spin - (2 * rub * disk.inverse) / disk.radius;
  jolt(course, disk, now, x, y, vx, vy, -pushX * disk.inverse, -pushY * disk.inverse, newSpin, true);
}

/** The unit vector from a disk at (x, y) into what it touches. */
function facing(spot: Spot | null, x: number, y: number): readonly [number, number] {
  if (spot === null) throw new Error("a disk meets terrain, and nowhere");
  return spot.flat ? [spot.x, spot.y] : unit(spot.x - x, spot.y - y);
}

/** The unit vector of that direction; to the right if there is none. */
function unit(x: number, y: number): readonly [number, number] {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? [1, 0] : [x / length, y / length];
}

/** DK-PHY-10, DK-PHY-11, DK-PHY-18 the impulse along the line of centres and across it; ease is the sum of the inverse masses. */
function impulse(
  approach: number,
  slide: number,
  ease: number,
  bounce: number,
  { contact, parting, rim }: Matter,
): readonly [number, number] {
  let apart = approach > contact ? bounce * approach : 0;
  if (apart < parting) apart = parting;
  const push = (approach + apart) / ease;
  let rub = slide / (3 * ease);
  const most = rim * push;
  if (rub > most) rub = most;
  else if (rub < -most) rub = -most;
  return [push, rub];
}

/** DK-STK-08 a disk's velocity jumps: a block that stays on is dragged along, and a new path begins. */
function jolt(
  course: Course,
  disk: Disk,
  now: number,
  x: number,
  y: number,
  vx: number,
  vy: number,
  changeX: number,
  changeY: number,
  spin: number,
  againstStone: boolean,
): void {
  if (againstStone && isJammed(disk, now)) {
    changeX = -vx;
    changeY = -vy;
  }
  if (disk.laden && slip(course, disk, now, x, y, vx, vy, changeX, changeY)) {
    changeX *= disk.share;
    changeY *= disk.share;
  }
  setOut(course, disk, now, x, y, vx + changeX, vy + changeY, spin);
}

/** Whether walls throw a disk at each other without end and without time passing: in a narrow wedge it is stuck, and rests. */
function isJammed(disk: Disk, now: number): boolean {
  if (now - disk.begun > INSTANT) {
    disk.jammed = 0;
    return false;
  }
  disk.jammed += 1;
  if (disk.jammed < PATIENCE) return false;
  disk.jammed = 0;
  return true;
}

/** DK-STK-04, DK-STK-05 the block on a carrier slips as the carrier's velocity jumps; whether it stays on. */
export function slip(
  course: Course,
  disk: Disk,
  now: number,
  x: number,
  y: number,
  vx: number,
  vy: number,
  changeX: number,
  changeY: number,
): boolean {
  const { offsetX, offsetY, radius, hold } = disk;
  const slide = Math.sqrt(changeX * changeX + changeY * changeY) / (2 * hold);
  disk.offsetX = offsetX - changeX * slide;
  disk.offsetY = offsetY - changeY * slide;
  if (disk.offsetX * disk.offsetX + disk.offsetY * disk.offsetY <= radius * radius) return true;
  disk.laden = false;
  const { alongX, alongY, time } = comingOff(offsetX, offsetY, changeX, changeY, radius, hold);
  const pull = 0.5 * course.matter.grip * time * time;
  const dropX = x + offsetX + vx * time + alongX * pull;
  const dropY = y + offsetY + vy * time + alongY * pull;
  tell(course, now, "shed", disk, -1, 0, dropX, dropY);
  return false;
}

/** DK-STK-07 The direction of the jump, and the time until the carrier has slipped from under its block. */
function comingOff(
  offsetX: number,
  offsetY: number,
  changeX: number,
  changeY: number,
  radius: number,
  hold: number,
): { alongX: number; alongY: number; time: number } {
  const speed = Math.sqrt(changeX * changeX + changeY * changeY);
  const alongX = changeX / speed;
  const alongY = changeY / speed;
  const ahead = offsetX * alongX + offsetY * alongY;
  const aside = offsetY * alongX - offsetX * alongY;
  const room = radius * radius - aside * aside;
  const way = ahead + (room > 0 ? Math.sqrt(room) : 0);
  const spare = speed * speed - 2 * hold * way;
  return { alongX, alongY, time: (2 * way) / (speed + (spare > 0 ? Math.sqrt(spare) : 0)) };
}
