/** How long an event of Candelabria is worth watching, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";
import { cued } from "$web/boards/cues";

export const { pace, sound } = cued({
  "house-taken": [400, "place"],
  "year-began": [900, "turn"],
  "season-began": [800, "turn"],
  "curse-appeared": [900, "miss"],
  "house-candle-came": [350, "card"],
  "candle-placed": [800, "place"],
  "candles-drawn": [250, "card"],
  "candles-returned": [250, "card"],
  "card-spent": [450, "card"],
  "figure-moved": [650, "step"],
  "figure-relocated": [700, "step"],
  "candle-pushed": [600, "hit"],
  "earth-lit": [400, "good"],
  "candle-fed": [400, "good"],
  "earth-doused": [500, "miss"],
  "candle-dimmed": [500, "miss"],
  "flame-sent": [450, "step"],
  "cubes-taken": [450, "place"],
  "cube-stolen": [500, "hit"],
  "tactics-taken": [450, "card"],
  "upgrade-built": [700, "place"],
  "temple-built": [800, "place"],
  "temple-razed": [800, "fall"],
  "points-gained": [450, "good"],
  "mission-completed": [900, "good"],
  "curse-turned": [700, "word"],
  "curse-placed": [900, "fall"],
  "curse-moved": [650, "step"],
  "discovery-made": [900, "good"],
  "track-changed": [600, "step"],
  "withering-taken": [800, "card"],
  "battle-began": [1000, "turn"],
  "tactics-revealed": [1800, "card"],
  "tactics-neutralised": [1500, "hit"],
  "tactics-resolved": [700, "word"],
  "region-won": [2400, "good"],
  "game-ended": [1000, "end"],
});

/** A burnt move tells that its candle lost a flame, and a curse that settles that it has risen. */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  if (earlier.event === "curse-appeared") return later.event === "curse-placed" && later.curse === earlier.curse;
  if (earlier.event !== "candle-dimmed" || later.event !== "figure-moved") return false;
  return later.burnt === true && earlier.candle === `${later.house}_${later.figure}`;
}
