/** Which way characters look at the start. */
import type { Script, Side, UnitEntry } from "./format";

/** By the number of players: the inward normals of the seats' edges, in degrees (DK-SET-18, DK-SET-20). */
const INWARD: Readonly<Record<number, readonly number[]>> = {
  1: [90],
  2: [90, 270],
  3: [90, 0, 180],
  4: [90, 0, 270, 180],
};
/** Passive sides have no edge of their own: they look at the player. */
const OPPOSITE = 270;

/** Where an entry's disks look: as the script says, else away from their owner's edge. */
export function facingOf({ players }: Pick<Script, "players">, { seat }: Side, { facing }: UnitEntry): number {
  return facing ?? INWARD[players]?.[seat] ?? OPPOSITE;
}
