/** The clocks that are offered, each with a short name by which it is remembered. */
import type { Clock } from "$web/wire/types";

export const CLOCKS = {
  none: { clock: "none" },
  "move-30": { clock: "move", seconds: 30 },
  "move-120": { clock: "move", seconds: 120 },
  "total-15": { clock: "total", seconds: 15 * 60, increment: 5 },
  "total-45": { clock: "total", seconds: 45 * 60, increment: 15 },
  "days-1": { clock: "days", days: 1 },
  "days-3": { clock: "days", days: 3 },
  "days-7": { clock: "days", days: 7 },
} as const satisfies Record<string, Clock>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[];

export const isClockName = (name: unknown): name is ClockName =>
  typeof name === "string" && Object.hasOwn(CLOCKS, name);

/** What the words about a clock need to know. */
export function clockFacts(clock: Clock): Record<string, number> {
  switch (clock.clock) {
    case "none":
      return {};
    case "move":
      return { seconds: clock.seconds };
    case "total":
      return { minutes: clock.seconds / 60, increment: clock.increment ?? 0 };
    case "days":
      return { days: clock.days };
  }
}
