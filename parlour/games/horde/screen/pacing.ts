/** How long an event of Horde is worth watching, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";
import { cued } from "$web/boards/cues";

export const { pace, sound, least } = cued({
  "first-side-rolled": [1400, "dice", 900],
  "units-chosen": [300],
  "unit-placed": [350, "place"],
  "event-drawn": [1500, "card", 900],
  "wager-rolled": [750, "dice", 500],
  "wager-won": [900],
  "turn-began": [450],
  "token-advanced": [300],
  "unit-arrived": [500, "place"],
  "unit-summoned": [400, "place"],
  "unit-activated": [150],
  "trait-stolen": [600],
  "unit-moved": [280, "step"],
  "trap-sprung": [600, "hit"],
  "attack-declared": [550],
  "dice-rolled": [850, "dice", 600],
  rerolled: [300],
  "attack-missed": [500, "miss"],
  "unit-wounded": [600, "hit"],
  "unit-died": [650, "fall"],
  retreated: [450, "step"],
  "retreat-failed": [400],
  pushed: [350, "step"],
  "status-gained": [450],
  healed: [500, "good"],
  "trap-laid": [450, "place"],
  "disguise-dropped": [450],
  "settlement-damaged": [650, "hit"],
  "settlement-destroyed": [900, "fall"],
  "hold-began": [800],
  "hold-broken": [600],
  "game-won": [900, "end"],
});

/** A move is told step by step; in the log its last step is enough. What a unit does tells that it has been activated. */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  if (earlier.event === "unit-activated") return Object.values(later).includes(earlier.unit);
  if (earlier.event === "battle-ended") return later.event === "turn-began" || later.event === "round-began";
  return earlier.event === "unit-moved" && later.event === "unit-moved" && earlier.unit === later.unit;
}
