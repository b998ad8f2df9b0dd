/** The statuses of units, as the table holds them. */
import type { Mark, Order, Theft, War } from "./types";

type Marked = Pick<Mark, "unit"> & Partial<Order & Theft>;

export interface Status {
  id: string;
  /** The unit that it came from, the parameter that it raises, the trait that it lends. */
  by?: string;
  parameter?: string;
  trait?: string;
}

const HELD: readonly (readonly [keyof War, string])[] = [
  ["disguised", "st_disguised"],
  ["poisoned", "st_poisoned"],
  ["cleaved", "st_cleaved"],
  ["silenced", "st_silenced"],
  ["spear_broken", "st_spear_broken"],
  ["chilled", "st_chilled"],
  ["ordered", "st_ordered"],
  ["herded", "st_herded"],
  ["drilled", "st_drilled"],
  ["stealing", "st_stealing"],
];

/** What the unit has on it, the gravest first, each once. */
export function statusesOf(war: War, unit: string): Status[] {
  const found: Status[] = [];
  for (const [field, id] of HELD) {
    const mark = marks(war[field]).find((each) => each.unit === unit);
    if (mark) {
      const { by, parameter, trait } = mark;
      found.push({ id, ...(by && { by }), ...(parameter && { parameter }), ...(trait && { trait }) });
    }
  }
  return found;
}

/** The same table with a status gained or lost. */
export function withStatus(war: War, unit: string, status: string, gained: boolean): War {
  const field = HELD.find(([, id]) => id === status)?.[0];
  if (!field) return war;
  const held = war[field];
  if (Array.isArray(held)) {
    const rest = (held as (string | Marked)[]).filter((each) => (typeof each === "string" ? each : each.unit) !== unit);
    const bare = ["disguised", "poisoned", "silenced", "drilled"].includes(field);
    const already = rest.length < held.length;
    return gained && already ? war : { ...war, [field]: gained ? [...rest, bare ? unit : { unit }] : rest };
  }
  const { [unit]: before, ...rest } = held as Record<string, Marked[]>;
  return { ...war, [field]: gained ? { ...rest, [unit]: before ?? [{ unit }] } : rest };
}

function marks(held: War[keyof War]): Marked[] {
  if (Array.isArray(held))
    return (held as (string | Marked)[]).map((each) => (typeof each === "string" ? { unit: each } : each));
  return Object.entries(held as Record<string, unknown>).map(([unit]) => ({ unit }));
}
