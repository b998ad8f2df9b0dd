/** The described model of In Between: the circle, the cards before the player, the answers and both boards, in words. */
import type { Described, Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { boardOf } from "./described/board";
import { circleOf } from "./described/circle";
import { answersOf, handOf, rowOf } from "./described/hand";
import { SIDES } from "./duel";
import { offersAt } from "./offers";
import { standing } from "./standing";

export function describe(scene: Scene): Described {
  return describedWith(scene, offersAt(scene));
}

/** The same with these answers lit. */
export function describedWith(scene: Scene, offers: Offers): Described {
  const groups = [
    rowOf(scene, offers),
    answersOf(scene, offers),
    circleOf(scene, offers),
    handOf(scene, offers),
    ...SIDES.map((side) => boardOf(scene, side, offers)),
  ];
  return { summary: standing(scene), groups: groups.filter((group): group is Group => group !== null), offers: [] };
}
