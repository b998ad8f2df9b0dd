/** How figures, candle flames, curses and temples change on the map. */
import { lessOne, without } from "$web/boards/staging";
import { figureIn, type Realm, regionOf, seatOf } from "../realm";
import type { FigureMoved, RealmEvent } from "../types";
import type { RealmChanges } from "./told";

const FULL: Readonly<Record<string, number>> = { explorer: 2, pilgrim: 3, warrior: 4 };

export const figuresAfter: RealmChanges = {
  "candle-placed": (realm, { house, role, territory, card, wax }) => {
    const figure = figureIn(house, role);
    const seat = seatOf(realm, house);
    const key = String(seat);
    return {
      at: { ...realm.at, [figure]: territory },
      flames: { ...realm.flames, [figure]: FULL[role] ?? 0 },
      slots: { ...realm.slots, [figure]: [card] },
      wax: realm.wax.map((cubes, at) => (at === seat ? cubes - wax : cubes)),
      hands: { ...realm.hands, [key]: lessOne(realm.hands[key] ?? [], card) },
    };
  },
  "figure-moved": (realm, told) => standing(realm, wholeOf(told), told.territory),
  "figure-relocated": (realm, told) => standing(realm, wholeOf(told), told.territory),
  "candle-pushed": (realm, { candle, territory }) => standing(realm, candle, territory),
  "candle-fed": (realm, { candle, flames }) => ({ flames: { ...realm.flames, [candle]: flames } }),
  "candle-dimmed": (realm, { candle, flames }) => ({ flames: { ...realm.flames, [candle]: flames } }),
  "curse-turned": (realm, { curse }) => ({ influence: without(realm.influence, curse) }),
  "curse-placed": (realm, { curse, region, territory }) => ({
    haunts: { ...realm.haunts, [curse]: { region, territory, seat: realm.haunts[curse]?.seat ?? -1 } },
  }),
  "curse-moved": (realm, { curse, territory }) => ({
    haunts: { ...realm.haunts, [curse]: { region: regionOf(territory), territory, seat: -1 } },
  }),
  "temple-built": (realm, { temple, region }) => ({
    temples: { ...realm.temples, [String(region)]: [...(realm.temples[String(region)] ?? []), temple] },
  }),
  "temple-razed": (realm, { region }) => {
    const lower = (realm.temples[String(region)] ?? []).slice(0, -1);
    const others = without(realm.temples, String(region));
    return { temples: lower.length > 0 ? { ...others, [String(region)]: lower } : others };
  },
};

/** The figure that an event speaks of; a bare role is one of the House that it names. */
function wholeOf({ figure, house }: Pick<FigureMoved, "figure" | "house">): string {
  return figure.includes("_") ? figure : figureIn(house, figure);
}

function standing(realm: Realm, figure: string, territory: string): Partial<Realm> {
  const [house = "", role] = figure.split("_");
  if (role !== "castle") return { at: { ...realm.at, [figure]: territory } };
  const seat = seatOf(realm, house);
  return { castles: realm.castles.map((castle, at) => (at === seat ? territory : castle)) };
}

/** The earth flames on the map once an event has been shown. */
export function flamesAfter(earth: Record<string, string[]>, told: RealmEvent): Record<string, string[]> {
  if (told.event !== "earth-lit" && told.event !== "earth-doused") return earth;
  const others = (earth[told.territory] ?? []).filter((house) => house !== told.house);
  return { ...earth, [told.territory]: told.event === "earth-lit" ? [...others, told.house] : others };
}
