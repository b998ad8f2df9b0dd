/** A script as it is written in a file (RULES.md 4.3). */

export type Point = [number, number];

/** Lengths in mm, y upwards; a rectangle is its centre, width, height and turn in degrees counter-clockwise. */
export type Shape =
  | { circle: [number, number, number] }
  | { rect: [number, number, number, number, number] }
  | { poly: Point[] };

/** Something that stands on the table, or a zone of it. */
export interface Area {
  id: string;
  label_en: string;
  label_ru: string;
  shape: Shape;
}

export type Placement = { at: Point[] } | { zone: string };

/** Some characters of one type; reinforcements have no placement of their own. */
export interface UnitEntry {
  type: string;
  count: number;
  tag?: string | null;
  placement?: Placement;
  wounds?: number;
  missiles?: number | null;
  on_artifact?: string | null;
  facing?: number | null;
}

export interface Side {
  seat: number;
  team: number;
  orders: string[];
  control: "player" | "passive";
  squad: UnitEntry[];
}

export interface ArtifactEntry {
  artifact: string;
  at: Point;
}

export interface ObjectEntry {
  object_id: string;
  order: string;
  at: Point;
  label_en: string;
  label_ru: string;
}

export type Parameter = unknown;

/** A condition of victory or defeat: its parameters depend on its type (4.5). */
export interface Condition {
  team: number;
  type: string;
  result?: "win" | "lose";
  group?: string;
  [parameter: string]: Parameter;
}

/** A special rule: its parameters depend on its type (4.6). */
export interface Modifier {
  type: string;
  [parameter: string]: Parameter;
}

export interface Rituals {
  enabled: boolean;
  hands: Record<string, string[]>;
  draw: "standard" | "none";
}

export const KINDS = ["battle", "campaign_battle", "etude"] as const;
export type Kind = (typeof KINDS)[number];

export interface Texts {
  title_en: string;
  title_ru: string;
  intro_en: string;
  intro_ru: string;
  task_en: string;
  task_ru: string;
  hint_en: string;
  hint_ru: string;
}

/** A whole script with every key in its place. */
export interface Script extends Texts {
  id: string;
  kind: Kind;
  players: number;
  field: { w: number; h: number };
  first_player: number | "draw";
  sides: Side[];
  terrain: Area[];
  zones: Area[];
  artifacts: ArtifactEntry[];
  objects: ObjectEntry[];
  rituals: Rituals;
  /** Empty: every team wins by eliminating all its enemies. */
  victory: Condition[];
  special_rules: Modifier[];
  actions_per_turn: number;
  round_limit: number | null;
  steadiness: number | null;
  difficulty: number | null;
}

/** A script as it may stand in a file: what is missing takes its default. */
export type Written = Pick<Script, "id" | "title_en" | "title_ru" | "players" | "sides"> & Partial<Script>;

/** What is missing in a file; a function, so that nobody changes it for the next one. */
export const usual = (): Omit<Script, "id" | "title_en" | "title_ru" | "players" | "sides"> => ({
  intro_en: "",
  intro_ru: "",
  task_en: "",
  task_ru: "",
  hint_en: "",
  hint_ru: "",
  kind: "battle",
  field: { w: 1000, h: 1000 },
  first_player: "draw",
  terrain: [],
  zones: [],
  artifacts: [],
  objects: [],
  rituals: { enabled: false, hands: {}, draw: "standard" },
  victory: [],
  special_rules: [],
  actions_per_turn: 3,
  round_limit: 30,
  steadiness: null,
  difficulty: null,
});

/** A script with every key in its place, and so its rituals. */
export function whole(written: Written): Script {
  const standard = usual();
  return { ...standard, ...written, rituals: { ...standard.rituals, ...written.rituals } };
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
