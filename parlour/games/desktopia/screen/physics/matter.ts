/** What disks, table and terrain are made of, in mm and seconds. */
export type Matter = Readonly<{
  slowing: number; // mm/s2: what a sliding disk loses
  grip: number; // mm/s2: what holds a block on its carrier
  bounce: number; // of the speed of approach, between disks
  terrainBounce: number;
  rim: number; // friction between rims
  contact: number; // mm/s: DK-PHY-21 a faster approach is a collision
  parting: number; // mm/s: DK-PHY-18 the slowest separation after a contact
  rest: number; // mm/s: slower is rest
  mostEvents: number; // DK-PHY-17
}>;

/** The parameters of the rulebook. */
export const MATTER: Matter = {
  slowing: 2500,
  grip: 5000,
  bounce: 0.6,
  terrainBounce: 0.5,
  rim: 0.15,
  contact: 1,
  parting: 1,
  rest: 0.01,
  mostEvents: 20_000,
};
