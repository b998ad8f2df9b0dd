/** The island in words: every territory with its symbol, who stands there and what it would give; every region with its battle. */
import type { Group, Place, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { islandOn } from "../map/island";
import { placedFigures } from "../map/placed";
import { standingAt } from "../map/standing-at";
import { nameOf, namesOf, regionName } from "../naming";
import { factsOf, mineOf, realmOf, symbolOf, territoryOf } from "../realm";
import { placedAt } from "./placing";

export function mapOf(scene: Scene, offers: Offers): Group {
  const { lands, countries } = islandOn(realmOf(scene.view).side);
  const territories = lands.map((land): Place => {
    const said = { id: land.id, words: territoryWords(scene, land.id), subjects: [land.id] };
    return placedAt(scene, offers, said, land.centre.x, land.centre.y);
  });
  const regions = countries.map(({ number, circle }): Place => {
    const said = { id: `region:${number}`, words: regionWords(scene, number), subjects: [`region-${number}`] };
    return placedAt(scene, offers, said, circle.x, circle.y);
  });
  return { id: "map", label: scene.words.say("screen-map"), places: [...territories, ...regions] };
}

/** A territory: its name, who is there, and what its action would count for the one who looks. */
function territoryWords(scene: Scene, territory: string): string {
  const { words, view } = scene;
  const { figures, flames } = standingAt(view, territory);
  return [
    nameOf(words, territory),
    ...(flames.length > 0 ? [words.say("screen-flames-of", { houses: namesOf(words, flames) })] : []),
    ...figures.map((figure) => figureWords(scene, figure)),
    ...(flames.length + figures.length === 0 ? [words.say("screen-nobody-here")] : []),
    ...countWords(scene, territory),
  ].join("; ");
}

/** What the action here would count for the one who looks. */
export function countWords({ words, view }: Scene, territory: string): string[] {
  const mine = mineOf(view);
  const count = factsOf(view).gains[mine]?.[symbolOf(territory)];
  if (mine === "" || count === undefined) return [];
  const lit = (factsOf(view).earth[territory] ?? []).includes(mine);
  if (lit) return [words.say("screen-own-flame")];
  const { two, solo } = realmOf(view);
  const symbol = symbolOf(territory);
  if (symbol !== "curse") return [words.say(`screen-gives-${symbol}`, { count })];
  return [words.say(two ? "screen-moves-curses" : solo ? "screen-gives-respite" : "screen-gives-curse", { count })];
}

/** A figure with its flames; a curse figure by its name. */
export function figureWords({ words, view }: Scene, figure: string): string {
  const flames = realmOf(view).flames[figure];
  if (flames === undefined) return nameOf(words, figure);
  return words.say("screen-candle", { candle: nameOf(words, figure), flames });
}

/** A region: whether it is fought over this year, its temples, its curses, and everybody's power. */
function regionWords(scene: Scene, region: number): string {
  const { words, view } = scene;
  const realm = realmOf(view);
  const temples = realm.temples[String(region)] ?? [];
  const curses = Object.keys(realm.haunts).filter((curse) => realm.haunts[curse]?.region === region);
  return [
    words.say("screen-region", { region, name: regionName(words, region) }),
    ...battleWords(scene, region),
    ...(temples.length > 0 ? [words.say("screen-temples", { temples: namesOf(words, temples) })] : []),
    ...(curses.length > 0 ? [words.say("screen-haunted", { curses: namesOf(words, curses) })] : []),
    ...powerWords(scene, region),
  ].join("; ");
}

function battleWords({ words, view }: Scene, region: number): string[] {
  const realm = realmOf(view);
  const winner = realm.won[String(region)];
  if (realm.struck.includes(region)) return [words.say("screen-struck")];
  if (realm.contest === region) return [words.say("screen-contested")];
  if (winner === undefined) return [];
  const house = realm.houses[winner];
  return [house ? words.say("screen-won", { house: nameOf(words, house) }) : words.say("screen-won-nobody")];
}

function powerWords({ words, view }: Scene, region: number): string[] {
  const facts = factsOf(view);
  const powers = Object.entries(facts.powers[String(region)] ?? {});
  const leader = facts.leaders[String(region)];
  const said = powers.map(([house, power]) => words.say("screen-power", { house: nameOf(words, house), power }));
  return [...said, ...(leader ? [words.say("screen-leads", { house: nameOf(words, leader) })] : [])];
}

/** The figures on the map: castles, candles and, with two players, curses; each is a place of its own. */
export function figuresGroup(scene: Scene, offers: Offers): Group {
  const { view, words } = scene;
  const places = placedFigures(view).map(({ figure, at }) => {
    const territory = nameOf(words, territoryOf(realmOf(view), figure));
    const where = words.say("screen-stands-in", { figure: figureWords(scene, figure), territory });
    return placedAt(scene, offers, { id: `figure:${figure}`, words: where, subjects: [figure] }, at.x, at.y);
  });
  return { id: "figures", label: words.say("screen-figures"), places };
}
