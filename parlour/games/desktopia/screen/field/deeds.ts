/** What a press on the desk would begin: which disk is pulled, carried, moved or turned. */
import type { Point, Sight } from "../looks/seen";
import type { Aiming } from "./aiming.svelte";
import { type Frame, pointAt } from "./frame";
import { MISSILE } from "./laboratory";
import type { Piece } from "./pieces";
import type { Placing } from "./placing.svelte";
import { drawn, meant } from "./turning";

/** Half of what a finger needs, in pixels. */
export const REACH = 20;
/** How far outside of the rim a facing is turned, in mm. */
export const HANDLE = 16;

export type Deed =
  | { readonly does: "pull"; readonly disk: string }
  | { readonly does: "carry"; readonly offset: Point }
  | { readonly does: "move"; readonly number: number; readonly offset: Point }
  | { readonly does: "turn"; readonly number: number };

/** What the hand works on. */
export interface Worked {
  readonly aiming: Aiming;
  readonly placing: Placing;
  readonly frame: () => Frame;
  readonly sight: () => Sight;
  readonly pieces: () => readonly Piece[];
  /** Where the drawing begins on the screen, and how large it is, in pixels. */
  readonly corner: () => Point;
  readonly screen: () => Point;
  /** Whether anything may be handled now. */
  readonly free: () => boolean;
  /** A disk has been taken for an aim. */
  readonly taken: (disk: string) => void;
  /** Somebody pulls at a disk that may not be flicked. */
  readonly refused: (disk: string) => void;
}

/** What a press at a pixel of the drawing begins; null: nothing but a click. */
export function deedAt(on: Worked, at: Point): Deed | null {
  const { aiming, placing } = on;
  if (!on.free()) return null;
  if (placing.begun) return laidAt(on, at);
  const shooting = aiming.begun && aiming.verb === "shoot";
  if (shooting) {
    const carried = carriedAt(on, at);
    if (carried) return carried;
  } else {
    const own = nearest(on, at, ({ id }) => aiming.may("flick", id));
    if (own) return { does: "pull", disk: own.id };
  }
  // the string may be pulled anywhere, so that the finger does not hide the disk
  return aiming.begun ? { does: "pull", disk: aiming.disk } : null;
}

/** The disk whose middle is nearest to a pixel, within reach of a finger; a character on an artifact lies above it. */
export function nearest(on: Worked, at: Point, fits: (piece: Piece) => boolean): Piece | null {
  const { scale } = on.frame();
  const seen = pointAt(on.frame(), at);
  const far = ({ x, y }: Piece) => {
    const [px, py] = drawn(x, y, on.sight());
    return Math.hypot(px - seen[0], py - seen[1]) * scale;
  };
  const there = on.pieces().filter((piece) => fits(piece) && far(piece) < Math.max(REACH, piece.radius * scale));
  return there.sort((one, other) => Number(other.rides) - Number(one.rides) || far(one) - far(other))[0] ?? null;
}

/** A press in the ring round the shooter lays the missile there; on the missile itself only until it is laid. */
function carriedAt(on: Worked, at: Point): Deed | null {
  const { shooter, place, laying, most, disk } = on.aiming;
  if (!shooter) return null;
  const here = hereAt(on, at);
  const near = (x: number, y: number) => Math.hypot(here[0] - x, here[1] - y);
  const onMissile = place !== null && near(...place) <= Math.max(MISSILE.radius, REACH / on.frame().scale);
  if (onMissile && !laying) return { does: "pull", disk };
  if (onMissile && place) return { does: "carry", offset: [place[0] - here[0], place[1] - here[1]] };
  const within = near(shooter.x, shooter.y) <= shooter.radius + 2 * MISSILE.radius + most;
  return within ? { does: "carry", offset: [0, 0] } : null;
}

function laidAt(on: Worked, at: Point): Deed | null {
  const { placing } = on;
  const here = hereAt(on, at);
  const reach = REACH / on.frame().scale;
  const away = placing.laid.map(({ at: [x, y] }) => Math.hypot(x - here[0], y - here[1]));
  const radius = (number: number) => placing.wanted[number]?.radius ?? 0;
  const outside = (away[placing.chosen] ?? 0) - radius(placing.chosen);
  if (placing.turns(placing.chosen) && outside > 2 && outside < HANDLE + reach / 2)
    return { does: "turn", number: placing.chosen };
  const number = away.indexOf(Math.min(...away));
  const spot = placing.laid[number];
  if (spot && (away[number] ?? 0) <= Math.max(radius(number), reach)) {
    placing.chosen = number;
    const offset: Point = [spot.at[0] - here[0], spot.at[1] - here[1]];
    return placing.moves ? { does: "move", number, offset } : { does: "turn", number };
  }
  // one disk alone comes to where the finger is
  return placing.moves && placing.wanted.length === 1 ? { does: "move", number: 0, offset: [0, 0] } : null;
}

/** The point of the field at a pixel of the drawing. */
export const hereAt = (on: Worked, at: Point): Point => meant(...pointAt(on.frame(), at), on.sight());
