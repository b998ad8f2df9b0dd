/** Which places and pieces an event or an answer speaks of. */
import type { GameEvent, View } from "$web/boards/board";
import { isHex } from "./field/geometry";
import { spotsOf } from "./offers";
import { warOf } from "./war";

export function places(told: GameEvent | string, view: View): string[] {
  if (typeof told === "string") {
    return spokenOf(told.split(" ").slice(1), view, spotsOf(told, view));
  }
  const { event, ...facts } = told;
  const card = event === "event-drawn" || event.startsWith("wager") ? ["event"] : [];
  return spokenOf(Object.values(facts).flat(), view, card);
}

function spokenOf(ids: readonly unknown[], view: View, found: string[]): string[] {
  const war = warOf(view);
  for (const id of ids) {
    if (typeof id !== "string") continue;
    const hex = war.at[id];
    if (hex !== undefined) found.push(id, hex);
    else if (isHex(id) || id in war.durability) found.push(id);
    else {
      const faction = Object.keys(war.track).find((each) => war.track[each]?.unit === id);
      if (faction) found.push(`track:${faction}`);
    }
  }
  return [...new Set(found)];
}
