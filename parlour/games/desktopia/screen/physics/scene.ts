import { MATTER, type Matter } from "./matter";
import type { Terrain } from "./terrain";

/** A flat disk at rest; one of infinite mass never moves. Its load is the mass of the block that rides on it. */
export type Body = Readonly<{ x: number; y: number; radius: number; mass: number; load?: number }>;

/** Bodies on a terrain; it never changes, so any number of flicks can start from it. */
export type Scene = Readonly<{ bodies: readonly Body[]; terrain: Terrain; matter: Matter }>;

/** Checks the bodies and sets the scene. */
export function scene(bodies: readonly Body[], terrain: Terrain, matter: Matter = MATTER): Scene {
  bodies.forEach(check);
  return { bodies, terrain, matter };
}

function check({ x, y, radius, mass, load = 0 }: Body, number: number): void {
  if (!(Number.isFinite(x) && Number.isFinite(y))) throw new RangeError(`body ${number} is nowhere: (${x}, ${y})`);
  if (!(Number.isFinite(radius) && radius > 0)) throw new RangeError(`body ${number} has a radius of ${radius}`);
  if (!(mass > 0)) throw new RangeError(`body ${number} has a mass of ${mass}`);
  if (!(Number.isFinite(load) && load >= 0)) throw new RangeError(`body ${number} bears a load of ${load}`);
}
