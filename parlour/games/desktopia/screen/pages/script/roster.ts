/** What is in the box: characters, artifacts and the sizes of disks, as the rules have them. */
import roster from "../../data/roster.json";

export interface Character {
  order: string;
  rank: string;
  lives: number;
  /** What it is worth in the balance of forces. */
  cost: number;
  /** The width of its power sector in degrees; 0 where it has none. */
  sector: number;
  /** How many missiles its card holds at most; 0 where they are not counted there. */
  supply: number;
}

export const ORDERS: readonly string[] = roster.orders;
export const CHARACTERS: Readonly<Record<string, Character>> = roster.characters;
/** The artifacts with their Orders. */
export const ARTIFACTS: Readonly<Record<string, string>> = roster.artifacts;
export const RITUALS: readonly string[] = Object.keys(roster.rituals);
/** The smallest gap between things that are laid down. */
export const GAP: number = roster.gap;

const sizes: Readonly<Record<string, { diameter: number; disks: number }>> = roster.sizes;
export const ARTIFACT_RADIUS = (sizes.artifact?.diameter ?? 0) / 2;

/** The radius of a character's disk in mm; a fighter's for a type that there is not, so that it can be shown. */
export const radiusOf = (type: string): number => (sizes[CHARACTERS[type]?.rank ?? "fighter"]?.diameter ?? 0) / 2;

/** How many disks of a rank (or "artifact") there are of one colour. */
export const disksOf = (rank: string): number => sizes[rank]?.disks ?? 0;

/** The characters of an Order, heroes first. */
export const charactersOf = (order: string): string[] =>
  Object.keys(CHARACTERS).filter((type) => CHARACTERS[type]?.order === order);

/** How many of a type one side may have at most: heroes are unique. */
export const mostOf = (type: string): number => {
  const rank = CHARACTERS[type]?.rank ?? "fighter";
  return rank === "hero" ? 1 : disksOf(rank);
};
