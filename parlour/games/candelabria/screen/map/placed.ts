/** Where everything stands on the drawing: badges, coins, curses, earth flames and figures, none of them on another. */
import type { View } from "$web/boards/board";
import { realmOf } from "../realm";
import { furnitureOf } from "./furniture";
import { cursesOf, hauntedBy } from "./haunted";
import { islandOn, type Land, type Point } from "./island";
import { badgeRoom, badgeScale, isTold, outlookOf } from "./outlook";
import type { Box, Room } from "./room";
import { type Laid, type Pieces, spread } from "./spread";
import { standingAt } from "./standing-at";

export interface Placed {
  badges: ReadonlyMap<number, Box>;
  /** The middle of the coin of each territory. */
  coins: ReadonlyMap<string, Point>;
  /** The curses of each region, in the order of `cursesOf`. */
  curses: ReadonlyMap<number, readonly Laid[]>;
  /** The earth flames of each territory, in the order of `standingAt`. */
  flames: ReadonlyMap<string, readonly Laid[]>;
  figures: readonly { figure: string; at: Laid }[];
}

const known = new WeakMap<Room, Map<string, Pieces>>();

/** All pieces, with badges drawn at this size. */
export function placedOn(view: View, size: number): Placed {
  const realm = realmOf(view);
  const island = islandOn(realm.side);
  const furniture = furnitureOf(realm.side, island, badgeRoom(realm.solo ? 0 : realm.houses.length, size));
  const haunted = new Map(
    island.countries.map((country) => [
      country.number,
      hauntedBy(
        isTold(outlookOf(view, country.number)) ? furniture.fought : furniture.quiet,
        country,
        cursesOf(view, country.number).length,
      ),
    ]),
  );
  const pieces = island.lands.map((land) => {
    const { flames, figures } = standingAt(view, land.id);
    const coin = furniture.coins.get(land.id) ?? land.centre;
    const room = haunted.get(land.region)?.rooms.get(land.id);
    return { land, figures, laid: room ? spreadOn(room, land, coin, flames.length, figures.length) : NONE };
  });
  return {
    badges: furniture.badges,
    coins: furniture.coins,
    curses: new Map([...haunted].map(([region, { laid }]) => [region, laid])),
    flames: new Map(pieces.map(({ land, laid }) => [land.id, laid.flames])),
    figures: pieces.flatMap(({ figures, laid }) =>
      laid.figures.map((at, number) => ({ figure: figures[number] ?? "", at })),
    ),
  };
}

/** The figures as they stand on a drawing of usual size: near enough to tell which is beside which. */
export function placedFigures(view: View): Placed["figures"] {
  return placedOn(view, badgeScale(0)).figures;
}

const NONE: Pieces = { flames: [], figures: [] };

/** The same pieces on the same ground always stand alike, and are worked out once. */
function spreadOn(room: Room, land: Land, coin: Point, flames: number, figures: number): Pieces {
  const here = known.get(room) ?? new Map<string, Pieces>();
  known.set(room, here);
  const key = `${flames} ${figures}`;
  const pieces = here.get(key) ?? spread(room, land.centre, coin, flames, figures);
  here.set(key, pieces);
  return pieces;
}
