/** Reads a script from a file: what can be edited, or what is wrong with it and where. */
import {
  type Area,
  type Condition,
  KINDS,
  type Modifier,
  type Placement,
  type Point,
  type Rituals,
  type Script,
  type Shape,
  type Side,
  type UnitEntry,
  usual,
} from "../script/format";

/** Files are small: what is larger is none of ours. */
export const LARGEST = 200_000;

export class UnreadableError extends Error {
  /** `key` is a message, `where` the place in the file. */
  constructor(
    readonly key: "file-large" | "file-no-json" | "file-shape" | "file-unknown",
    readonly where = "",
  ) {
    super(`${key} ${where}`);
    this.name = "UnreadableError";
  }
}

export function readScript(text: string): Script {
  if (text.length > LARGEST) throw new UnreadableError("file-large");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new UnreadableError("file-no-json");
  }
  return script(found);
}

type Reader<Read> = (found: unknown, where: string) => Read;

function script(found: unknown): Script {
  const written = object(found, "");
  const standard = usual();
  for (const key of Object.keys(written)) if (!KNOWN.has(key)) throw new UnreadableError("file-unknown", key);
  const read = <Read>(key: string, reader: Reader<Read>, missing: Read): Read =>
    written[key] === undefined ? missing : reader(written[key], key);
  const needed = <Read>(key: string, reader: Reader<Read>): Read => reader(written[key], key);
  return {
    id: needed("id", text),
    title_en: needed("title_en", text),
    title_ru: needed("title_ru", text),
    intro_en: read("intro_en", text, ""),
    intro_ru: read("intro_ru", text, ""),
    task_en: read("task_en", text, ""),
    task_ru: read("task_ru", text, ""),
    hint_en: read("hint_en", text, ""),
    hint_ru: read("hint_ru", text, ""),
    kind: read("kind", oneOf(KINDS), standard.kind),
    players: needed("players", among(1, 4)),
    field: read("field", field, standard.field),
    first_player: read("first_player", either(oneOf(["draw"] as const), among(0, 3)), standard.first_player),
    sides: needed("sides", list(side)),
    terrain: read("terrain", list(area), []),
    zones: read("zones", list(area), []),
    artifacts: read("artifacts", list(artifact), []),
    objects: read("objects", list(barrel), []),
    rituals: read("rituals", rituals, standard.rituals),
    victory: read("victory", list(condition), []),
    special_rules: read("special_rules", list(modifier), []),
    actions_per_turn: read("actions_per_turn", number, standard.actions_per_turn),
    round_limit: read("round_limit", orNull(number), standard.round_limit),
    steadiness: read("steadiness", orNull(number), null),
    difficulty: read("difficulty", orNull(number), null),
  };
}

/** `campaign` and `solution` are read over: a script of one's own has neither. */
const KNOWN = new Set([
  ...["id", "title_en", "title_ru", "players", "sides", "campaign", "solution"],
  ...Object.keys(usual()),
]);

function field(found: unknown, where: string): Script["field"] {
  const { w, h } = object(found, where);
  return { w: number(w ?? 1000, `${where}.w`), h: number(h ?? 1000, `${where}.h`) };
}

function side(found: unknown, where: string): Side {
  const { seat, team, orders, control, squad } = object(found, where);
  return {
    seat: number(seat, `${where}.seat`),
    team: number(team, `${where}.team`),
    orders: list(text)(orders, `${where}.orders`),
    control: oneOf(["player", "passive"] as const)(control ?? "player", `${where}.control`),
    squad: list(unit)(squad, `${where}.squad`),
  };
}

function unit(found: unknown, where: string): UnitEntry {
  const written = object(found, where);
  const { type, count, tag, wounds, missiles, on_artifact, facing } = written;
  const entry: UnitEntry = {
    type: text(type, `${where}.type`),
    count: number(count ?? 1, `${where}.count`),
    placement: placement(written.placement, `${where}.placement`),
  };
  if (tag != null) entry.tag = text(tag, `${where}.tag`);
  if (wounds != null) entry.wounds = number(wounds, `${where}.wounds`);
  if (missiles != null) entry.missiles = number(missiles, `${where}.missiles`);
  if (on_artifact != null) entry.on_artifact = text(on_artifact, `${where}.on_artifact`);
  if (facing != null) entry.facing = number(facing, `${where}.facing`);
  return entry;
}

