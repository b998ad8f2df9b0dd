/** The camps in words: of every side its standing, the cards of its characters, and the artifacts that it controls. */
import type { Group, Scene, View } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { deskOf, factsOf, type Hand, isAlly, livingOf, mineOf, sidesOf } from "../desk";
import { aboutOf, nameOf, sideName } from "../naming";
import { CAMP, CARD, POWER } from "../offers";
import { cardOf, supplyOf } from "../printed";
import { ableWords } from "./field";
import { column, type Said } from "./placing";

/** The own one first. */
export function campsOf(scene: Scene, offers: Offers): Group[] {
  const mine = mineOf(scene.view);
  const sides = sidesOf(scene.view).sort((one, other) => Number(other === mine) - Number(one === mine) || one - other);
  return sides.map((side) => {
    const said = [
      { id: `${CAMP}${side}`, words: campWords(scene, side), subjects: [`${CAMP}${side}`] },
      ...powersOf(scene, side).map((artifact) => powerSaid(scene, artifact)),
      ...livingOf(deskOf(scene.view), side).map((disk) => cardSaid(scene, disk)),
    ];
    const label = scene.words.say(side === mine && scene.view.seat !== null ? "screen-my-camp" : "screen-camp", {
      side: sideName(scene, side),
    });
    return column(scene, offers, `${CAMP}${side}`, label, said);
  });
}

/** The artifacts that a side controls. */
export function powersOf({ view }: Pick<Scene, "view">, side: number): string[] {
  const { on, side: sides } = deskOf(view);
  return Object.keys(on).flatMap((disk) => (sides[disk] === side && on[disk] ? [on[disk]] : []));
}

export function campWords(scene: Scene, side: number): string[] {
  const { words, view } = scene;
  const desk = deskOf(view);
  const facts = factsOf(view);
  const left = livingOf(desk, side).length;
  const [penalties, bonuses] = [desk.penalties[side] ?? 0, desk.bonuses[side] ?? 0];
  const rituals = desk.hands[String(side)]?.length ?? 0;
  const steadiness = facts.hand.steadiness[side];
  return [
    sideName(scene, side),
    ...(isPartner(view, side) ? [words.say("screen-ally")] : []),
    left > 0 ? words.say("screen-alive", { count: left }) : words.say("screen-out"),
    ...(desk.round > 0 && desk.active === side && !desk.decided
      ? [words.say("screen-on-turn", { actions: desk.actions })]
      : []),
    ...(penalties > 0 ? [words.say("screen-penalties", { count: penalties })] : []),
    ...(bonuses > 0 ? [words.say("screen-bonuses", { count: bonuses })] : []),
    ...(facts.rituals && steadiness !== undefined ? [words.say("screen-rituals", { count: rituals })] : []),
    ...(steadiness === undefined ? [words.say("screen-passive")] : [words.say("screen-steadiness", { steadiness })]),
    ...(isShakier(facts.hand, side) ? [words.say("screen-shakier")] : []),
    ...(facts.campaign ? [words.say("screen-points", { points: facts.campaign.points[side] ?? 0 })] : []),
  ];
}

/** Whether a side is of my team, and not mine. */
export const isPartner = (view: View, side: number): boolean =>
  view.seat !== null && side !== view.seat && isAlly(view, side, view.seat);

/** Whether a hand is less steady than another at this table. */
export const isShakier = ({ steadiness }: Pick<Hand, "steadiness">, side: number): boolean =>
  (steadiness[side] ?? 100) < Math.max(...steadiness);

function powerSaid(scene: Scene, artifact: string): Said {
  const used = deskOf(scene.view).used.includes(artifact);
  return {
    id: `${POWER}${artifact}`,
    words: [nameOf(scene, artifact), aboutOf(scene.words, artifact), ...(used ? [scene.words.say("screen-used")] : [])],
    subjects: [artifact],
  };
}

function cardSaid(scene: Scene, disk: string): Said {
  const { words, view, game } = scene;
  const desk = deskOf(view);
  const supply = supplyOf(game, disk, desk.supply, factsOf(view).reserve);
  const hit = cardOf(game, disk)?.hit ?? "plain";
  return {
    id: `${CARD}${disk}`,
    words: [
      nameOf(scene, disk),
      words.say("screen-lives", { lives: desk.lives[disk] ?? 0, most: desk.most[disk] ?? 0 }),
      ...(supply ? [words.say("screen-supply", { missile: nameOf(scene, supply.missile), left: supply.left })] : []),
      ...(hit === "plain" ? [] : [nameOf(scene, hit)]),
      ...ableWords(scene, disk),
      aboutOf(words, disk),
    ],
    subjects: [disk],
  };
}
