/**
 * What a press on a place means where nothing can be done: the answer, in notation, that it would be if it were offered. The
 * table says why it is not. It looks at nothing but the answers that are offered: the same, with the id of this place in it.
 */
import type { Decision, Group, Place } from "$web/boards/board";

/** What may stand for a place in an answer: its id without the group's prefix, or what lies there. */
const idOf = (place: Place) => place.id.slice(place.id.indexOf(":") + 1);

/** The attempted answer; null where no answer that is offered could be given at a place like this one. */
export function attemptAt(decision: Decision, group: Group, place: Place, begun: string | null): string | null {
  const going = decision.options.filter((option) => begun === null || option.startsWith(`${begun} `));
  const from = begun === null ? 1 : begun.split(" ").length;
  const here = begun === null ? place.subjects[0] : undefined;
  // whoever lies there is meant before the place itself: one attacks a unit, not its hex
  for (const [meant, stands] of [
    [here, (id: string) => group.places.some(({ subjects }) => subjects[0] === id)],
    [idOf(place), (id: string) => group.places.some((other) => idOf(other) === id)],
  ] as const) {
    if (meant === undefined) continue;
    const attempt = withId(going, from, meant, stands);
    if (attempt !== null && !decision.options.includes(attempt)) return attempt;
  }
  return null;
}

/** The first of these answers that names something of that kind, with this id instead. */
function withId(options: readonly string[], from: number, id: string, stands: (id: string) => boolean): string | null {
  for (const option of options) {
    const words = option.split(" ");
    const at = words.findIndex((word, index) => index >= from && stands(word));
    if (at >= 0) return words.with(at, id).join(" ");
  }
  return null;
}
