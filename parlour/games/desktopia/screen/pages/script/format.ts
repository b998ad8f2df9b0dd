/** A script as it is written in a file (RULES.md 4.3), and what is asked of it everywhere. */
import { DEFAULTS, type Script as Format, type Point, type Unit, type Zone } from "../../data/schema";

export type { Condition, Modifier, Point, Shape } from "../../data/schema";

/** Something that stands on the table, or a zone of it. */
export type Area = Zone;
/** While it is edited, its tag may be taken away. */
export type UnitEntry = Omit<Unit, "tag"> & { tag?: string | null };
export type Side = Omit<Format["sides"][number], "squad"> & { squad: UnitEntry[] };
/** A whole script with every key in its place; without conditions every team wins by eliminating all its enemies. */
export type Script = Omit<Format, "sides"> & { sides: Side[] };
export type Texts = Pick<Script, Extract<keyof Script, `${"title" | "intro" | "task" | "hint"}_${"en" | "ru"}`>>;
/** A script as it may stand in a file: what is missing takes its default. */
export type Written = Omit<Script, keyof typeof DEFAULTS> & Partial<Script>;

/** Defaults for what a file leaves out: a copy for every caller. */
export const usual = (): typeof DEFAULTS => structuredClone(DEFAULTS);

/** A script with every key in its place, and so its table and rituals. */
export function whole(written: Written): Script {
  const standard = usual();
  const field = { ...standard.field, ...written.field };
  return { ...standard, ...written, field, rituals: { ...standard.rituals, ...written.rituals } };
}

/** Fixed points of an entry; none where its owner deploys it in a zone. */
export const pointsOf = (entry: UnitEntry): Point[] =>
  entry.placement && "at" in entry.placement ? entry.placement.at : [];

/** The zone in which an entry is deployed, or null. */
export const zoneOf = (entry: UnitEntry): string | null =>
  entry.placement && "zone" in entry.placement ? entry.placement.zone : null;

/** The teams of a script, in the order of its sides. */
export const teamsOf = (script: Pick<Script, "sides">): number[] => [...new Set(script.sides.map(({ team }) => team))];

/** Every tag that a squad bears. */
export const tagsOf = (script: Pick<Script, "sides">): string[] => [
  ...new Set(script.sides.flatMap(({ squad }) => squad.flatMap(({ tag }) => (tag ? [tag] : [])))),
];
