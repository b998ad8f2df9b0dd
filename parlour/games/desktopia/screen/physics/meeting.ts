/** When two disks meet, or come clear of each other: both moving first, then one of them at rest (DK-PHY-05, DK-PHY-07). */

import { crossing, NEVER } from "./crossing";

/** A disk at some moment: how it moves from then on. */
export type Motion = Readonly<{ wayX: number; wayY: number; speed: number; stops: number }>;

/** 1: two disks meet; -1: they come clear of each other. */
export type Sense = 1 | -1;

/**
 * The first time up to the horizon at which the second disk, at (x, y) from the first, comes within reach.
 *
 * In the sense -1: at which it comes out of reach, in which it is now.
 */
export function meeting(
  now: number,
  horizon: number,
  slowing: number,
  sense: Sense,
  reach: number,
  x: number,
  y: number,
  one: Motion,
  two: Motion,
): number {
  const apart = x * x + y * y;
  const gap = sense * (apart - reach * reach);
  if (sense < 0 && gap <= 0) return now;
  const firstStop = one.stops < two.stops ? one.stops : two.stops;
  if (firstStop <= now) {
    return now > horizon ? NEVER : now + rayOf(x, y, one, two, 0, slowing, reach, sense);
  }
  let length = (firstStop < horizon ? firstStop : horizon) - now;
  if (length < 0) length = 0;
  const driftX = two.speed * two.wayX - one.speed * one.wayX;
  const driftY = two.speed * two.wayY - one.speed * one.wayY;
  const pullX = -0.5 * slowing * (two.wayX - one.wayX);
  const pullY = -0.5 * slowing * (two.wayY - one.wayY);
  const along = x * driftX + y * driftY;
  const closing = x * pullX + y * pullY;
  if (sense < 0 || comeNear(apart, along, closing, reach, length)) {
    const curve = {
      c4: sense * (pullX * pullX + pullY * pullY),
      c3: sense * 2 * (driftX * pullX + driftY * pullY),
      c2: sense * (driftX * driftX + driftY * driftY + 2 * closing),
      c1: sense * 2 * along,
      c0: gap,
    };
    const found = crossing(curve, length);
    if (found < NEVER) return now + found;
  }
  if (firstStop >= horizon) return NEVER;
  const thenX = x + (driftX + pullX * length) * length;
  const thenY = y + (driftY + pullY * length) * length;
  return firstStop + rayOf(thenX, thenY, one, two, slowing * length, slowing, reach, sense);
}

/** Whether the separation along the line of centres ever gets as small as the reach: settles most pairs cheaply. */
function comeNear(apart: number, along: number, closing: number, reach: number, length: number): boolean {
  let least = apart + (along + closing * length) * length;
  if (apart < least) least = apart;
  if (closing > 0 && along < 0 && -along < 2 * closing * length) least = apart - (along * along) / (4 * closing);
  return least <= 0 || least * least <= reach * reach * apart;
}

/** The ray of the one of two disks that moves longer, after both have lost some speed. */
function rayOf(
  x: number,
  y: number,
  one: Motion,
  two: Motion,
  lost: number,
  slowing: number,
  reach: number,
  sense: Sense,
): number {
  return one.stops > two.stops
    ? ray(x, y, one, one.speed - lost, slowing, reach, sense)
    : ray(-x, -y, two, two.speed - lost, slowing, reach, sense);
}

/** After what time a disk that moves comes within reach of a place at (x, y) from it (sense -1: out of reach). */
function ray(
  x: number,
  y: number,
  { wayX, wayY }: Motion,
  speed: number,
  slowing: number,
  reach: number,
  sense: Sense,
): number {
  const along = x * wayX + y * wayY;
  const aside = x * wayY - y * wayX;
  const inside = reach * reach - aside * aside;
  if (inside <= 0 || (sense > 0 && along <= 0) || speed <= 0) return NEVER;
  let far = along - sense * Math.sqrt(inside);
  if (far < 0) far = 0;
  const left = speed * speed - 2 * slowing * far;
  if (left <= 0) return NEVER;
  return (2 * far) / (speed + Math.sqrt(left));
}
