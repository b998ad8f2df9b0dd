/** What can be foretold of a flick without the hand's errors (15.3). */
import type { Point } from "../looks/seen";
import { direction, flick, type Path, type Run } from "../physics";
import type { Trial } from "./laboratory";
import { travel } from "./law";

/** Where the flicked disk first meets something: its own middle then, what it meets, and how hard. */
export interface Contact {
  readonly x: number;
  readonly y: number;
  /** The id of a disk; "" for terrain and walls. */
  readonly other: string;
  readonly speed: number;
  /** How far it has come. */
  readonly way: number;
}

export interface Preview {
  readonly from: Point;
  /** Where it would rest if nothing were in the way. */
  readonly rest: Point;
  readonly contact: Contact | null;
  /** Where it crosses the border, if it does so before it meets anything. */
  readonly crossing: Point | null;
  readonly run: Run;
}

export function previewOf(trial: Trial, angle: number, speed: number): Preview | null {
  const body = trial.scene.bodies[trial.disk];
  if (!body || body.mass === Number.POSITIVE_INFINITY) return null;
  const [ux, uy] = direction(angle);
  const run = flick(trial.scene, trial.disk, ux, uy, speed, trial.above);
  const far = travel(speed, trial.scene.matter.slowing);
  const first = run.events.find(({ kind }) => kind !== "shed" && kind !== "clear");
  const { slowing } = trial.scene.matter;
  const at = (time: number) => time * (speed - 0.5 * slowing * time);
  const way = first ? at(first.time) : 0;
  const there: Point = [body.x + ux * way, body.y + uy * way];
  const crosses = first?.kind === "left";
  return {
    from: [body.x, body.y],
    rest: [body.x + ux * far, body.y + uy * far],
    contact:
      first && !crosses ? { x: there[0], y: there[1], other: otherOf(first, trial), speed: first.speed, way } : null,
    crossing: crosses ? there : null,
    run,
  };
}

/** How far it is to the first thing in the way of the fastest flick; null where there is none. */
export function clearWay(trial: Trial, angle: number, fastest: number): number | null {
  return previewOf(trial, angle, fastest)?.contact?.way ?? null;
}

function otherOf(event: Run["events"][number], { ids, disk }: Trial): string {
  if (event.kind !== "hit" && event.kind !== "touch") return "";
  return ids[event.disk === disk ? event.other : event.disk] ?? "";
}

/** The ways of all disks in a run, as lines through the points where they begin, turn and end. */
export function tracks({ paths, x, y }: Run): { disk: number; points: Point[] }[] {
  const moved = new Map<number, Path[]>();
  for (const path of paths) moved.set(path.disk, [...(moved.get(path.disk) ?? []), path]);
  return [...moved].map(([disk, legs]) => ({
    disk,
    points: [...legs.map((leg): Point => [leg.x, leg.y]), [x[disk] ?? 0, y[disk] ?? 0]],
  }));
}
