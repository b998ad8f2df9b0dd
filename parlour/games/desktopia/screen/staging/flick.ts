/** The desk once a flick has come to rest. */
import type { View } from "$web/boards/board";
import { without } from "$web/boards/staging";
import { type Desk, deskOf, type Spot } from "../desk";
import { Motion, slowingOf } from "../field/motion";
import type { Flicked } from "../field/record";
import { spendAction } from "./times";

/** Disks lie where they came to rest; those that left the table are gone until they are set back, as they faced (DK-OUT-12). */
export function flickAfter(view: View, flicked: Flicked): Partial<Desk> {
  const desk = deskOf(view);
  const motion = new Motion(flicked, slowingOf(view));
  const at: Record<string, Spot> = { ...desk.at };
  const facing = { ...desk.facing };
  const gone: string[] = [];
  for (const disk of motion.disks) {
    const rest = motion.restOf(disk);
    if (!rest) continue;
    if (rest.gone) gone.push(disk);
    at[disk] = { x: rounded(rest.x), y: rounded(rest.y) };
    if (disk in facing && !rest.gone) facing[disk] = turned((facing[disk] ?? 0) + rest.turned);
  }
  const left = flicked.disk in desk.on && !gone.includes(flicked.disk) ? { on: without(desk.on, flicked.disk) } : {};
  return { at: without(at, ...gone), facing, ...left, ...paid(desk, flicked) };
}

/** Free flicks cost nothing. */
function paid(desk: Desk, { why, disk, shooter }: Flicked): Partial<Desk> {
  if (why === "flick") return spendAction(desk, disk);
  return why === "shot" ? spendAction(desk, shooter) : {};
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
const turned = (degrees: number) => ((degrees % 360) + 360) % 360;
