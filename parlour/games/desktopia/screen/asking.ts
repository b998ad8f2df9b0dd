/** What the question wants of the field. */
import type { Scene } from "$web/boards/board";
import type { Aiming } from "./field/aiming.svelte";
import type { Asking } from "./field/props";
import { aimedIn } from "./offers";

export function askingOf(
  { decision }: Pick<Scene, "decision">,
  begun: string | null,
  aiming: Pick<Aiming, "begun" | "verb">,
): Asking {
  if (!decision) return "";
  if (begun !== null) return "pick";
  if (decision.kind === "deploy") return "deploy";
  if (decision.kind === "place" || decision.kind === "face") return "place";
  if (aiming.begun) return aiming.verb;
  return aimedIn(decision).length > 0 ? "flick" : "pick";
}
