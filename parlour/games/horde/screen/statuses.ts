/** The statuses of units, as the table holds them. */
import type { War } from "./types";

export interface Status {
  id: string;
  /** The unit that it came from, the parameter that it raises, the trait that it lends. */
  by?: string;
  parameter?: string;
  trait?: string;
}

/** The gravest first. */
const KINDS = [
  "st_disguised",
  "st_poisoned",
  "st_cleaved",
  "st_silenced",
  "st_spear_broken",
  "st_chilled",
  "st_ordered",
  "st_herded",
  "st_drilled",
  "st_stealing",
];

/** What the unit has on it, the gravest first, each once. */
export function statusesOf(war: War, unit: string): Status[] {
  return KINDS.flatMap((id) => {
    const held = war.statuses.find((status) => status.kind === id && status.unit === unit);
    if (!held) return [];
    const { by, what } = held;
    const lent = what && (id === "st_stealing" ? { trait: what } : { parameter: what });
    return [{ id, ...(by && { by }), ...(lent || {}) }];
  });
}

/** The same table with a status gained or lost. */
export function withStatus(war: War, unit: string, kind: string, gained: boolean, what = ""): War {
  const rest = war.statuses.filter((status) => status.kind !== kind || status.unit !== unit);
  if (gained && rest.length < war.statuses.length) return war;
  return { ...war, statuses: gained ? [...rest, { kind, unit, by: "", until: 0, what }] : rest };
}
