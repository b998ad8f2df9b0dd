/** How long an event of Desktopia is shown, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";
import { durationOf } from "./field/pacing";

interface Shown {
  /** Milliseconds at ordinary speed. */
  pace: number;
  sound: string | null;
}

const shown = (pace: number, sound: string | null = null): Shown => ({ pace, sound });

const EVENTS: Readonly<Record<string, Shown>> = {
  "battle-began": shown(600, "turn"),
  "first-player-drawn": shown(500, "dice"),
  "squad-deployed": shown(400, "place"),
  "round-began": shown(300),
  "turn-began": shown(500, "turn"),
  "turn-skipped": shown(700, "miss"),
  "turn-ended": shown(0),
  "character-hit": shown(550, "hit"),
  "shot-struck": shown(550, "hit"),
  "shot-missed": shown(400, "miss"),
  "character-wounded": shown(350),
  "damage-prevented": shown(700, "place"),
  "character-healed": shown(450, "good"),
  "character-died": shown(600, "fall"),
  "missile-laid": shown(400, "place"),
  "missile-fell": shown(300, "step"),
  "missile-discarded": shown(350, "step"),
  "supply-changed": shown(200),
  "character-shaken": shown(450, "step"),
  "disk-returned": shown(550, "place"),
  "disk-placed": shown(450, "place"),
  "disk-turned": shown(300, "step"),
  "disks-exchanged": shown(550, "word"),
  "artifact-taken": shown(600, "good"),
  "artifact-freed": shown(250),
  "artifact-used": shown(600, "good"),
  "action-lost": shown(600, "miss"),
  "bonus-spent": shown(300, "card"),
  "time-card-taken": shown(500, "card"),
  "time-cards-cancelled": shown(500, "card"),
  "spell-cast": shown(500, "word"),
  "charge-laid": shown(500, "card"),
  "charge-spent": shown(300),
  "fighter-came": shown(500, "place"),
  "ritual-drawn": shown(450, "card"),
  "ritual-played": shown(700, "card"),
  "rituals-shuffled": shown(400, "card"),
  "terrain-changed": shown(700, "place"),
  "player-out": shown(800, "fall"),
  "battle-won": shown(1000, "end"),
  "battle-drawn": shown(1000, "end"),
  "campaign-stands": shown(700, "word"),
};

/** A flick lasts as long as its motion; its sounds are those of its contacts, which the field makes. */
export function pace(event: GameEvent): number {
  return durationOf(event) || (EVENTS[event.event]?.pace ?? 0);
}

export function sound(event: GameEvent): string | null {
  return EVENTS[event.event]?.sound ?? null;
}

/** A turn that has begun tells that the one before it has ended. */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  return earlier.event === "turn-ended" && (later.event === "turn-began" || later.event === "round-began");
}
