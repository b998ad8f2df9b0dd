/** The desk as it is shown: what lies there, what is known of it, and the script that is played. */
import type { View } from "$web/boards/board";
import { missileLook } from "./looks/missiles";
import { type Area, type Script, type Written, whole } from "./pages/script/format";
import { ARTIFACTS, CHARACTERS, ORDERS } from "./pages/script/roster";
import type { Desk, Spot, Facts as Told } from "./types";

export type { Body, Desk, Spot } from "./types";
export type Facts = Omit<Told, "script"> & { script: Written };
export type Goal = Facts["goals"][number];
export type Hand = Facts["hand"];

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

/** The side of the viewer; the first one for a spectator. */
export const mineOf = (view: Pick<View, "seat">): number => view.seat ?? 0;

export const isAlly = (view: Pick<View, "facts">, one: number, other: number): boolean =>
  one === other || teamOf(view, one) === teamOf(view, other);

/** Whether this is a puzzle for one. */
export const isPuzzle = (view: Pick<View, "facts">): boolean => scriptOf(view).kind === "etude";

/** The actions of a turn as tokens: left, spent, and those that were lost or never came. */
export type Token = "left" | "spent" | "lost";

/** What a player has in a turn without any time card. */
export function allowanceOf(view: Pick<View, "facts">, seat: number): number {
  const { special_rules, actions_per_turn } = scriptOf(view);
  const own = special_rules.find((rule) => rule.type === "actions_per_turn" && rule.seat === seat);
  return typeof own?.n === "number" ? own.n : actions_per_turn;
}

/** With bonuses there are more than usual; what is missing of the usual ones was lost. */
export function tokensOf(view: Pick<View, "table" | "facts">): Token[] {
  const { actions, acted, active } = deskOf(view);
  const lost = Math.max(0, allowanceOf(view, active) - actions - acted.length);
  const of = (token: Token, count: number) => Array.from({ length: count }, () => token);
  return [...of("left", actions), ...of("spent", acted.length), ...of("lost", lost)];
}
