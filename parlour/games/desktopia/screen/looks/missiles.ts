/** How each missile is told apart on its small disk. */

export interface MissileLook {
  readonly id: string;
  /** The short name, which the disks of this kind bear before their number. */
  readonly short: string;
  readonly order: string;
  /** How much of its badge the picture fills. */
  readonly size: number;
}

export const MISSILES: readonly MissileLook[] = [
  { id: "scorching_flame", short: "flame", order: "fire", size: 1 },
  { id: "wandering_tornado", short: "tornado", order: "fire", size: 1 },
  { id: "thorn_shield", short: "shield", order: "grass", size: 0.95 },
  { id: "hardened_arrow", short: "arrow", order: "grass", size: 1 },
  { id: "chain_lightning", short: "lightning", order: "metal", size: 1 },
  { id: "magnet_of_power", short: "magnet", order: "metal", size: 1 },
  { id: "lariat_of_pain", short: "lariat", order: "dust", size: 1.1 },
  { id: "vampire_tick", short: "tick", order: "dust", size: 1.08 },
];

const known = new Map(MISSILES.flatMap((look) => [[look.id, look] as const, [look.short, look] as const]));

/** How a missile looks, by its kind, its short name or its disk (`flame3`); nothing is known of what is no missile. */
export const missileLook = (id: string): MissileLook | undefined => known.get(id.replace(/\d+$/, ""));
