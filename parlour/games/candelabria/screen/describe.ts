/** The described model of Candelabria: the island, the figures, my cards, the boards of the Houses and what lies beside the map. */
import type { Described, Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { answersOf } from "./described/answers";
import { figuresGroup } from "./described/figures";
import { handOf } from "./described/hand";
import { houseGroup } from "./described/house";
import { mapOf } from "./described/map";
import { panelsOf } from "./described/panels";
import { summary } from "./described/summary";
import { offersAt } from "./offers";
import { housesInOrder, mineOf, realmOf } from "./realm";

export function describe(scene: Scene): Described {
  return describedWith(scene, offersAt(scene));
}

/** The same with these answers lit. */
export function describedWith(scene: Scene, offers: Offers): Described {
  const mine = mineOf(scene.view);
  const houses = housesInOrder(realmOf(scene.view));
  const groups = [
    answersOf(scene, offers),
    handOf(scene, offers),
    mapOf(scene, offers),
    figuresGroup(scene, offers),
    ...houses.filter((house) => house === mine).map((house) => houseGroup(scene, house, offers)),
    ...panelsOf(scene, offers),
    ...houses.filter((house) => house !== mine).map((house) => houseGroup(scene, house, offers)),
  ];
  return { summary: summary(scene), groups: groups.filter((group): group is Group => group !== null), offers: [] };
}
