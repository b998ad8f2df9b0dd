/** The actions of a turn as tokens: left, spent, and those that were lost or never came. */
import type { View } from "$web/boards/board";
import { deskOf, scriptOf } from "../desk";

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
