/** What squads cost, and whether the teams of a battle are about as strong as one another (SCRIPTS.md 2.1). */
import type { Script, UnitEntry } from "../script/format";
import { CHARACTERS } from "../script/roster";

/** In a fair battle the dearest team costs at most so many per cent more than the cheapest. */
export const FAIR = 5;

/** All squads of one team together. */
export interface Force {
  readonly team: number;
  readonly cost: number;
  readonly lives: number;
  readonly characters: number;
}

/** What characters cost; those that start wounded cost in proportion to their lives left (DK-WIN-08). */
export function costOf({ type, count, wounds = 0 }: UnitEntry): number {
  const { cost = 0, lives = 1 } = CHARACTERS[type] ?? {};
  return (cost * count * Math.max(0, lives - wounds)) / lives;
}

export const costOfSquad = (squad: readonly UnitEntry[]): number =>
  squad.reduce((sum, entry) => sum + costOf(entry), 0);

/** The teams that players lead, in order. */
export function forcesOf({ sides }: Script): Force[] {
  const led = sides.filter(({ control }) => control === "player");
  const teams = [...new Set(led.map(({ team }) => team))].sort((one, other) => one - other);
  return teams.map((team) => {
    const squad = led.filter((side) => side.team === team).flatMap((side) => side.squad);
    return {
      team,
      cost: costOfSquad(squad),
      lives: squad.reduce((sum, entry) => sum + livesOf(entry), 0),
      characters: squad.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

function livesOf({ type, count, wounds = 0 }: UnitEntry): number {
  return count * Math.max(0, (CHARACTERS[type]?.lives ?? 1) - wounds);
}

/** By how many per cent the dearest team costs more than the cheapest; null while there is nothing to compare. */
export function differenceOf(forces: readonly Force[]): number | null {
  const costs = forces.map(({ cost }) => cost);
  const least = Math.min(...costs);
  if (costs.length < 2 || least <= 0) return null;
  return (100 * (Math.max(...costs) - least)) / least;
}
