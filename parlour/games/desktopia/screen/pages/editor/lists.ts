/** The closed lists of conditions (RULES.md 4.5) and special rules (4.6), and what each of them needs to know. */
import { type Condition, type Modifier, type Script, tagsOf, zoneOf } from "../script/format";
import { ARTIFACTS, charactersOf, RITUALS } from "../script/roster";

/**
 * A parameter by its name. `bearer` is a tag or anybody, `target` a tag, a barrel or an artifact, `victims` all or the
 * enemies of a team; each of these three is written in keys of its own.
 */
export type Parameter =
  | { name: string; kind: "number"; from: number; to: number; first?: number }
  | { name: string; kind: "choice"; choices: readonly string[] }
  | { name: string; kind: "edges"; choices: readonly string[] }
  | { name: string; kind: Reference | "bearer" | "target" | "victims" | "seats" | "units" | "coming" | "going" };
export type Reference = "tag" | "zone" | "artifact" | "object" | "seat" | "ritual";

const number = (name: string, from: number, to: number, first = from): Parameter => ({
  name,
  kind: "number",
  from,
  to,
  first,
});
const of = (name: string, kind: Exclude<Parameter["kind"], "number" | "choice" | "edges">): Parameter => ({
  name,
  kind,
});
const choice = (name: string, ...choices: string[]): Parameter => ({ name, kind: "choice", choices });

export const LATEST_ROUND = 99;
const MANY = 99;

export const CONDITIONS: Readonly<Record<string, readonly Parameter[]>> = {
  eliminate_all: [],
  eliminate_tagged: [of("tag", "tag")],
  lost_tagged: [of("tag", "tag"), number("count", 1, MANY)],
  survive: [number("rounds", 1, LATEST_ROUND, 10)],
  reach_zone: [of("tag", "bearer"), of("zone", "zone"), number("count", 1, MANY)],
  hold_artifact: [of("artifact", "artifact"), number("turns", 1, MANY, 2)],
  object_in_zone: [of("object_id", "object"), of("zone", "zone")],
  damage_total: [number("points", 1, MANY, 6)],
  kills_in_turn: [number("count", 1, MANY, 2)],
  turns_over: [number("turns", 1, LATEST_ROUND)],
};

export const RULES: Readonly<Record<string, readonly Parameter[]>> = {
  actions_per_turn: [of("seat", "seat"), number("n", 1, 6, 3)],
  start_time_cards: [of("seat", "seat"), choice("kind", "bonus", "penalty"), number("n", 1, 5)],
  life_max: [of("tag", "tag"), number("n", 1, MANY, 3)],
  immobile: [of("tag", "tag")],
  fixed: [of("tag", "target")],
  invulnerable: [of("tag", "tag")],
  no_penalty: [of("seats", "seats")],
  solid_border: [{ name: "edges", kind: "edges", choices: ["bottom", "left", "top", "right"] }],
  reinforcement: [number("round", 1, LATEST_ROUND, 3), of("seat", "seat"), of("units", "units"), of("zone", "zone")],
  hazard_zone: [of("zone", "zone"), number("damage", 1, MANY), of("who", "victims")],
  healing_zone: [of("zone", "zone"), number("lives", 1, MANY)],
  disable_ability: [of("tag", "tag"), choice("ability", "shot", "spell", "trait", "special_hit", "power")],
  grant_hit: [of("tag", "tag"), choice("hit", "vampire", "fire", "dryad")],
  grant_sector: [of("tag", "tag"), number("arc", 1, 360, 90)],
  ritual_grant: [of("seat", "seat"), of("ritual", "ritual"), number("n", 1, 3)],
  terrain_change: [number("round", 1, LATEST_ROUND, 5), of("add", "coming"), of("remove", "going")],
  ritual_draw: [choice("rule", "standard", "none", "every_turn", "on_kill")],
  free_capture: [of("seats", "seats")],
};

/** A condition of this type with the first of everything that there is. */
export function newCondition(script: Script, type: string, team: number): Condition {
  const lost = type === "lost_tagged" || type === "turns_over";
  if (type === "reach_zone") return { ...reaching(script, team), team, type };
  return { team, type, ...filled(script, CONDITIONS[type] ?? []), ...(lost ? { result: "lose" as const } : {}) };
}

/** A zone in which the team does not stand already. */
function reaching(script: Script, team: number): Record<string, unknown> {
  const camps = script.sides.filter((side) => side.team === team).flatMap(({ squad }) => squad.map(zoneOf));
  const zones = named(script, "zone");
  return { any: true, zone: zones.find((zone) => !camps.includes(zone)) ?? zones[0] ?? "", count: 1 };
}

export function newRule(script: Script, type: string): Modifier {
  return { type, ...filled(script, RULES[type] ?? []) };
}

/** What a reference may name in this script. */
export function named(script: Script, kind: Reference): string[] {
  switch (kind) {
    case "tag":
      return tagsOf(script);
    case "zone":
      return script.zones.map(({ id }) => id);
    case "artifact":
      return script.artifacts.map(({ artifact }) => artifact).filter((id) => id in ARTIFACTS);
    case "object":
      return script.objects.map(({ object_id }) => object_id);
    case "seat":
      return script.sides.filter(({ control }) => control === "player").map(({ seat }) => String(seat));
    case "ritual":
      return [...RITUALS];
  }
}

/** Who can come to the help of a player: characters of the Orders of that side. */
export function recruitsOf(script: Script, seat: unknown): string[] {
  const orders = script.sides.find((side) => side.seat === seat)?.orders ?? [];
  return orders.flatMap(charactersOf);
}

function filled(script: Script, parameters: readonly Parameter[]): Record<string, unknown> {
  return Object.assign({}, ...parameters.map((parameter) => first(script, parameter)));
}

function first(script: Script, parameter: Parameter): Record<string, unknown> {
  const { name, kind } = parameter;
  switch (kind) {
    case "number":
      return { [name]: parameter.first ?? parameter.from };
    case "choice":
      return { [name]: parameter.choices[0] };
    case "edges":
      return { [name]: parameter.choices.slice(0, 1) };
    case "bearer":
      return { any: true };
    case "target":
      return { tag: named(script, "tag")[0] ?? "" };
    case "victims":
      return { who: "all" };
    case "seats":
      return { [name]: named(script, "seat").slice(0, 1).map(Number) };
    case "units":
      return {
        [name]: recruitsOf(script, 0)
          .slice(-1)
          .map((type) => ({ type, count: 1 })),
      };
    case "coming":
    case "going":
      return { [name]: [] };
    case "seat":
      return { [name]: 0 };
    default:
      return { [name]: named(script, kind)[0] ?? "" };
  }
}

/** Every name that an entry uses, with what it should be: for finding those that name nothing. */
export function references(entry: Condition | Modifier, parameters: readonly Parameter[]): [Reference, string][] {
  return parameters.flatMap((parameter): [Reference, string][] => {
    const value = entry[parameter.name];
    switch (parameter.kind) {
      case "tag":
      case "zone":
      case "artifact":
      case "object":
      case "ritual":
      case "seat":
        return [[parameter.kind, String(value ?? "")]];
      case "bearer":
        return entry.any === true ? [] : [["tag", String(entry.tag ?? "")]];
      case "target":
        if ("artifact" in entry) return [["artifact", String(entry.artifact)]];
        return "object_id" in entry ? [["object", String(entry.object_id)]] : [["tag", String(entry.tag ?? "")]];
      case "seats":
        return (Array.isArray(value) ? value : []).map((seat) => ["seat", String(seat)]);
      default:
        return [];
    }
  });
}
