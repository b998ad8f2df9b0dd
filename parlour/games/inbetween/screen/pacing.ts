/** How long an event of In Between is shown, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";

const PACE: Readonly<Record<string, number>> = {
  "characters-dealt": 900,
  "marker-placed": 700,
  "turn-began": 350,
  "knowledge-used": 1300,
  rested: 350,
  prepared: 350,
  "card-played": 850,
  "token-laid": 550,
  "token-kept": 450,
  "token-returned": 450,
  shifted: 600,
  locked: 900,
  "card-activated": 700,
  "effect-cancelled": 1100,
  "nothing-changed": 700,
  "card-discarded": 250,
  "cards-drawn": 350,
  "deck-shuffled": 400,
  "energy-gained": 550,
  "energy-lost": 550,
  "knowledge-raised": 800,
  "knowledge-lowered": 800,
  "effect-used": 900,
  "radio-used": 800,
  "marker-moved": 500,
  "skip-spent": 650,
  "direction-turned": 700,
  "character-removed": 900,
  "character-relocated": 800,
  "skip-laid": 600,
  equipped: 600,
  "equipment-lost": 700,
  "hand-seen": 900,
  "card-recovered": 450,
  "game-ended": 900,
};

const SOUND: Readonly<Record<string, string>> = {
  "characters-dealt": "card",
  "marker-placed": "place",
  "knowledge-used": "good",
  rested: "good",
  "card-played": "card",
  "token-laid": "place",
  "token-kept": "place",
  "token-returned": "step",
  locked: "fall",
  "effect-cancelled": "hit",
  "nothing-changed": "miss",
  "cards-drawn": "card",
  "deck-shuffled": "card",
  "energy-lost": "miss",
  "knowledge-raised": "good",
  "knowledge-lowered": "miss",
  "effect-used": "word",
  "marker-moved": "step",
  "skip-spent": "card",
  "direction-turned": "turn",
  "character-removed": "fall",
  "character-relocated": "step",
  "skip-laid": "place",
  equipped: "place",
  "equipment-lost": "hit",
  "card-recovered": "card",
  "game-ended": "end",
};

export function pace(event: GameEvent): number {
  return PACE[event.event] ?? 0;
}

/** A card that is turned over sounds like a card, a marker on its ladder like wood. */
export function sound(event: GameEvent): string | null {
  if (event.event === "shifted") return event.turned === true ? "card" : "step";
  return SOUND[event.event] ?? null;
}
