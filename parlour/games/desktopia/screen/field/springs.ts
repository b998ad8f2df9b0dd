/** What springs up on the desk when a hit is told: its sum, lives lost and won, what prevented it. */
import type { GameEvent } from "$web/boards/board";

export interface Spring {
  /** The disk that it stands at. */
  readonly disk: string;
  readonly text: string;
  readonly mood: "harm" | "heal" | "guard" | "note";
}

/** DK-HIT-11 The sum of a hit: "1 ×2 +1". */
export function sumOf(hit: Record<string, unknown>): string {
  const lariats = Number(hit.lariats ?? 0);
  const charge = Number(hit.charge ?? 0);
  const parts = [
    "1",
    hit.power ? "×2" : "",
    hit.burning ? "×2" : "",
    lariats ? `+${lariats}` : "",
    charge ? `+${charge}` : "",
  ];
  return parts.filter(Boolean).join(" ");
}

/** What an event shows; null: nothing. */
export function springOf(event: GameEvent | null): Spring | null {
  if (!event) return null;
  const disk = (name: string) => String(event[name] ?? "");
  switch (event.event) {
    case "character-hit":
      return { disk: disk("target"), text: sumOf(event), mood: "harm" };
    case "shot-struck":
      return Number(event.damage) > 0 ? { disk: disk("target"), text: String(event.damage), mood: "harm" } : null;
    case "character-wounded":
      return { disk: disk("disk"), text: `−${event.damage} ♥`, mood: "harm" };
    case "character-healed":
      return { disk: disk("disk"), text: `+${event.lives} ♥`, mood: "heal" };
    case "damage-prevented":
      return { disk: disk("disk"), text: "0", mood: "guard" };
    case "character-died":
      return { disk: disk("disk"), text: "✕", mood: "harm" };
    default:
      return null;
  }
}
