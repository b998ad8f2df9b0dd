import { NEVER } from "./crossing";
import type { Matter } from "./matter";
import type { Body } from "./scene";
import type { Spot } from "./terrain";

/** What comes next for a disk, in the order in which events of the same time happen (DK-PHY-06). */
export const MEETING = 0;
export const TERRAIN = 1;
export const BORDER = 2;
export const CLEARING = 3;

export const TIE = 1e-12; // s: DK-PHY-06 events closer than this happen at the same time

/** A disk in a run: its path, its next event, and what it has suffered. */
export type Disk = {
  readonly number: number;
  readonly radius: number;
  readonly inverse: number; // of its mass
  readonly brake: number; // what it loses of its spin (DK-PHY-03)
  readonly hold: number; // relative deceleration A of the block that rides on it (DK-STK-04)
  readonly share: number; // its part of the mass of itself and its block (DK-STK-08)

  endX: number; // where it will rest
  endY: number;
  begun: number;
  fromX: number;
  fromY: number;
  wayX: number; // unit vector
  wayY: number;
  launch: number; // speed at the beginning
  stops: number; // time of rest
  spin: number; // at the beginning
  left: number; // the box of the whole path, rim included
  low: number;
  right: number;
  high: number;

  due: number; // time of the next event
  kind: number;
  other: number; // disk, obstacle or side that it is with
  spot: Spot | null; // where it will touch the terrain

  laden: boolean; // a block rides on it
  offsetX: number; // of the block
  offsetY: number;
  turned: number; // radians, up to the beginning
  gone: boolean;
  moved: boolean; // at some time
  active: boolean; // listed among those that move, or wait at rest for one that will reach them
  seen: number; // number of the event after which it was predicted last
  jammed: number; // contacts in a row, without time between them, with what never moves
};

/** A disk at rest. */
export function diskOf({ x, y, radius, mass, load = 0 }: Body, number: number, matter: Matter): Disk {
  const still = mass === Number.POSITIVE_INFINITY;
  return {
    number,
    radius,
    inverse: still ? 0 : 1 / mass,
    brake: (4 * matter.slowing) / (3 * radius),
    hold: (matter.slowing + matter.grip) * (still ? 1 : 1 + load / mass),
    share: still ? 1 : mass / (mass + load),
    endX: x,
    endY: y,
    begun: 0,
    fromX: 0,
    fromY: 0,
    wayX: 0,
    wayY: 0,
    launch: 0,
    stops: 0,
    spin: 0,
    left: 0,
    low: 0,
    right: 0,
    high: 0,
    due: NEVER,
    kind: MEETING,
    other: 0,
    spot: null,
    laden: load > 0,
    offsetX: 0,
    offsetY: 0,
    turned: 0,
    gone: false,
    moved: false,
    active: false,
    seen: 0,
    jammed: 0,
  };
}
