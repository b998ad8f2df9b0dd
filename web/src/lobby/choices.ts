/** How each game was set up last, kept in the browser. */
import { type ClockName, isClockName } from "$web/lobby/clocks";
import { type Mine, WAYS, type Way } from "$web/lobby/seating";
import type { Options } from "$web/lobby/terms";
import { keep, recall } from "$web/storage";

export interface Choices {
  way: Way;
  seats: number;
  options: Options;
  mine: Mine;
  level: string;
  clock: ClockName;
}

const keyOf = (game: string) => `parlour.setup.${game}`;

/** What was chosen for this game last time, as far as it can still be understood. */
export function lastChoices(game: string): Partial<Choices> {
  const kept = recall(keyOf(game));
  if (typeof kept !== "object" || kept === null) return {};
  const { way, seats, options, mine, level, clock } = kept as Record<string, unknown>;
  return {
    ...(WAYS.includes(way as Way) ? { way: way as Way } : {}),
    ...(Number.isInteger(seats) ? { seats: seats as number } : {}),
    ...(isOptions(options) ? { options } : {}),
    ...(mine === null || (Number.isInteger(mine) && (mine as number) >= 0) ? { mine: mine as Mine } : {}),
    ...(typeof level === "string" ? { level } : {}),
    ...(isClockName(clock) ? { clock } : {}),
  };
}

export function keepChoices(game: string, choices: Choices): void {
  keep(keyOf(game), choices);
}

function isOptions(kept: unknown): kept is Options {
  return typeof kept === "object" && kept !== null && Object.values(kept).every((choice) => typeof choice === "string");
}
