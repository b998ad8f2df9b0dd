/** Answers in words, as short as their place allows: what stands there need not be said again. */
import type { Scene } from "$web/boards/board";
import { kindOf } from "./desk";
import { nameOf, sideName } from "./naming";

export function answerWords(scene: Scene, action: string): string {
  const { words } = scene;
  const [verb = "", ...ids] = action.split(" ");
  const [first = "", second = ""] = ids;
  switch (verb) {
    case "flick":
    case "shoot":
    case "climb":
    case "heal":
    case "feed":
    case "target":
    case "pull":
    case "shield":
    case "teleport":
    case "charge":
      return words.say(`screen-do-${verb}`);
    case "use":
      return words.say("screen-do-use");
    case "play":
      return words.say("screen-do-play");
    case "trigger":
      return words.say("screen-do-trigger");
    case "penalise":
      return words.say("screen-do-penalise", { side: sideName(scene, Number(first)) });
    case "cast":
      return second ? words.say("screen-do-cast-on", { disk: nameOf(scene, second) }) : words.say("screen-do-cast");
    case "lariat":
      return words.say("screen-do-lariat-on", { disk: nameOf(scene, first) });
    case "spark":
      return words.say("screen-do-spark-on", { flame: nameOf(scene, first), disk: nameOf(scene, second) });
    case "summon":
      return words.say("screen-do-summon", { fighter: nameOf(scene, first) });
    case "purify":
    case "discard":
      if (kindOf(first) === "character") return words.say("screen-do-purify-card");
      return words.say("screen-do-discard", { missile: nameOf(scene, first) });
    case "raise":
      return words.say("screen-do-raise", { fighter: nameOf(scene, first) });
    case "burn":
      return words.say("screen-do-burn", { disks: ids.map((disk) => nameOf(scene, disk)).join(", ") });
    default:
      return words.action(action);
  }
}

/** The same once it has begun, at the disk where it ends. */
export function stepWords({ words }: Scene, action: string): string {
  return words.say(`screen-step-${action.split(" ")[0]}`);
}

/** What a menu calls answers that begin alike and go on elsewhere. */
export function beginningWords(scene: Scene, begins: string): string {
  const [verb = "", first = ""] = begins.split(" ");
  return scene.words.say(`screen-begin-${verb}`, { disk: nameOf(scene, first) });
}
