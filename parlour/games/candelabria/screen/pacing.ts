/** How long an event of Candelabria is worth watching, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";

interface Shown {
  /** Milliseconds at ordinary speed. */
  pace: number;
  sound: string | null;
}

const shown = (pace: number, sound: string | null = null): Shown => ({ pace, sound });

const EVENTS: Readonly<Record<string, Shown>> = {
  "house-taken": shown(400, "place"),
  "year-began": shown(900, "turn"),
  "season-began": shown(800, "turn"),
  "curse-appeared": shown(900, "miss"),
  "house-candle-came": shown(350, "card"),
  "candle-placed": shown(800, "place"),
  "candles-drawn": shown(250, "card"),
  "candles-returned": shown(250, "card"),
  "card-spent": shown(450, "card"),
  "figure-moved": shown(650, "step"),
  "figure-relocated": shown(700, "step"),
  "candle-pushed": shown(600, "hit"),
  "earth-lit": shown(400, "good"),
  "candle-fed": shown(400, "good"),
  "earth-doused": shown(500, "miss"),
  "candle-dimmed": shown(500, "miss"),
  "flame-sent": shown(450, "step"),
  "cubes-taken": shown(450, "place"),
  "cube-stolen": shown(500, "hit"),
  "tactics-taken": shown(450, "card"),
  "upgrade-built": shown(700, "place"),
  "temple-built": shown(800, "place"),
  "temple-razed": shown(800, "fall"),
  "points-gained": shown(450, "good"),
  "mission-completed": shown(900, "good"),
  "curse-turned": shown(700, "word"),
  "curse-placed": shown(900, "fall"),
  "curse-moved": shown(650, "step"),
  "discovery-made": shown(900, "good"),
  "track-changed": shown(600, "step"),
  "withering-taken": shown(800, "card"),
  "battle-began": shown(1000, "turn"),
  "tactics-revealed": shown(700, "card"),
  "tactics-neutralised": shown(900, "hit"),
  "tactics-resolved": shown(700, "word"),
  "region-won": shown(1200, "good"),
  "game-ended": shown(1000, "end"),
};

export function pace(event: GameEvent): number {
  return EVENTS[event.event]?.pace ?? 0;
}

export function sound(event: GameEvent): string | null {
  return EVENTS[event.event]?.sound ?? null;
}

/** A burnt move tells that its candle lost a flame, and a curse that settles that it has risen. */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  if (earlier.event === "curse-appeared") return later.event === "curse-placed" && later.curse === earlier.curse;
  if (earlier.event !== "candle-dimmed" || later.event !== "figure-moved") return false;
  return later.burnt === true && earlier.candle === `${later.house}_${later.figure}`;
}
