// Generated from parlour/games/desktopia/scripts by `make wire`: change it there.

export type Point = [number, number];

/** What the editor asks for in an entry; `bearer`, `target` and `victims` are each written in several keys. */
export type Parameter =
  | { name: string; kind: "number"; from: number; to: number; first: number }
  | { name: string; kind: "choice" | "edges"; choices: readonly string[] }
  | { name: string; kind: Reference | "bearer" | "target" | "victims" | "seats" | "units" | "coming" | "going" };
export type Reference = "tag" | "zone" | "artifact" | "object" | "seat" | "ritual";

/** How a value is written in a file; an entry is an object with a type, whose parameters have forms of their own. */
export type Form =
  | { kind: "text" | "number" | "flag" | "entry" }
  | { kind: "word"; of: readonly string[] }
  | { kind: "list" | "map"; of: Form }
  | { kind: "either" | "row"; of: readonly Form[] }
  | { kind: "keyed"; of: Readonly<Record<string, Form>> }
  | { kind: "object"; of: string };
export type Key = Form & { optional?: true; null?: true };

export type Shape = { circle: [number, number, number] } | { rect: [number, number, number, number, number] } | { poly: Point[] };

export type Placement = { at: Point[] } | { zone: string };

export interface Condition {
  type: string;
  team: number;
  group?: string;
  result?: "win" | "lose";
  [parameter: string]: unknown;
}

export interface Modifier {
  type: string;
  [parameter: string]: unknown;
}

/** Some characters of one type; only recruits and reinforcements have no placement of their own. */
export interface Unit {
  type: string;
  count: number;
  tag?: string;
  placement?: Placement;
  wounds?: number;
  missiles?: number | null;
  on_artifact?: string | null;
  facing?: number | null;
}

/** A squad and who leads it; a passive side never takes a turn, and its seat comes after those of the players. */
export interface Side {
  seat: number;
  team: number;
  orders: string[];
  control: "player" | "passive";
  squad: Unit[];
}

/** A thing that stands on the table and does not move. */
export interface TerrainPiece {
  id: string;
  label_en: string;
  label_ru: string;
  shape: Shape;
}

/** A named area without physical effect. */
export interface Zone {
  id: string;
  label_en: string;
  label_ru: string;
  shape: Shape;
}

/** An artifact and where it lies. */
export interface ArtifactEntry {
  artifact: string;
  at: Point;
}

/** A barrel: the artifact disk of an Order, lying with its other face up. */
export interface ObjectEntry {
  object_id: string;
  order: string;
  at: Point;
  label_en: string;
  label_ru: string;
}

/** Whether rituals are used, who starts with which, and whether they are drawn. */
export interface Rituals {
  enabled: boolean;
  hands: Record<string, string[]>;
  draw: "standard" | "none";
}

/** The battlefield: 0 to w, 0 to h. */
export interface Field {
  w: number;
  h: number;
}

/** One battle or etude: everything that is laid out, and how it is won. */
export interface Script {
  id: string;
  title_en: string;
  title_ru: string;
  players: number;
  sides: Side[];
  victory: Condition[];
  kind: "battle" | "campaign_battle" | "etude";
  intro_en: string;
  intro_ru: string;
  task_en: string;
  task_ru: string;
  hint_en: string;
  hint_ru: string;
  difficulty: number | null;
  field: Field;
  first_player: number | "draw";
  terrain: TerrainPiece[];
  zones: Zone[];
  artifacts: ArtifactEntry[];
  objects: ObjectEntry[];
  rituals: Rituals;
  special_rules: Modifier[];
  actions_per_turn: number;
  round_limit: number | null;
  steadiness: number | null;
}

/** Characters of a file. */
export const LARGEST = 200000;

export const BOUNDS = {
  count: [1, 4],
  tag: [0, 40],
  wounds: [0, 11],
  missiles: [0, 5],
  facing: [0, 360],
  seat: [0, 7],
  team: [0, 7],
  orders: [1, 4],
  squad: [1, 64],
  id: [0, 40],
  label_en: [1, 60],
  label_ru: [1, 60],
  object_id: [0, 40],
  w: [600, 1400],
  h: [600, 1400],
  title_en: [1, 80],
  title_ru: [1, 80],
  players: [1, 4],
  sides: [1, 8],
  victory: [1, 64],
  intro_en: [0, 600],
  intro_ru: [0, 600],
  task_en: [0, 600],
  task_ru: [0, 600],
  hint_en: [0, 600],
  hint_ru: [0, 600],
  difficulty: [1, 3],
  first_player: [0, 3],
  actions_per_turn: [1, 6],
  round_limit: [1, 99],
  steadiness: [0, 100],
  corners: [3, 12],
} as const;

