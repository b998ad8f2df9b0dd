/** Answers that are picked in two steps: how they begin, and where they go on. */
import type { Scene, View } from "$web/boards/board";
import { ANSWER } from "$web/boards/offered";
import { nameOf } from "./naming";
import { figureIn, mineOf, realmOf, slotOf } from "./realm";
import { figureName } from "./wording";

/**
 * How an answer of two steps begins; null for the others. It is the same for all that goes on from one thing:
 * `card hc_ash_1`, `figure explorer` (of the own House), `figure sowers_pilgrim`, `temple white`, `strike tc01-a`, `tactics tc01-a`.
 */
export function beginningOf(action: string): string | null {
  const [verb = "", first = "", second] = action.split(" ");
  switch (verb) {
    case "place":
    case "manoeuvre":
      return `card ${first}`;
    case "move":
    case "burn":
    case "borrow":
    case "relocate":
    case "follow":
    case "push":
    case "abduct":
    case "drift":
      return `figure ${first}`;
    case "haunt":
      return second === undefined ? null : `figure ${first}`;
    case "build":
      return `temple ${first}`;
    case "strike":
      return `strike ${first}`;
    case "skirmish":
      return `tactics ${first}`;
    default:
      return null;
  }
}

/** The place of the second step of such an answer. */
export function secondPlace(action: string, view: View): string {
  const [verb = "", first = "", ...more] = action.split(" ");
  const last = more.at(-1) ?? "";
  switch (verb) {
    case "place":
      return `slot:${figureIn(mineOf(view), last)}`;
    case "manoeuvre":
      return `${ANSWER}${verb} ${first}`;
    case "build":
    case "skirmish":
      return `region:${last}`;
    case "strike": {
      const slot = slotOf(realmOf(view), last);
      return slot ? `theatre:${slot.house}:${slot.slot}` : `${ANSWER}${action}`;
    }
    default:
      return last;
  }
}

/** What has been picked as the first half of an answer, and what to pick next. */
export function pickedWords(scene: Scene, begun: string): { title: string; next: string } | null {
  const { words } = scene;
  const [what = "", id = ""] = begun.split(" ");
  switch (what) {
    case "card": {
      const placed = scene.decision?.options.some((option) => option.startsWith(`place ${id} `)) ?? false;
      return { title: nameOf(words, id), next: words.say(placed ? "screen-pick-role" : "screen-pick-discard") };
    }
    case "figure":
      return { title: figureName(scene, id), next: words.say("screen-pick-territory") };
    case "temple":
    case "tactics":
      return { title: nameOf(words, id), next: words.say("screen-pick-region") };
    case "strike":
      return { title: nameOf(words, id), next: words.say("screen-pick-target") };
    default:
      return null;
  }
}
