/** What every panel of a board is given. */
import type { Group, Scene } from "$web/boards/board";
import type { Gestures } from "$web/boards/gestures.svelte";

export interface PanelProps {
  scene: Scene;
  /** What it shows: its places, with the answers that may be given there. */
  group: Group;
  gestures: Gestures;
  /** Ids that a line of the log speaks of, or that a hint points at. */
  marked: readonly string[];
}
