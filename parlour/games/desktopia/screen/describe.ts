/** The described model of Desktopia: the field, the camps, my cards, what is due, the goals, and what stands on the desk. */
import type { Described, Group, Scene } from "$web/boards/board";
import { ANSWER, type Offers } from "$web/boards/offered";
import { campsOf } from "./described/camps";
import { goalsOf, handOf, triggersOf } from "./described/cards";
import { fieldOf } from "./described/field";
import { groundOf } from "./described/ground";
import { summary } from "./described/summary";
import { offersAt } from "./offers";

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
