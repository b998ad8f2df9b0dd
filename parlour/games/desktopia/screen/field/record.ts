/** The record of a flick as the rules tell it. */
import type { GameEvent, View } from "$web/boards/board";
import { deskOf, isAlly, typeOf } from "../desk";
import type { DiskFlicked } from "../types";

export type { Happening, Path as Leg } from "../types";
export type Flicked = Omit<DiskFlicked, "event">;

/** The flick that an event tells of; null for any other event. */
export function flickedOf(event: GameEvent | null): Flicked | null {
  return event?.event === "disk-flicked" ? (event as DiskFlicked) : null;
}

/** DK-HIT-11 The times of the first hits on enemies that have no more lives than the flick takes. */
export function killingBlows(flicked: Flicked, view: View): number[] {
  const desk = deskOf(view);
  const own = desk.side[flicked.disk];
  if (own === undefined) return [];
  const damage =
    (flicked.power ? 2 : 1) + (desk.columns[flicked.disk] ?? []).filter((id) => typeOf(id) === "lariat").length;
  const struck = new Set<string>();
  return flicked.happenings.flatMap(({ kind, disk, other, time }) => {
    const target = disk === flicked.disk ? other : other === flicked.disk ? disk : "";
    const side = desk.side[target];
    if (kind !== "hit" || side === undefined || isAlly(view, own, side) || struck.has(target)) return [];
    struck.add(target);
    const shielded = (desk.columns[target] ?? []).some((id) => typeOf(id) === "shield");
    return !shielded && (desk.lives[target] ?? 0) <= damage ? [time] : [];
  });
}
