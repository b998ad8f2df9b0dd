/** What lies beside the map for everybody: the curses, the tactics display, upgrades and temples, common missions, the battle. */
import type { Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { aboutOf, nameOf, regionName } from "../naming";
import { curseOf, TEMPLES, upgradeOf } from "../printed";
import { factsOf, houseOf, ofSeat, type Realm, realmOf } from "../realm";
import { theatreSaid } from "./house";
import { block, type Said } from "./placing";

/** A panel: its name, what stands there, and where that is for the arrow keys. */
interface Panel {
  id: string;
  said: Said[];
  y: number;
  columns: number;
}

const BESIDE = 1200;

export function panelsOf(scene: Scene, offers: Offers): Group[] {
  const realm = realmOf(scene.view);
  const curses = realm.curses.map((curse) => curseSaid(scene, curse));
  const market = realm.tactics_display.map((card) => cardSaid(scene, card));
  const forge = [...stacksOf(scene, realm), ...TEMPLES.map((temple) => templeSaid(scene, temple))];
  const missions = realm.common.map((mission) => missionSaid(scene, mission));
  const panels: Panel[] = [
    ...(realm.contest > 0 ? [{ id: "theatre", said: slotsOf(scene, realm), y: -400, columns: 2 }] : []),
    // alone there are no curses
    ...(realm.solo ? [] : [{ id: "curses", said: curses, y: 0, columns: 3 }]),
    { id: "market", said: market, y: 200, columns: 6 },
    { id: "forge", said: forge, y: 400, columns: 3 },
    ...(missions.length > 0 ? [{ id: "missions", said: missions, y: 900, columns: 3 }] : []),
  ];
  return panels.map(({ id, said, y, columns }) =>
    block(scene, offers, id, scene.words.say(`screen-panel-${id}`), said, { x: BESIDE, y, columns }),
  );
}

function slotsOf(scene: Scene, realm: Realm): Said[] {
  return realm.fighting.flatMap((seat) => [1, 2].map((slot) => theatreSaid(scene, houseOf(realm, seat), slot)));
}

function curseSaid({ view, words, game }: Scene, curse: string): Said {
  const realm = realmOf(view);
  const printed = curseOf(game, curse);
  const master = factsOf(view).masters[curse] ?? "";
  const bids = (realm.influence[curse] ?? []).flatMap((flames, seat) =>
    flames > 0 ? [words.say("screen-bid", { house: nameOf(words, houseOf(realm, seat)), flames })] : [],
  );
  return {
    id: `curse:${curse}`,
    words: [
      words.say("screen-curse", {
        curse: nameOf(words, curse),
        region: regionName(words, printed?.region ?? 0),
        property: words.say(`property-${printed?.property ?? ""}`),
      }),
      ...bids,
      ...(master ? [words.say("screen-would-control", { house: nameOf(words, master) })] : []),
    ].join("; "),
    subjects: [curse],
  };
}

function cardSaid({ words }: Scene, card: string): Said {
  return {
    id: `market:${card}`,
    words: words.say("screen-tactics-card", { card: nameOf(words, card), about: aboutOf(words, card) }),
    subjects: [card],
  };
}

function stacksOf({ words, game }: Scene, realm: Realm): Said[] {
  return Object.keys(realm.tops).map((stack) => {
    const [top] = ofSeat(realm.tops, Number(stack));
    const under = realm.stacks[stack]?.length ?? 0;
    const facts = { under, price: top ? (upgradeOf(game, top)?.year ?? 0) : 0, about: top ? aboutOf(words, top) : "" };
    return {
      id: `stack:${stack}`,
      words: top ? words.say("screen-stack", { token: nameOf(words, top), ...facts }) : words.say("screen-stack-none"),
      subjects: top ? [top] : [],
    };
  });
}

function templeSaid({ view, words }: Scene, temple: string): Said {
  return {
    id: `temple:${temple}`,
    words: words.say("screen-temple", {
      temple: nameOf(words, temple),
      left: factsOf(view).supply[temple] ?? 0,
      about: aboutOf(words, temple),
    }),
    subjects: [temple],
  };
}

function missionSaid({ words }: Scene, mission: string): Said {
  return {
    id: `mission:${mission}`,
    words: words.say("screen-mission", { mission: nameOf(words, mission), about: aboutOf(words, mission) }),
    subjects: [mission],
  };
}
