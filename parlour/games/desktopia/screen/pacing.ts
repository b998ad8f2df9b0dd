/** How long an event of Desktopia is shown, and what it sounds like. */
import type { GameEvent } from "$web/boards/board";
import { cued } from "$web/boards/cues";
import { kindOf } from "./desk";
import { durationOf } from "./field/pacing";

const cues = cued({
  "battle-began": [600, "turn"],
  "first-player-drawn": [500, "dice"],
  "squad-deployed": [400, "place"],
  "round-began": [300],
  "turn-began": [500, "turn"],
  "turn-skipped": [700, "miss"],
  "turn-ended": [0],
  "character-hit": [550, "hit"],
  "shot-struck": [550, "hit"],
  "shot-missed": [400, "miss"],
  "character-wounded": [350],
  "damage-prevented": [700, "place"],
  "character-healed": [450, "good"],
  "character-died": [600, "fall"],
  "missile-laid": [400, "place"],
  "missile-fell": [300, "step"],
  "missile-discarded": [350, "step"],
  "supply-changed": [200],
  "character-shaken": [450, "step"],
  "disk-returned": [550, "place"],
  "disk-placed": [450, "place"],
  "disk-turned": [300, "step"],
  "disks-exchanged": [550, "word"],
  "artifact-taken": [600, "good"],
  "artifact-freed": [250],
  "artifact-used": [600, "good"],
  "action-lost": [600, "miss"],
  "bonus-spent": [300, "card"],
  "time-card-taken": [500, "card"],
  "time-cards-cancelled": [500, "card"],
  "spell-cast": [500, "word"],
  "charge-laid": [500, "card"],
  "charge-spent": [300],
  "fighter-came": [500, "place"],
  "ritual-drawn": [450, "card"],
  "ritual-played": [700, "card"],
  "rituals-shuffled": [400, "card"],
  "terrain-changed": [700, "place"],
  "player-out": [800, "fall"],
  "battle-won": [1000, "end"],
  "battle-drawn": [1000, "end"],
  "campaign-stands": [700, "word"],
});

/** A flick lasts as long as its motion; its sounds are those of its contacts, which the field makes. */
export const pace = (event: GameEvent): number => durationOf(event) || cues.pace(event);

export const { sound } = cues;

/**
 * A turn that has begun tells that the one before it has ended, a death that no life is left, and how many lives are left that
 * an ordinary hit was one.
 */
export function folds(earlier: GameEvent, later: GameEvent): boolean {
  switch (earlier.event) {
    case "turn-ended":
      return later.event === "turn-began" || later.event === "round-began";
    case "character-wounded":
      // a hit has just told who did it; a missile is named here alone
      return (
        later.event === "character-died" && later.disk === earlier.disk && kindOf(String(earlier.by)) === "character"
      );
    case "character-hit":
      return (
        later.event === "character-wounded" &&
        later.disk === earlier.target &&
        later.damage === 1 &&
        earlier.damage === 1 &&
        later.left !== 0
      );
    default:
      return false;
  }
}
