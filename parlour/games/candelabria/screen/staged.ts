/** What happens on the stage just now, in a sentence. */
import type { Scene } from "$web/boards/board";
import { nameOf, regionName } from "./naming";
import type { Stage } from "./theatre";

export function stageWords({ words }: Pick<Scene, "words">, stage: Stage): string {
  const acting = stage.fighters.find((fighter) => fighter.acts);
  const house = acting ? nameOf(words, acting.house) : "";
  switch (stage.act) {
    case "commit": {
      const ready = stage.fighters.filter((fighter) => fighter.ready).length;
      return words.say("screen-stage-commit", { ready, all: stage.fighters.length });
    }
    case "neutralise":
      return words.say("screen-stage-neutralise", { house });
    case "resolve":
      return acting ? words.say("screen-stage-resolve", { house }) : words.say("screen-stage-counting");
    case "outcome":
      return outcomeWords(words, stage);
  }
}

/** Who has won, for how much, and the fall of its marker on the track. */
function outcomeWords(words: Scene["words"], { winner, behind, region, worth }: Stage): string {
  const where = regionName(words, region);
  if (winner === "nobody") return words.say("screen-stage-nobody", { region: where });
  const won = words.say("screen-stage-won", { house: nameOf(words, winner), region: where, vp: worth });
  return behind ? `${won} ${words.say("screen-stage-falls", { house: nameOf(words, behind) })}` : won;
}
