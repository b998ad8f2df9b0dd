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

function spokenOf(ids: readonly unknown[], view: View, spoken: string[]): string[] {
  const war = warOf(view);
  for (const id of ids) {
    if (typeof id !== "string") continue;
    const hex = war.at[id];
    if (hex !== undefined) spoken.push(id, hex);
    else if (isHex(id) || id in war.durability) spoken.push(id);
    else {
      const faction = Object.keys(war.track).find((army) => war.track[army]?.unit === id);
      if (faction) spoken.push(`track:${faction}`);
    }
  }
  return [...new Set(spoken)];
}
