/**
 * One flick from launch to rest, event by event. DK-PHY-04, DK-PHY-05, DK-PHY-06, DK-PHY-07, DK-PHY-08, DK-PHY-09,
 * DK-PHY-17, DK-PHY-19.
 */

import { bump, slip, strike } from "./blow";
import { type Course, courseOf, diskAt, tell } from "./course";
import { NEVER } from "./crossing";
import { BORDER, type Disk, MEETING, TERRAIN, TIE } from "./disk";
import type { Run } from "./outcome";
import { placeOf, setOut, spinOf } from "./path";
import { predict } from "./prediction";
import type { Scene } from "./scene";

const DEGREE = 57.29577951308232; // of a radian
const UNIT = 1e-9; // by how much the square of a direction's length may differ from 1

/**
 * Flicks a disk in the direction (ux, uy) with this speed.
 *
 * `above` is the body that it starts on top of (DK-STK-15): the two cannot meet until they have been clear of each other.
 */
export function flick(scene: Scene, disk: number, ux: number, uy: number, speed: number, above = -1): Run {
  check(scene, disk, ux, uy, speed, above);
  const course = courseOf(scene, disk, above);
  launch(course, ux * speed, uy * speed);
  const cutShort = move(course);
  for (const each of course.moved) {
    if (each.spin !== 0) each.turned += spinOf(each, NEVER).turn; // DK-PHY-19 every spin runs out
  }
  return {
    x: course.disks.map((each) => each.endX),
    y: course.disks.map((each) => each.endY),
    turned: course.disks.map((each) => each.turned * DEGREE),
    left: course.events.filter(({ kind }) => kind === "left").map((each) => [each.disk, each.other]),
    events: course.events,
    paths: course.paths,
    cutShort,
    over: course.covered !== null,
  };
}

function check({ bodies }: Scene, disk: number, ux: number, uy: number, speed: number, above: number): void {
  const body = bodies[disk];
  if (body === undefined) throw new RangeError(`there is no disk ${disk} among ${bodies.length}`);
  if (body.mass === Number.POSITIVE_INFINITY) throw new RangeError(`body ${disk} never moves`);
  if ((above !== -1 && bodies[above] === undefined) || above === disk) {
    throw new RangeError(`disk ${disk} cannot start above ${above}`);
  }
  if (!(speed >= 0 && speed < NEVER)) throw new RangeError(`${speed} is no speed`);
  if (!(Math.abs(ux * ux + uy * uy - 1) < UNIT)) throw new RangeError(`(${ux}, ${uy}) is no unit vector`);
}

/** DK-STK-09 the finger gives the flicked disk its full speed; its block slips, and stays on or not. */
function launch(course: Course, vx: number, vy: number): void {
  const disk = course.flicked;
  if (disk.laden) slip(course, disk, 0, disk.endX, disk.endY, 0, 0, vx, vy);
  setOut(course, disk, 0, disk.endX, disk.endY, vx, vy, 0);
}

/** Carries out event after event; says whether there were too many (DK-PHY-17). */
function move(course: Course): boolean {
  let now = 0;
  for (;;) {
    for (const disk of course.waiting) predict(course, disk, now);
    course.waiting = [];
    const upcoming = nextDisk(course, now);
    if (upcoming === null) return false;
    if (course.round > course.matter.mostEvents) {
      stopAll(course, now);
      return true;
    }
    course.round += 1;
    if (upcoming.due > now) now = upcoming.due;
    happen(course, upcoming, now);
  }
}

function happen(course: Course, disk: Disk, now: number): void {
  switch (disk.kind) {
    case MEETING: {
      const other = diskAt(course.disks, disk.other);
      const [one, two] = disk.number < other.number ? [disk, other] : [other, disk];
      strike(course, one, two, now);
      predictAnew(course, one, two);
      break;
    }
    case TERRAIN:
      bump(course, disk, now);
      predictAnew(course, disk, disk);
      break;
    case BORDER:
      leave(course, disk, now);
      predictAnew(course, disk, disk);
      break;
    default:
      clear(course, now);
  }
}

/** DK-PHY-06 a disk whose event is the next of all, or none; drops the disks that rest and wait for nothing. */
function nextDisk(course: Course, now: number): Disk | null {
  let best: Disk | null = null;
  let soonest = NEVER;
  const kept: Disk[] = [];
  for (const disk of course.active) {
    if (disk.due === NEVER) {
      if (disk.stops <= now) {
        disk.active = false;
        continue;
      }
    } else if (disk.due < soonest - TIE || (disk.due <= soonest + TIE && best !== null && precedes(disk, best))) {
      best = disk;
      soonest = disk.due;
    }
    kept.push(disk);
  }
  course.active = kept;
  return best;
}

/** Whether of two events of the same time the first one's comes first: by kind, lower index, other index. */
function precedes(one: Disk, two: Disk): boolean {
  if (one.kind !== two.kind) return one.kind < two.kind;
  const [low, high] = indices(one);
  const [otherLow, otherHigh] = indices(two);
  return low < otherLow || (low === otherLow && high < otherHigh);
}

function indices({ number, kind, other }: Disk): readonly [number, number] {
  return kind === MEETING && other < number ? [other, number] : [number, other];
}

/** DK-PHY-09 forgets every event with a disk that has changed, before anything is predicted. */
function predictAnew({ active, waiting }: Course, one: Disk, two: Disk): void {
  for (const disk of active) {
    if (
      disk !== one &&
      disk !== two &&
      disk.due < NEVER &&
      (disk.other === one.number || disk.other === two.number) &&
      (disk.kind === MEETING || disk.kind > BORDER)
    ) {
      disk.due = NEVER;
      waiting.push(disk);
    }
  }
}

/** DK-OUT-01 a disk whose centre crosses the border is out from then on, and its block with it (DK-STK-12). */
function leave(course: Course, disk: Disk, now: number): void {
  const { x, y, speed } = placeOf(disk, now, course.matter.slowing);
  disk.turned += spinOf(disk, now).turn;
  disk.spin = 0;
  disk.stops = now;
  disk.due = NEVER;
  disk.endX = x;
  disk.endY = y;
  disk.laden = false;
  disk.gone = true;
  tell(course, now, "left", disk, disk.other, speed, x, y);
}

/** DK-STK-15 the flicked disk and the one it started on are clear of each other: from now on they may meet. */
function clear(course: Course, now: number): void {
  const { flicked, covered, waiting } = course;
  if (covered === null) return;
  course.covered = null;
  for (const disk of [flicked, covered]) {
    disk.due = NEVER; // of one that has come to rest meanwhile, too
    if (disk.stops > now) waiting.push(disk);
  }
  const { x, y, speed } = placeOf(flicked, now, course.matter.slowing);
  tell(course, now, "clear", flicked, covered.number, speed, x, y);
}

/** DK-PHY-17 too many events: everything stops where it is. */
function stopAll({ moved, matter }: Course, now: number): void {
  for (const disk of moved) {
    const { x, y } = placeOf(disk, now, matter.slowing);
    disk.turned += spinOf(disk, now).turn;
    disk.spin = 0;
    disk.endX = x;
    disk.endY = y;
  }
}
