/** Where every disk is at any time of a flick (DK-PHY-02, DK-PHY-03, DK-PHY-04): worked out from its record, never added up. */
import type { View } from "$web/boards/board";
import { factsOf, kindOf, rankOf, typeOf } from "../desk";
import { ARTIFACT_RADIUS, radiusOf } from "../pages/script/roster";
import { MISSILE } from "./laboratory";
import type { Flicked, Happening, Leg } from "./record";

/** A disk at one moment: its place, how far it has turned, how fast it is, and whether it has left the table. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly turned: number;
  readonly speed: number;
  readonly gone: boolean;
}

const DEGREES = 180 / Math.PI;
/** How long it takes to fall over the edge, and to slide off a disk, in seconds. */
export const FALL = 0.35;
export const SLIDE = 0.4;

/** The radius of any disk, in mm. */
export function sizeOf(disk: string): number {
  if (rankOf(disk)) return radiusOf(typeOf(disk));
  return kindOf(disk) === "missile" ? MISSILE.radius : ARTIFACT_RADIUS;
}

/** A recorded flick that can be looked at. */
export class Motion {
  /** In seconds, until everything rests. */
  readonly length: number;
  readonly #legs = new Map<string, Leg[]>();
  readonly #left = new Map<string, Happening>();

  constructor(
    readonly flicked: Flicked,
    readonly slowing: number,
  ) {
    for (const leg of flicked.paths) this.#legs.set(leg.disk, [...(this.#legs.get(leg.disk) ?? []), leg]);
    for (const left of flicked.happenings.filter(({ kind }) => kind === "left")) this.#left.set(left.disk, left);
    const shed = flicked.happenings.filter(({ kind }) => kind === "shed").map(({ time }) => time + SLIDE);
    this.length = Math.max(0, ...shed, ...flicked.paths.map((leg) => this.#until(leg)));
  }

  /** The disks that move. */
  get disks(): string[] {
    return [...this.#legs.keys()];
  }

  /** Where a disk is at a time; null for one that never moves. */
  poseAt(disk: string, time: number): Pose | null {
    const legs = this.#legs.get(disk);
    const first = legs?.[0];
    if (!legs || !first) return null;
    const left = this.#left.get(disk);
    const now = left ? Math.min(time, left.time) : time;
    if (now < first.time) return { x: first.x, y: first.y, turned: 0, speed: 0, gone: false };
    const at = legs.findLastIndex((leg) => leg.time <= now);
    const leg = legs[at] ?? first;
    const before = legs
      .slice(0, at)
      .reduce((sum, earlier, k) => sum + this.#turn(earlier, (legs[k + 1]?.time ?? now) - earlier.time), 0);
    const passed = now - leg.time;
    const launch = Math.hypot(leg.vx, leg.vy);
    const moving = Math.min(passed, launch / this.slowing);
    const far = moving * (launch - 0.5 * this.slowing * moving);
    const share = launch === 0 ? 0 : far / launch;
    return {
      x: leg.x + leg.vx * share,
      y: leg.y + leg.vy * share,
      turned: before + this.#turn(leg, passed),
      speed: Math.max(0, launch - this.slowing * passed),
      gone: left !== undefined && time >= left.time,
    };
  }

  /** Where a disk ends; null for one that never moves. */
  restOf(disk: string): Pose | null {
    return this.poseAt(disk, this.length + 1);
  }

  /** Where and when a disk left the table; null if it did not. */
  leftAt(disk: string): Happening | null {
    return this.#left.get(disk) ?? null;
  }

  /** What has happened up to a time, since another. */
  between(from: number, to: number): Happening[] {
    return this.flicked.happenings.filter(({ time }) => time > from && time <= to);
  }

  /** When and where the missiles (or the rider) of a disk fall off it; null: never. */
  shedAt(disk: string): Happening | null {
    return this.flicked.happenings.find((happening) => happening.kind === "shed" && happening.disk === disk) ?? null;
  }

  #until(leg: Leg): number {
    const left = this.#left.get(leg.disk);
    const rests =
      leg.time + Math.max(Math.hypot(leg.vx, leg.vy) / this.slowing, Math.abs(leg.spin) / this.#brake(leg.disk));
    return left ? left.time + FALL : rests;
  }

  #turn(leg: Leg, passed: number): number {
    const brake = this.#brake(leg.disk);
    const spinning = Math.min(passed, Math.abs(leg.spin) / brake);
    return Math.sign(leg.spin) * spinning * (Math.abs(leg.spin) - 0.5 * brake * spinning);
  }

  /** DK-PHY-03 What a disk loses of its spin, in degrees a second each second. */
  #brake(disk: string): number {
    return ((4 * this.slowing) / (3 * sizeOf(disk))) * DEGREES;
  }
}

export const slowingOf = (view: Pick<View, "facts">): number => factsOf(view).matter.table;
