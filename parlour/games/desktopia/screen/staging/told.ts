/** What events do to the desk. */
import type { Desk, DeskEvent } from "../types";

export type Changes = { readonly [Told in DeskEvent as Told["event"]]?: (desk: Desk, told: Told) => Partial<Desk> };

/** What is left of a record without some of its names. */
export function without<Value>(record: Readonly<Record<string, Value>>, ...names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** A list by seat with so much more at one of them. */
export const more = (list: readonly number[], seat: number, by: number): number[] =>
  list.map((value, at) => (at === seat ? value + by : value));

export const joined = (list: readonly string[], disk: string): string[] =>
  list.includes(disk) ? [...list] : [...list, disk];
