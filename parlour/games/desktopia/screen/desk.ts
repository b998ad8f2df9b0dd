/** The desk as it is shown: what lies there, what is known of it, and the script that is played. */
import type { View } from "$web/boards/board";
import { missileLook } from "./looks/missiles";
import { type Area, type Script, type Written, whole } from "./pages/script/format";
import { ARTIFACTS, CHARACTERS, ORDERS } from "./pages/script/roster";

export interface Spot {
  x: number;
  y: number;
}

/** The `table` of a view. */
export interface Desk {
  campaign: string;
  book: string;
  own: string;
  preview: "contact" | "run" | "none";
  /** Disks on the table; those that stand on an artifact are in `on`. */
  at: Readonly<Record<string, Spot>>;
  on: Readonly<Record<string, string>>;
  facing: Readonly<Record<string, number>>;
  /** The characters, in setup order, each with its side. */
  side: Readonly<Record<string, number>>;
  lives: Readonly<Record<string, number>>;
  most: Readonly<Record<string, number>>;
  tags: Readonly<Record<string, string>>;
  /** The missiles on a character, the lowest first. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Whose missile it is that lies on somebody. */
  layer: Readonly<Record<string, number>>;
  supply: Readonly<Record<string, number>>;
  charged: string;
  terrain: readonly string[];
  round: number;
  first: number;
  active: number;
  actions: number;
  acted: readonly string[];
  raised: readonly string[];
  used: readonly string[];
  penalties: readonly number[];
  bonuses: readonly number[];
  /** Bonus cards of the active player that still give an action in this turn (DK-TIM-09). */
  extra: number;
  out: readonly number[];
  turns: readonly number[];
  dealt: number;
  kills: number;
  total: readonly number[];
  fallen: readonly number[];
  decided: boolean;
  winners: readonly number[];
  /** Ritual cards; null: one that these eyes may not know. */
  hands: Readonly<Record<string, readonly (string | null)[]>>;
  discard: readonly (string | null)[];
}

/** A disk as the physics knows it; a mass of null never moves. */
export interface Body {
  id: string;
  x: number;
  y: number;
  radius: number;
  mass: number | null;
  load: number;
  above: string;
}

/** How far a condition of the script has come. */
export interface Goal {
  type: string;
  team: number;
  result: "win" | "lose";
  group: string;
  have: number;
  need: number;
  [parameter: string]: unknown;
}

export interface Matter {
  table: number;
  stack: number;
  disks: number;
  terrain: number;
  rim: number;
  contact: number;
  parting: number;
  rest: number;
  most_events: number;
}

/** How the hand errs (RULES.md 3.4). */
export interface Hand {
  steadiness: readonly number[];
  angle: number;
  speed: number;
  slow_share: number;
  most: number;
  slowest: number;
  fastest: number;
}

export interface Campaign {
  id: string;
  battle: number;
  battles: number;
  points: readonly number[];
}

/** The `facts` of a view. */
export interface Facts {
  script: Written;
  bodies: readonly Body[];
  matter: Matter;
  hand: Hand;
  /** Why a character cannot act now; "" if it can. */
  able: Readonly<Record<string, string>>;
  /** The speed of a flick above which the missiles on a character fall off. */
  sheds: Readonly<Record<string, number>>;
  sectors: Readonly<Record<string, number>>;
  goals: readonly Goal[];
  reserve: Readonly<Record<string, number>>;
  fighters: Readonly<Record<string, number>>;
  nearby: Readonly<Record<string, readonly string[]>>;
  strength: Readonly<Record<string, number>>;
  /** How far from a shooter its missile may lie at most, rim to rim. */
  shots: Readonly<Record<string, number>>;
  gap: number;
  nearby_gap: number;
  time_cards: number;
  rituals: boolean;
  campaign: Campaign | null;
}

export const deskOf = (view: Pick<View, "table">): Desk => view.table as unknown as Desk;
export const factsOf = (view: Pick<View, "facts">): Facts => view.facts as unknown as Facts;

const scripts = new WeakMap<object, Script>();

/** The script of this battle with every key in its place. */
export function scriptOf(view: Pick<View, "facts">): Script {
  const { script } = factsOf(view);
  const known = scripts.get(script) ?? whole(script);
  scripts.set(script, known);
  return known;
}

/** What stands on the desk now: pieces may come and go with the rounds. */
export function terrainOf(view: Pick<View, "table" | "facts">): Area[] {
  const script = scriptOf(view);
  const later = script.special_rules.flatMap((rule) => (Array.isArray(rule.add) ? (rule.add as Area[]) : []));
  return [...script.terrain, ...later].filter(({ id }) => deskOf(view).terrain.includes(id));
}

/** The type of a character, the short name of a missile; an artifact or barrel is its own. */
export const typeOf = (disk: string): string => disk.replace(/\d+$/, "");

export type Kind = "character" | "missile" | "artifact" | "barrel";

export function kindOf(disk: string): Kind {
  if (typeOf(disk) in CHARACTERS) return "character";
  if (missileLook(disk)) return "missile";
  return disk in ARTIFACTS ? "artifact" : "barrel";
}

/** The Order whose colour a disk bears. */
export function orderOf(view: Pick<View, "facts">, disk: string): string {
  const barrel = scriptOf(view).objects.find(({ object_id }) => object_id === disk);
  return CHARACTERS[typeOf(disk)]?.order ?? missileLook(disk)?.order ?? ARTIFACTS[disk] ?? barrel?.order ?? "";
}

export const rankOf = (disk: string): string => CHARACTERS[typeOf(disk)]?.rank ?? "";

/** The middle of a disk: a rider's is that of its carrier; null where it is not on the table. */
export const whereIs = (desk: Desk, disk: string): Spot | null => desk.at[desk.on[disk] ?? disk] ?? null;

export const isAlive = (desk: Desk, disk: string): boolean => (desk.lives[disk] ?? 0) > 0;

/** The living characters of a side, in setup order. */
export const livingOf = (desk: Desk, side: number): string[] =>
  Object.keys(desk.side).filter((disk) => desk.side[disk] === side && isAlive(desk, disk));

/** Who stands on an artifact; "" if nobody. */
export const bearerOf = (desk: Desk, artifact: string): string =>
  Object.keys(desk.on).find((disk) => desk.on[disk] === artifact) ?? "";

/** Who carries a missile; "" if nobody. */
export const carrierOf = (desk: Desk, missile: string): string =>
  Object.keys(desk.columns).find((disk) => desk.columns[disk]?.includes(missile)) ?? "";

/** The sides of this battle: those of players come first. */
export const sidesOf = (view: Pick<View, "facts">): number[] => scriptOf(view).sides.map((_, side) => side);

/** The Orders that a side leads, in the order of the rules. */
export function ordersOf(view: Pick<View, "facts">, side: number): string[] {
  const led = scriptOf(view).sides[side]?.orders ?? [];
  return ORDERS.filter((order) => led.includes(order));
}

export const teamOf = (view: Pick<View, "facts">, side: number): number => scriptOf(view).sides[side]?.team ?? side;

/** The side that these eyes look from; the first one for whoever only watches. */
export const mineOf = (view: Pick<View, "seat">): number => view.seat ?? 0;

export const isAlly = (view: Pick<View, "facts">, one: number, other: number): boolean =>
  one === other || teamOf(view, one) === teamOf(view, other);

/** Whether this is a puzzle for one. */
export const isPuzzle = (view: Pick<View, "facts">): boolean => scriptOf(view).kind === "etude";
