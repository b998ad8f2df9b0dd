/** How a character looks: whether it can act, has acted, or is held back (15.1). */
import type { View } from "$web/boards/board";
import { deskOf, factsOf } from "../desk";

export type Look = "plain" | "bright" | "dim" | "locked";

const HELD = new Set(["tick", "wounded", "raised"]);

/** Of those whose turn it is; the others are plain unless something holds them. */
export function lookOf(view: View, disk: string): Look {
  const why = factsOf(view).able[disk];
  if (why === undefined) return "plain";
  if (HELD.has(why)) return "locked";
  const { side, active, round } = deskOf(view);
  if (side[disk] !== active || round === 0) return "plain";
  if (why === "") return "bright";
  return why === "acted" ? "dim" : "plain";
}
