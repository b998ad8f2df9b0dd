/** An event with all that events of Desktopia say, and what it does to the desk. */
import type { GameEvent } from "$web/boards/board";
import type { Desk } from "../desk";

export interface Told extends GameEvent {
  seat: number;
  side: number;
  team: number;
  round: number;
  actions: number;
  disk: string;
  disks: readonly string[];
  other: string;
  target: string;
  missile: string;
  carrier: string;
  source: string;
  supply: boolean;
  stored: number;
  artifact: string;
  hero: string;
  damage: number;
  left: number;
  now: number;
  current: boolean;
  x: number;
  y: number;
  facing: number;
  kind: string;
  by: string;
  why: string;
  shooter: string;
  card: string | null;
  added: readonly string[];
  removed: readonly string[];
}

export type Change = (desk: Desk, told: Told) => Partial<Desk>;

/** What is left of a record without some of its names. */
export function without<Value>(record: Readonly<Record<string, Value>>, ...names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** A list by seat with so much more at one of them. */
export const more = (list: readonly number[], seat: number, by: number): number[] =>
  list.map((each, at) => (at === seat ? each + by : each));

export const joined = (list: readonly string[], disk: string): string[] =>
  list.includes(disk) ? [...list] : [...list, disk];
