/** How long an event of In Between is shown, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";
import { cued } from "$web/boards/cues";

const cues = cued({
  "characters-dealt": [900, "card"],
  "marker-placed": [700, "place"],
  "turn-began": [350],
  "knowledge-used": [1300, "good"],
  rested: [350, "good"],
  prepared: [350],
  "card-played": [850, "card", 600],
  "token-laid": [550, "place"],
  "token-kept": [450, "place"],
  "token-returned": [450, "step"],
  shifted: [600],
  locked: [900, "fall"],
  "card-activated": [700],
  "effect-cancelled": [1100, "hit", 800],
  "nothing-changed": [700, "miss"],
  "card-discarded": [250],
  "cards-drawn": [350, "card"],
  "deck-shuffled": [400, "card"],
  "energy-gained": [550],
  "energy-lost": [550, "miss"],
  "knowledge-raised": [800, "good"],
  "knowledge-lowered": [800, "miss"],
  "effect-used": [900, "word", 600],
  "radio-used": [800],
  "marker-moved": [500, "step"],
  "skip-spent": [650, "card"],
  "direction-turned": [700, "turn"],
  "character-removed": [900, "fall"],
  "character-relocated": [800, "step"],
  "skip-laid": [600, "place"],
  equipped: [600, "place"],
  "equipment-lost": [700, "hit"],
  "hand-seen": [900],
  "card-recovered": [450, "card"],
  "game-ended": [900, "end"],
});

export const { pace, least } = cues;

/** A card that is turned over sounds like a card, a marker on its ladder like wood. */
export function sound(event: GameEvent): string | null {
  if (event.event === "shifted") return event.turned === true ? "card" : "step";
  return cues.sound(event);
}
