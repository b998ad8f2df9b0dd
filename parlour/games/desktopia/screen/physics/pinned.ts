/** The flicks whose bits are pinned: the same that `tests/physics/scenes.py` describes and makes, from whole numbers alone. */

import { FAMILIES, numbers } from "./families";
import { direction, MATTER, type Scene, scene } from "./index";

export const FLICKS = 70 * FAMILIES.length;

export type Pinned = Readonly<{ scene: Scene; disk: number; ux: number; uy: number; speed: number; above: number }>;

/** The k-th flick, of the families in turn. */
export function pinnedFlick(k: number): Pinned {
  const below = numbers(k);
  const [name, lay] = FAMILIES[k % FAMILIES.length] ?? FAMILIES[0];
  const varied = name !== "scattered";
  const matter = {
    ...MATTER,
    bounce: varied ? below(11) / 10 : 0.6,
    terrainBounce: varied ? below(11) / 10 : 0.5,
    rim: varied ? below(4) / 10 : 0.15,
    slowing: 1500 + 500 * below(4),
    mostEvents: name === "cut short" ? 1 + below(8) : 20_000,
  };
  const { bodies, ground, degrees, speed, disk = 0, above = -1 } = lay(below);
  const [ux, uy] = direction(degrees);
  return { scene: scene(bodies, ground, matter), disk, ux, uy, speed, above };
}
