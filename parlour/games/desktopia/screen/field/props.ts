/** What the field is given by the board around it. */
import type { BoardProps, Scene } from "$web/boards/board";
import type { Gestures } from "$web/boards/gestures.svelte";
import { aimedIn } from "../offers";
import type { Aiming } from "./aiming.svelte";
import type { Placing } from "./placing.svelte";
import type { Playback } from "./playback.svelte";

/** What the question wants of the field: an aim, a place, squads, a facing, a disk to tap, or nothing. */
export type Asking = "flick" | "shoot" | "place" | "deploy" | "pick" | "";

/** What the board and its field share: made once in the board, `new Aiming(() => scene, choose)` and so on. */
export interface FieldHelper {
  /** The board's own: clicks, keys and hovering on places go through it. */
  readonly gestures: Gestures;
  readonly aiming: Aiming;
  readonly placing: Placing;
  readonly playback: Playback;
}

/**
 * `scene.view` is the view as it stands before `event` while a `disk-flicked` is shown (the field plays the motion itself),
 * and may be staged for every other event.
 */
export interface FieldProps
  extends Pick<BoardProps, "described" | "decision" | "choose" | "explain" | "refuse" | "event" | "pace" | "marked"> {
  scene: Scene;
  /** The disk or card that is being used, "" if none. */
  selected: string;
  asking: Asking;
  helper: FieldHelper;
}

/** What the question wants of the field. */
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
