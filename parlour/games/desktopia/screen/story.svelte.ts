/** What the last flick brought about, as it was told. */
import type { GameEvent } from "$web/boards/board";

/** What is told of a flick besides the flick itself. */
const TOLD = new Set([
  "character-hit",
  "shot-struck",
  "shot-missed",
  "damage-prevented",
  "character-healed",
  "character-died",
  "missile-laid",
  "missile-fell",
  "character-shaken",
  "disk-returned",
  "artifact-taken",
  "action-lost",
  "time-card-taken",
]);
/** Events from which on nothing belongs to the flick any more. */
const PAST = new Set([
  "turn-began",
  "turn-skipped",
  "turn-ended",
  "artifact-used",
  "ritual-played",
  "spell-cast",
  "battle-began",
]);

export class Story {
  flick: GameEvent | null = $state.raw(null);
  told: readonly GameEvent[] = $state.raw([]);
  #going = false;
  #heard: GameEvent | null = null;

  /** An event is being shown; the same one may be heard again. */
  hear(event: GameEvent): void {
    if (event === this.#heard) return;
    this.#heard = event;
    if (event.event === "disk-flicked") {
      this.flick = event;
      this.told = [];
      this.#going = true;
    } else if (PAST.has(event.event) || this.#isOther(event)) this.settle();
    else if (this.#going && TOLD.has(event.event)) this.told = [...this.told, event];
  }

  /** What follows was not caused by the flick. */
  settle(): void {
    this.#going = false;
  }

  /** Events at the end of a turn follow its last flick with no event between, so their causes tell them apart. */
  #isOther({ event, by, source, missile, disk }: GameEvent): boolean {
    if (event === "missile-laid") return source !== "" || String(missile).startsWith("shield");
    if (event !== "character-wounded") return false;
    return ![this.flick?.disk, this.flick?.shooter, disk].includes(by as string) && !String(by).startsWith("lariat");
  }
}

/** What explains why damage was prevented, with the number of its rule. */
const REASONS: Readonly<Record<string, string>> = { shield: "thorn_shield", smoker: "smoker", script: "term-script" };

export const reasonOf = ({ event, why }: GameEvent): string | null =>
  event === "damage-prevented" ? (REASONS[String(why)] ?? null) : null;
