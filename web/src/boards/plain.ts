/** The screen of a game that brings none: its view as lists, its answers as buttons. */
import type { Described, GameEvent, Group, Place, Scene, Screen, View } from "$web/boards/board";
import TextTable from "$web/boards/TextTable.svelte";
import { plainText, type Words } from "$web/words/words.svelte";

type Keyed = Record<string, unknown>;

/** What is true of a thing is told in one line, however many tables it stands in: `at`, `health`, `ready`. */
function describe({ view, words, decision, roles = [] }: Scene): Described {
  const fields = Object.entries(view.table);
  const single = fields.filter(([, value]) => !isObject(value) && value !== "" && value !== null);
  return {
    summary: single.map(([name, value]) => `${words.name(name)}: ${lineOf(value, words)}`).join("; "),
    groups: [
      ...alike(fields.filter(isKeyed)).map((tables) => keyedGroup(tables, words, roles)),
      ...fields.filter(isList).map(listGroup),
    ],
    offers: (decision?.options ?? []).map((action) => ({ action, label: words.action(action) })),
  };

  function listGroup([name, cards]: [string, unknown[]]): Group {
    const hidden = cards.filter((card) => card === null).length;
    const places = cards.flatMap((card, at) =>
      card === null ? [] : [place(`${name}.${at}`, at, lineOf(card, words), typeof card === "string" ? card : name)],
    );
    if (hidden > 0) places.push(place(`${name}.hidden`, cards.length, `? × ${hidden}`, name));
    return { id: name, label: words.name(name), places };
  }
}

/** Tables over the same ids belong together. */
function alike(tables: [string, Keyed][]): [string, Keyed][][] {
  const byIds = new Map<string, [string, Keyed][]>();
  for (const table of tables) {
    const ids = Object.keys(table[1]).sort().join(" ");
    byIds.set(ids, [...(byIds.get(ids) ?? []), table]);
  }
  return [...byIds.values()];
}

function keyedGroup(tables: [string, Keyed][], words: Words, roles: readonly string[]): Group {
  const names = tables.map(([name]) => name);
  const told = (id: string) =>
    tables
      .map(([name, table]) => `${names.length > 1 ? `${words.name(name)} ` : ""}${lineOf(table[id], words)}`)
      .join(", ");
  const ids = Object.keys(tables[0]?.[1] ?? {});
  // a table over all the numbers of the seats is a table over the seats
  const seats = ids.length === roles.length && ids.every((id) => roles[Number(id)] !== undefined);
  const called = (id: string) => (seats ? roles[Number(id)] : words.name(id));
  return {
    id: names.join("-"),
    label: names.map((name) => words.name(name)).join(", "),
    places: ids.map((id, row) => place(id, row, `${called(id)}: ${told(id)}`, id)),
  };
}

function place(id: string, row: number, label: string, subject: string): Place {
  return { id, x: 0, y: row, label, offers: [], subjects: [subject] };
}

/** A value as one line: ids by their names, a hidden card as "?". */
function lineOf(value: unknown, words: Words): string {
  if (typeof value === "string") return value === "" ? "–" : words.name(value);
  if (Array.isArray(value)) return value.map((item) => lineOf(item, words)).join(", ") || "–";
  if (value !== null && typeof value === "object") {
    const parts = Object.entries(value).filter(([name]) => name !== "is");
    return parts.map(([name, part]) => `${words.name(name)} ${lineOf(part, words)}`).join("; ") || "–";
  }
  return plainText(value);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isKeyed(field: [string, unknown]): field is [string, Keyed] {
  return isObject(field[1]) && !Array.isArray(field[1]) && Object.keys(field[1] as Keyed).length > 0;
}

function isList(field: [string, unknown]): field is [string, unknown[]] {
  return Array.isArray(field[1]) && field[1].length > 0;
}

/** Ids of the table that an event or an action speaks of. */
function places(told: GameEvent | string, view: View): string[] {
  const spoken = new Set(typeof told === "string" ? told.split(" ").slice(1) : Object.values(told).flat().map(String));
  const ids = Object.entries(view.table)
    .filter(isKeyed)
    .flatMap(([, table]) => Object.keys(table));
  return [...new Set(ids)].filter((id) => spoken.has(id));
}

export const plain: Screen = { Board: TextTable, describe, places, pace: () => 250 };
