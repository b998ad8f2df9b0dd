/** A game played alone: the scenario, how far it has come, and what is still to be put out. */
import type { Scene } from "$web/boards/board";
import { printedOf } from "../printed";
import { factsOf, realmOf } from "../realm";

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

/** The game alone; null where others play. */
export function aloneOf({ view, game }: Pick<Scene, "view" | "game">): Alone | null {
  const realm = realmOf(view);
  if (!realm.solo) return null;
  const { scenario, round, rounds, respite } = realm;
  return {
    scenario,
    objective: printedOf(game).scenarios[scenario]?.objective ?? "",
    round,
    rounds,
    respite,
    left: Object.values(factsOf(view).burning).reduce((sum, here) => sum + here, 0),
    order: realm.orders.at(-1) ?? "",
  };
}
