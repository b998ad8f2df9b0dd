/** The steps of a replay as news, so that the log of the table can tell them. */
import type { News, ReplayStep } from "$web/wire/types";

export function newsOf(steps: readonly ReplayStep[], eyes: string): News[] {
  return steps.map(({ number, seat, action, events }) => ({
    number,
    at: 0,
    what: "acted",
    seat,
    action,
    events: { [eyes]: events },
  }));
}
