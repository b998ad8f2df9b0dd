/** What a flick leaves behind. */

export type Kind = "hit" | "touch" | "terrain" | "shed" | "left" | "clear";

/**
 * Something that happened in a run.
 *
 * | kind | what | other | speed | x, y |
 * |---|---|---|---|---|
 * | hit | DK-PHY-21 two disks collided, disk < other | the other disk | of approach | where the rims met |
 * | touch | two disks met too gently to collide | the other disk | of approach | where the rims met |
 * | terrain | the disk met an obstacle | its number; walls are -1 bottom, -2 left, -3 top, -4 right | of approach | where |
 * | shed | DK-STK-05 the block fell off the disk | -1 | 0 | DK-STK-07 where it dropped |
 * | left | DK-OUT-01 the disk left, and any block with it | edge: 0 bottom, 1 left, 2 top, 3 right | of the disk | crossing |
 * | clear | DK-STK-15 the flicked disk came clear of the one it began on | that one | of the disk | its centre |
 */
export type Happening = Readonly<{
  time: number;
  kind: Kind;
  disk: number;
  other: number;
  speed: number;
  x: number;
  y: number;
}>;

/** From this time on a disk slides from here with this velocity, and spins (radians a second), each to rest. */
export type Path = Readonly<{
  disk: number;
  time: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  spin: number;
}>;

/** One flick: where every disk ended (one that left: where its centre crossed the border), and all on the way. */
export type Run = Readonly<{
  x: readonly number[];
  y: readonly number[];
  turned: readonly number[]; // degrees, counter-clockwise positive
  left: readonly (readonly [disk: number, edge: number])[]; // in the order of leaving
  events: readonly Happening[];
  paths: readonly Path[];
  cutShort: boolean; // DK-PHY-17
  over: boolean; // it started above another disk and never came clear of it
}>;