export const DEFAULTS: Omit<Script, "id" | "title_en" | "title_ru" | "players" | "sides"> = {
  victory: [],
  kind: "battle",
  intro_en: "",
  intro_ru: "",
  task_en: "",
  task_ru: "",
  hint_en: "",
  hint_ru: "",
  difficulty: null,
  field: {"w": 1000, "h": 1000},
  first_player: "draw",
  terrain: [],
  zones: [],
  artifacts: [],
  objects: [],
  rituals: {"enabled": false, "hands": {}, "draw": "standard"},
  special_rules: [],
  actions_per_turn: 3,
  round_limit: 30,
  steadiness: null,
};

export const FORMS: Readonly<Record<string, Readonly<Record<string, Key>>>> = {
  Unit: {"type": {"kind": "text"}, "count": {"kind": "number"}, "tag": {"kind": "text", "optional": true}, "placement": {"kind": "keyed", "of": {"at": {"kind": "list", "of": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}]}}, "zone": {"kind": "text"}}, "optional": true}, "wounds": {"kind": "number", "optional": true}, "missiles": {"kind": "number", "optional": true, "null": true}, "on_artifact": {"kind": "text", "optional": true, "null": true}, "facing": {"kind": "number", "optional": true, "null": true}},
  Side: {"seat": {"kind": "number"}, "team": {"kind": "number"}, "orders": {"kind": "list", "of": {"kind": "text"}}, "control": {"kind": "word", "of": ["player", "passive"]}, "squad": {"kind": "list", "of": {"kind": "object", "of": "Unit"}}},
  TerrainPiece: {"id": {"kind": "text"}, "label_en": {"kind": "text"}, "label_ru": {"kind": "text"}, "shape": {"kind": "keyed", "of": {"circle": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}, {"kind": "number"}]}, "rect": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}, {"kind": "number"}, {"kind": "number"}, {"kind": "number"}]}, "poly": {"kind": "list", "of": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}]}}}}},
  Zone: {"id": {"kind": "text"}, "label_en": {"kind": "text"}, "label_ru": {"kind": "text"}, "shape": {"kind": "keyed", "of": {"circle": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}, {"kind": "number"}]}, "rect": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}, {"kind": "number"}, {"kind": "number"}, {"kind": "number"}]}, "poly": {"kind": "list", "of": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}]}}}}},
  ArtifactEntry: {"artifact": {"kind": "text"}, "at": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}]}},
  ObjectEntry: {"object_id": {"kind": "text"}, "order": {"kind": "text"}, "at": {"kind": "row", "of": [{"kind": "number"}, {"kind": "number"}]}, "label_en": {"kind": "text"}, "label_ru": {"kind": "text"}},
  Rituals: {"enabled": {"kind": "flag"}, "hands": {"kind": "map", "of": {"kind": "list", "of": {"kind": "text"}}, "optional": true}, "draw": {"kind": "word", "of": ["standard", "none"], "optional": true}},
  Field: {"w": {"kind": "number", "optional": true}, "h": {"kind": "number", "optional": true}},
  Script: {"id": {"kind": "text"}, "title_en": {"kind": "text"}, "title_ru": {"kind": "text"}, "players": {"kind": "number"}, "sides": {"kind": "list", "of": {"kind": "object", "of": "Side"}}, "victory": {"kind": "list", "of": {"kind": "entry"}, "optional": true}, "kind": {"kind": "word", "of": ["battle", "campaign_battle", "etude"], "optional": true}, "intro_en": {"kind": "text", "optional": true}, "intro_ru": {"kind": "text", "optional": true}, "task_en": {"kind": "text", "optional": true}, "task_ru": {"kind": "text", "optional": true}, "hint_en": {"kind": "text", "optional": true}, "hint_ru": {"kind": "text", "optional": true}, "difficulty": {"kind": "number", "optional": true}, "field": {"kind": "object", "of": "Field", "optional": true}, "first_player": {"kind": "either", "of": [{"kind": "number"}, {"kind": "word", "of": ["draw"]}], "optional": true}, "terrain": {"kind": "list", "of": {"kind": "object", "of": "TerrainPiece"}, "optional": true}, "zones": {"kind": "list", "of": {"kind": "object", "of": "Zone"}, "optional": true}, "artifacts": {"kind": "list", "of": {"kind": "object", "of": "ArtifactEntry"}, "optional": true}, "objects": {"kind": "list", "of": {"kind": "object", "of": "ObjectEntry"}, "optional": true}, "rituals": {"kind": "object", "of": "Rituals", "optional": true}, "special_rules": {"kind": "list", "of": {"kind": "entry"}, "optional": true}, "actions_per_turn": {"kind": "number", "optional": true}, "round_limit": {"kind": "number", "optional": true, "null": true}, "steadiness": {"kind": "number", "optional": true, "null": true}},
};

