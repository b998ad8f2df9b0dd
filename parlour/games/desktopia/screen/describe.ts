/** The described model of Desktopia: the field, the camps, my cards, what is due, the goals, and what stands on the desk. */
import type { Described, Group, Scene } from "$web/boards/board";
import { ANSWER, type Offers } from "$web/boards/offered";
import { campsOf } from "./described/camps";
import { goalsOf, handOf, triggersOf } from "./described/cards";
import { fieldOf } from "./described/field";
import { groundOf } from "./described/ground";
import { deskOf, factsOf, isPuzzle, livingOf, scriptOf, sidesOf } from "./desk";
import { battleTitle, sideName } from "./naming";
import { offersAt } from "./offers";
import { inLanguage } from "./pages/speech";

export function describe(scene: Scene): Described {
  return describedWith(scene, offersAt(scene));
}

/** The same with these answers lit. */
export function describedWith(scene: Scene, offers: Offers): Described {
  const groups = [
    triggersOf(scene, offers),
    handOf(scene, offers),
    fieldOf(scene, offers),
    ...campsOf(scene, offers),
    goalsOf(scene),
    groundOf(scene),
  ];
  const buttons = [...offers].filter(([place]) => place.startsWith(ANSWER)).flatMap(([, here]) => here);
  return {
    summary: summary(scene),
    groups: groups.filter((group): group is Group => group !== null && group.places.length > 0),
    offers: buttons,
    aims: true,
  };
}

/** How the battle stands, in a few sentences. */
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
