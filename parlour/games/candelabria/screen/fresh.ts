/** What has changed on the table since a player last answered: these places are ringed until the next answer. */
import { getContext, setContext } from "svelte";
import type { View } from "$web/boards/board";
import { factsOf, figureIn, mineOf, type Realm, realmOf, seatOf, territoryOf } from "./realm";

/** The part of a view that is compared. */
export interface Glimpse {
  /** Where each figure stands. */
  at: Record<string, string>;
  flames: Record<string, number>;
  /** The Houses with an earth flame on each territory. */
  earth: Record<string, string[]>;
  temples: Record<string, string[]>;
  influence: Record<string, number[]>;
  market: string[];
  built: string[];
}

export interface Fresh {
  /** Places, and earth flames as `flame:r1_mine:ash`. */
  places: ReadonlySet<string>;
  /** The figures that have moved, with the territory where they stood. */
  moved: readonly { figure: string; from: string }[];
}

export const NOTHING_NEW: Fresh = { places: new Set(), moved: [] };

export function glimpse(view: View): Glimpse {
  const realm = realmOf(view);
  return {
    at: Object.fromEntries(figuresOn(realm).map((figure) => [figure, territoryOf(realm, figure)])),
    flames: realm.flames,
    earth: factsOf(view).earth,
    temples: realm.temples,
    influence: realm.influence,
    market: realm.tactics_display,
    built: Object.values(realm.built).flat(),
  };
}

function figuresOn(realm: Realm): string[] {
  return [
    ...realm.houses.map((house) => figureIn(house, "castle")),
    ...Object.keys(realm.at),
    ...Object.keys(realm.haunts),
  ];
}

/** What others have done; of one's own things only what was lost. */
export function freshSince(before: Glimpse, view: View): Fresh {
  const now = glimpse(view);
  const mine = mineOf(view);
  const isMine = (figure: string) => mine !== "" && figure.startsWith(`${mine}_`);
  const ids = (...both: object[]) => [...new Set(both.flatMap((one) => Object.keys(one)))];
  const moved = Object.keys(now.at).filter((figure) => !isMine(figure) && before.at[figure] !== now.at[figure]);
  const fed = Object.keys(now.at).filter((figure) => {
    const [was, is] = [before.flames[figure], now.flames[figure]];
    return was !== undefined && is !== undefined && (isMine(figure) ? is < was : is !== was);
  });
  const lit = ids(before.earth, now.earth).flatMap((territory) => {
    const [was, is] = [before.earth[territory] ?? [], now.earth[territory] ?? []];
    const come = is.filter((house) => house !== mine && !was.includes(house));
    return [
      ...come.map((house) => `flame:${territory}:${house}`),
      ...(was.includes(mine) && !is.includes(mine) ? [territory] : []),
    ];
  });
  const regions = ids(before.temples, now.temples).filter(
    (region) => String(before.temples[region] ?? "") !== String(now.temples[region] ?? ""),
  );
  const curses = Object.keys(now.influence).filter((curse) => {
    const seat = seatOf(realmOf(view), mine);
    return (now.influence[curse] ?? []).some(
      (flames, at) => at !== seat && flames > (before.influence[curse]?.[at] ?? 0),
    );
  });
  const own = new Set(realmOf(view).built[String(view.seat)] ?? []);
  return {
    places: new Set([
      ...[...moved, ...fed].map((figure) => `figure:${figure}`),
      ...lit,
      ...regions.map((region) => `region:${region}`),
      ...curses.map((curse) => `curse:${curse}`),
      ...now.market.filter((card) => !before.market.includes(card)).map((card) => `market:${card}`),
      ...now.built
        .filter((token) => !before.built.includes(token) && !own.has(token))
        .map((token) => `upgrade:${token}`),
    ]),
    moved: moved.flatMap((figure) => {
      const from = before.at[figure];
      return from ? [{ figure, from }] : [];
    }),
  };
}

const KEY = Symbol("fresh");

/** For the board: all that is drawn on it may ask what is new. */
export function tellFresh(fresh: () => Fresh): void {
  setContext(KEY, fresh);
}

export function freshHere(): () => Fresh {
  return getContext<(() => Fresh) | undefined>(KEY) ?? (() => NOTHING_NEW);
}