export const CONDITIONS: Readonly<Record<string, readonly Parameter[]>> = {
  eliminate_all: [],
  eliminate_tagged: [{"name": "tag", "kind": "tag"}],
  lost_tagged: [{"name": "tag", "kind": "tag"}, {"name": "count", "kind": "number", "from": 1, "to": 40, "first": 1}],
  survive: [{"name": "rounds", "kind": "number", "from": 1, "to": 99, "first": 10}],
  reach_zone: [{"name": "zone", "kind": "zone"}, {"name": "tag", "kind": "bearer"}, {"name": "count", "kind": "number", "from": 1, "to": 40, "first": 1}],
  hold_artifact: [{"name": "artifact", "kind": "artifact"}, {"name": "turns", "kind": "number", "from": 1, "to": 99, "first": 2}],
  object_in_zone: [{"name": "object_id", "kind": "object"}, {"name": "zone", "kind": "zone"}],
  damage_total: [{"name": "points", "kind": "number", "from": 1, "to": 99, "first": 6}],
  kills_in_turn: [{"name": "count", "kind": "number", "from": 1, "to": 40, "first": 2}],
  turns_over: [{"name": "turns", "kind": "number", "from": 1, "to": 99, "first": 1}],
};

export const RULES: Readonly<Record<string, readonly Parameter[]>> = {
  actions_per_turn: [{"name": "seat", "kind": "seat"}, {"name": "n", "kind": "number", "from": 1, "to": 6, "first": 3}],
  start_time_cards: [{"name": "seat", "kind": "seat"}, {"name": "kind", "kind": "choice", "choices": ["bonus", "penalty"]}, {"name": "n", "kind": "number", "from": 1, "to": 5, "first": 1}],
  life_max: [{"name": "tag", "kind": "tag"}, {"name": "n", "kind": "number", "from": 1, "to": 12, "first": 3}],
  immobile: [{"name": "tag", "kind": "tag"}],
  fixed: [{"name": "tag", "kind": "target"}],
  invulnerable: [{"name": "tag", "kind": "tag"}],
  no_penalty: [{"name": "seats", "kind": "seats"}],
  solid_border: [{"name": "edges", "kind": "edges", "choices": ["bottom", "left", "top", "right"]}],
  reinforcement: [{"name": "round", "kind": "number", "from": 1, "to": 99, "first": 3}, {"name": "seat", "kind": "seat"}, {"name": "units", "kind": "units"}, {"name": "zone", "kind": "zone"}],
  hazard_zone: [{"name": "zone", "kind": "zone"}, {"name": "damage", "kind": "number", "from": 1, "to": 12, "first": 1}, {"name": "who", "kind": "victims"}],
  healing_zone: [{"name": "zone", "kind": "zone"}, {"name": "lives", "kind": "number", "from": 1, "to": 12, "first": 1}],
  disable_ability: [{"name": "tag", "kind": "tag"}, {"name": "ability", "kind": "choice", "choices": ["shot", "spell", "trait", "special_hit", "power"]}],
  grant_hit: [{"name": "tag", "kind": "tag"}, {"name": "hit", "kind": "choice", "choices": ["vampire", "fire", "dryad"]}],
  grant_sector: [{"name": "tag", "kind": "tag"}, {"name": "arc", "kind": "number", "from": 1, "to": 360, "first": 90}],
  ritual_grant: [{"name": "seat", "kind": "seat"}, {"name": "ritual", "kind": "ritual"}, {"name": "n", "kind": "number", "from": 1, "to": 3, "first": 1}],
  terrain_change: [{"name": "round", "kind": "number", "from": 1, "to": 99, "first": 5}, {"name": "add", "kind": "coming"}, {"name": "remove", "kind": "going"}],
  ritual_draw: [{"name": "rule", "kind": "choice", "choices": ["standard", "none", "every_turn", "on_kill"]}],
  free_capture: [{"name": "seats", "kind": "seats"}],
};
