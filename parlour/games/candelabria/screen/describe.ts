/** The described model of Candelabria: the island, the figures, my cards, the boards of the Houses and what lies beside the map. */
import type { Described, Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { aloneGroup } from "./described/alone";
import { answersOf, handOf } from "./described/hand";
import { houseGroup } from "./described/house";
import { figuresGroup, mapOf } from "./described/map";
import { panelsOf } from "./described/panels";
import { nameOf, regionName, seatName } from "./naming";
import { offersAt } from "./offers";
import { factsOf, housesInOrder, mineOf, realmOf, seatOf } from "./realm";

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
    aloneGroup(scene, offers),
    mapOf(scene, offers),
    figuresGroup(scene, offers),
    ...houses.filter((house) => house === mine).map((house) => houseGroup(scene, house, offers)),
    ...panelsOf(scene, offers),
    ...houses.filter((house) => house !== mine).map((house) => houseGroup(scene, house, offers)),
  ];
  return { summary: summary(scene), groups: groups.filter((group): group is Group => group !== null), offers: [] };
}

/** How the game stands, in a few sentences: year and season, who is at turn, the points, the battles. */
export function summary(scene: Scene): string {
  const { view, words } = scene;
  const realm = realmOf(view);
  if (realm.season === "setup") return words.say("screen-setting-up");
  const points = housesInOrder(realm).map((house) =>
    words.say("screen-points", { house: nameOf(words, house), vp: realm.vp[seatOf(realm, house)] ?? 0 }),
  );
  const sentences = [
    words.say("screen-time", { year: realm.year, season: words.say(`season-${realm.season}`) }),
    ...(realm.season === "kindling"
      ? [words.say("screen-turn-of", { house: seatName(words, realm, realm.active) })]
      : []),
    ...(realm.contest > 0 ? [words.say("screen-battle-for", { region: regionName(words, realm.contest) })] : []),
    words.say("screen-order", { points: points.join(", ") }),
    words.say("screen-battles-left", { count: battlesLeft(scene), worth: factsOf(view).worth }),
  ];
  return `${sentences.join(". ")}.`;
}

function battlesLeft({ view }: Scene): number {
  const { won } = realmOf(view);
  return factsOf(view).battles.filter((region) => !(String(region) in won)).length;
}
