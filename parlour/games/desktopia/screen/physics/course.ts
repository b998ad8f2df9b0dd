import { type Disk, diskOf } from "./disk";
import type { Matter } from "./matter";
import type { Happening, Kind, Path } from "./outcome";
import type { Scene } from "./scene";
import type { Terrain } from "./terrain";

/** A flick under way: all disks, and what has happened so far. */
export type Course = {
  readonly matter: Matter;
  readonly terrain: Terrain;
  readonly disks: readonly Disk[];
  readonly widest: number; // the largest radius
  readonly flicked: Disk;
  covered: Disk | null; // under the flicked disk, until they are clear of each other
  active: Disk[]; // those that move, or wait at rest for one that will reach them
  readonly moved: Disk[]; // those that have moved at all
  waiting: Disk[]; // those whose next event must be predicted
  round: number; // 1 + events handled so far
  readonly events: Happening[];
  readonly paths: Path[];
};

/** The scene before the flick; `above` is the body that the flicked disk starts on top of, or -1. */
export function courseOf({ bodies, terrain, matter }: Scene, disk: number, above: number): Course {
  const disks = bodies.map((body, number) => diskOf(body, number, matter));
  return {
    matter,
    terrain,
    disks,
    widest: disks.reduce((most, { radius }) => (radius > most ? radius : most), 0),
    flicked: diskAt(disks, disk),
    covered: above < 0 ? null : diskAt(disks, above),
    active: [],
    moved: [],
    waiting: [],
    round: 1,
    events: [],
    paths: [],
  };
}

/** The disk of that number, which is there. */
export function diskAt(disks: readonly Disk[], number: number): Disk {
  const found = disks[number];
  if (found === undefined) throw new RangeError(`there is no disk ${number} among ${disks.length}`);
  return found;
}

/** Writes down something that happened. */
export function tell(
  { events }: Course,
  time: number,
  kind: Kind,
  disk: Disk,
  other: number,
  speed: number,
  x: number,
  y: number,
): void {
  events.push({ time, kind, disk: disk.number, other, speed, x, y });
}
