/** How long an event of Horde is worth watching, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";

const PACE: Readonly<Record<string, number>> = {
  "first-side-rolled": 1400,
  "units-chosen": 300,
  "unit-placed": 350,
  "event-drawn": 1500,
  "wager-rolled": 750,
  "wager-won": 900,
  "turn-began": 450,
  "token-advanced": 300,
  "unit-arrived": 500,
  "unit-summoned": 400,
  "unit-activated": 150,
  "trait-stolen": 600,
  "unit-moved": 280,
  "trap-sprung": 600,
  "attack-declared": 550,
  "dice-rolled": 850,
  rerolled: 300,
  "attack-missed": 500,
  "unit-wounded": 600,
  "unit-died": 650,
  retreated: 450,
  "retreat-failed": 400,
  pushed: 350,
  "status-gained": 450,
  healed: 500,
  "trap-laid": 450,
  "disguise-dropped": 450,
  "settlement-damaged": 650,
  "settlement-destroyed": 900,
  "hold-began": 800,
  "hold-broken": 600,
  "game-won": 900,
};

const SOUND: Readonly<Record<string, string>> = {
  "first-side-rolled": "dice",
  "wager-rolled": "dice",
  "dice-rolled": "dice",
  "unit-placed": "place",
  "unit-arrived": "place",
  "unit-summoned": "place",
  "unit-moved": "step",
  retreated: "step",
  pushed: "step",
  "event-drawn": "card",
  "trap-laid": "place",
  "trap-sprung": "hit",
  "unit-wounded": "hit",
  "attack-missed": "miss",
  "unit-died": "fall",
  healed: "good",
  "settlement-damaged": "hit",
  "settlement-destroyed": "fall",
  "game-won": "end",
};

export function pace(event: GameEvent): number {
  return PACE[event.event] ?? 0;
}

export function sound(event: GameEvent): string | null {
  return SOUND[event.event] ?? null;
}

/** A move is told step by step; in the log its last step is enough. */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  return earlier.event === "unit-moved" && later.event === "unit-moved" && earlier.unit === later.unit;
}
