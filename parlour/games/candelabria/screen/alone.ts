/** A game played alone: the scenario, how far it has come, and what is still to be put out. */
import type { Scene, View } from "$web/boards/board";
import { printedOf } from "./cards";

export interface Alone {
  scenario: string;
  /** `clear` or `snuff`. */
  objective: string;
  round: number;
  rounds: number;
  respite: number;
  /** Flames of rivals that the objective still wants put out. */
  left: number;
  /** The order that was revealed last; "" before the first. */
  order: string;
}

/** What the server sends of it; in a game of several players nothing of this counts. */
interface Told {
  solo?: boolean;
  scenario?: string;
  round?: number;
  rounds?: number;
  respite?: number;
  orders?: string[];
}

/** The game alone; null where others play. */
export function aloneOf({ view, game }: Pick<Scene, "view" | "game">): Alone | null {
  const told = view.table as Told;
  if (!told.solo) return null;
  const scenario = told.scenario ?? "";
  return {
    scenario,
    objective: printedOf(game).scenarios[scenario]?.objective ?? "",
    round: told.round ?? 0,
    rounds: told.rounds ?? 0,
    respite: told.respite ?? 0,
    left: burning(view),
    order: told.orders?.at(-1) ?? "",
  };
}

function burning(view: View): number {
  const flames: Record<string, number> = view.facts?.burning ?? {};
  return Object.values(flames).reduce((sum, here) => sum + here, 0);
}
