/** Where the curses of a region stand beside its number circle, and what ground they leave to the pieces. */
import type { View } from "$web/boards/board";
import { realmOf } from "../realm";
import { beside, type Free } from "./furniture";
import type { Country } from "./island";
import type { Room } from "./room";
import type { Laid } from "./spread";

export interface Haunted {
  laid: readonly Laid[];
  rooms: ReadonlyMap<string, Room>;
}

/** The room of one curse, and the sizes in which it is tried. */
const [WIDE, TALL] = [34, 46];
const SCALES = [1.4, 1.2, 1, 0.8] as const;

const known = new WeakMap<Free, Map<string, Haunted>>();

/** The curses that haunt a region as a whole; with two players they stand on territories, as figures. */
export function cursesOf(view: View, region: number): string[] {
  const { haunts } = realmOf(view);
  return Object.keys(haunts).filter((curse) => haunts[curse]?.region === region && haunts[curse]?.territory === "");
}

export function hauntedBy(free: Free, country: Country, count: number): Haunted {
  const regions = known.get(free) ?? new Map<string, Haunted>();
  known.set(free, regions);
  const key = `${country.number} ${count}`;
  const haunted = regions.get(key) ?? haunt(free, country, count);
  regions.set(key, haunted);
  return haunted;
}

function haunt({ rooms, grounds }: Free, country: Country, count: number): Haunted {
  const ground = grounds.get(country.number);
  const own = country.lands.flatMap((land) => rooms.get(land) ?? []);
  if (count === 0 || !ground) return { laid: [], rooms };
  for (const scale of SCALES) {
    const [width, height] = [count * WIDE * scale, TALL * scale];
    const box = beside(country, own, ground, { width, height });
    if (!ground.fits(box) && scale !== SCALES.at(-1)) continue;
    const laid = Array.from({ length: count }, (_, at) => ({
      x: box.x + (at + 0.5) * WIDE * scale,
      y: box.y + height / 2,
      scale,
    }));
    return {
      laid,
      rooms: new Map(
        country.lands.flatMap((land) => {
          const room = rooms.get(land);
          return room ? [[land, room.without(box)] as const] : [];
        }),
      ),
    };
  }
  return { laid: [], rooms };
}
