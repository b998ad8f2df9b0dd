/** How the battle stands, in a few sentences. */
import type { Scene } from "$web/boards/board";
import { deskOf, factsOf, isPuzzle, livingOf, scriptOf, sidesOf } from "../desk";
import { battleTitle, sideName } from "../naming";
import { inLanguage } from "../pages/speech";

export function summary(scene: Scene): string {
  const { words, view } = scene;
  const desk = deskOf(view);
  const { campaign, rituals } = factsOf(view);
  const limit = isPuzzle(view) ? 0 : (scriptOf(view).round_limit ?? 0);
  const alive = sidesOf(view).map((side) => `${sideName(scene, side)} ${livingOf(desk, side).length}`);
  const sentences = [
    battleTitle(scene),
    ...(campaign ? [words.say("screen-battle-of", { battle: campaign.battle, battles: campaign.battles })] : []),
    ...(isPuzzle(view) ? [inLanguage(scriptOf(view), "task", words.language).replace(/\.$/, "")] : []),
    desk.round === 0 ? words.say("screen-deployment") : words.say("screen-round", { round: desk.round, limit }),
    ...(desk.round > 0 && !desk.decided
      ? [words.say("screen-turn-of", { side: sideName(scene, desk.active), actions: desk.actions })]
      : []),
    words.say("screen-standing", { alive: alive.join(", ") }),
    ...(rituals ? [words.say("screen-dealt", { damage: desk.dealt })] : []),
  ];
  return `${sentences.filter(Boolean).join(". ")}.`;
}
