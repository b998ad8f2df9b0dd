/** How the game stands, in a few sentences: year and season, who is at turn, the points, the battles. */
import type { Scene } from "$web/boards/board";
import { nameOf, regionName, seatName } from "../naming";
import { factsOf, housesInOrder, realmOf, seatOf } from "../realm";

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
