/** What has been picked as the first half of an answer, and what to pick next. */
import type { Scene } from "$web/boards/board";
import { nameOf } from "./naming";
import { figureName } from "./wording";

export function pickedWords(scene: Scene, begun: string): { title: string; next: string } | null {
  const { words } = scene;
  const [what = "", id = ""] = begun.split(" ");
  switch (what) {
    case "card":
      return { title: nameOf(words, id), next: words.say("screen-pick-role") };
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
