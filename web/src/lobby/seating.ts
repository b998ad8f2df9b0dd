/** Who sits where: the ways to play, as chairs. */
import type { ChairAsked } from "$web/wire/types";

/** Against bots, several people before one screen, friends who come by a link, or nobody else at all. */
export type Way = "bots" | "screen" | "link" | "alone";
export const WAYS: readonly Way[] = ["bots", "screen", "link", "alone"];

export interface Chair {
  kind: "me" | "bot" | "open";
  level: string;
}

/** My seat: a number, or `null` to draw lots for it. */
export type Mine = number | null;

/** The chairs of a way to play; `mine` is where I sit unless everybody sits before this screen. */
export function seating(way: Way, seats: number, mine: Mine, level: string): Chair[] {
  const others: Chair["kind"] = way === "bots" ? "bot" : "open";
  return Array.from({ length: seats }, (_, seat) => ({
    kind: way === "screen" || seat === (mine ?? 0) ? "me" : others,
    level,
  }));
}

/** The chairs as the server wants them. By lot, what sits on my chair changes places with a chair drawn at random. */
export function chairs(laid: readonly Chair[], name: string, lot: number | null): ChairAsked[] {
  const drawn = [...laid];
  const me = drawn.findIndex((chair) => chair.kind === "me");
  const mine = drawn[me];
  const other = lot === null ? undefined : drawn[lot];
  if (lot !== null && mine && other) [drawn[me], drawn[lot]] = [other, mine];
  return drawn.map((chair) => asked(chair, name));
}

/** Whether lots can be drawn for my seat: exactly one of the chairs is mine. */
export function single(laid: readonly Chair[]): boolean {
  return laid.filter((chair) => chair.kind === "me").length === 1;
}

/** Which bot a newcomer meets first: not the weakest, which only moves about. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? "";
}

function asked({ kind, level }: Chair, name: string): ChairAsked {
  if (kind === "bot") return { kind, level };
  return kind === "me" ? { kind, name } : { kind };
}