function placement(found: unknown, where: string): Placement {
  const { at, zone } = object(found, where);
  return zone === undefined ? { at: list(point)(at, `${where}.at`) } : { zone: text(zone, `${where}.zone`) };
}

function area(found: unknown, where: string): Area {
  const { id, label_en, label_ru, shape: drawn } = object(found, where);
  return {
    id: text(id, `${where}.id`),
    label_en: text(label_en ?? "", `${where}.label_en`),
    label_ru: text(label_ru ?? "", `${where}.label_ru`),
    shape: shape(drawn, `${where}.shape`),
  };
}

function shape(found: unknown, where: string): Shape {
  const { circle, rect, poly } = object(found, where);
  if (circle !== undefined) return { circle: numbers(circle, `${where}.circle`, 3) as [number, number, number] };
  if (rect !== undefined) {
    return { rect: numbers(rect, `${where}.rect`, 5) as [number, number, number, number, number] };
  }
  return { poly: list(point)(poly, `${where}.poly`) };
}

function artifact(found: unknown, where: string): Script["artifacts"][number] {
  const written = object(found, where);
  return { artifact: text(written.artifact, `${where}.artifact`), at: point(written.at, `${where}.at`) };
}

function barrel(found: unknown, where: string): Script["objects"][number] {
  const { object_id, order, at, label_en, label_ru } = object(found, where);
  return {
    object_id: text(object_id, `${where}.object_id`),
    order: text(order, `${where}.order`),
    at: point(at, `${where}.at`),
    label_en: text(label_en ?? "", `${where}.label_en`),
    label_ru: text(label_ru ?? "", `${where}.label_ru`),
  };
}

function rituals(found: unknown, where: string): Rituals {
  const { enabled, hands, draw } = object(found, where);
  const dealt = Object.entries(object(hands ?? {}, `${where}.hands`));
  return {
    enabled: enabled === true,
    hands: Object.fromEntries(dealt.map(([seat, hand]) => [seat, list(text)(hand, `${where}.hands.${seat}`)])),
    draw: oneOf(["standard", "none"] as const)(draw ?? "standard", `${where}.draw`),
  };
}

function condition(found: unknown, where: string): Condition {
  const written = object(found, where);
  return { ...written, team: number(written.team, `${where}.team`), type: text(written.type, `${where}.type`) };
}

function modifier(found: unknown, where: string): Modifier {
  const written = object(found, where);
  return { ...written, type: text(written.type, `${where}.type`) };
}

function object(found: unknown, where: string): Record<string, unknown> {
  if (typeof found === "object" && found !== null && !Array.isArray(found)) return found as Record<string, unknown>;
  throw new UnreadableError("file-shape", where);
}

function list<Read>(each: Reader<Read>): Reader<Read[]> {
  return (found, where) => {
    if (!Array.isArray(found)) throw new UnreadableError("file-shape", where);
    return found.map((one, at) => each(one, `${where}[${at}]`));
  };
}

function text(found: unknown, where: string): string {
  if (typeof found === "string") return found;
  throw new UnreadableError("file-shape", where);
}

function number(found: unknown, where: string): number {
  if (typeof found === "number" && Number.isFinite(found)) return found;
  throw new UnreadableError("file-shape", where);
}

function numbers(found: unknown, where: string, count: number): number[] {
  const read = list(number)(found, where);
  if (read.length !== count) throw new UnreadableError("file-shape", where);
  return read;
}

function point(found: unknown, where: string): Point {
  return numbers(found, where, 2) as Point;
}

function among(from: number, to: number): Reader<number> {
  return (found, where) => {
    const read = number(found, where);
    if (!Number.isInteger(read) || read < from || read > to) throw new UnreadableError("file-shape", where);
    return read;
  };
}

function oneOf<Word extends string>(words: readonly Word[]): Reader<Word> {
  return (found, where) => {
    if (words.includes(found as Word)) return found as Word;
    throw new UnreadableError("file-shape", where);
  };
}

function orNull<Read>(reader: Reader<Read>): Reader<Read | null> {
  return (found, where) => (found === null ? null : reader(found, where));
}

function either<One, Other>(one: Reader<One>, other: Reader<Other>): Reader<One | Other> {
  return (found, where) => (typeof found === "string" ? one(found, where) : other(found, where));
}
