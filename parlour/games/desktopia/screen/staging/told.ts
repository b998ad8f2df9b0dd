/** What events do to the desk. */
import type { Changes } from "$web/boards/staging";
import type { Desk, DeskEvent } from "../types";

export type DeskChanges = Changes<Desk, DeskEvent>;

/** A list by seat with so much more at one of them. */
export const more = (list: readonly number[], seat: number, by: number): number[] =>
  list.map((value, at) => (at === seat ? value + by : value));

export const joined = (list: readonly string[], disk: string): string[] =>
  list.includes(disk) ? [...list] : [...list, disk];
