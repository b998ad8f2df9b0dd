/** Conditions (RULES.md 4.5) and special rules (4.6) as the editor makes them, and what they name. */
import { CONDITIONS, type Parameter, type Reference, RULES } from "../../data/schema";
import { type Condition, type Modifier, type Script, tagsOf, zoneOf } from "../script/format";
import { ARTIFACTS, charactersOf, RITUALS } from "../script/roster";

/** A condition of this type with the first of everything that there is. */
export function newCondition(script: Script, type: string, team: number): Condition {
  const lost = type === "lost_tagged" || type === "turns_over";
  if (type === "reach_zone") return { ...reaching(script, team), team, type };
  return { team, type, ...filled(script, CONDITIONS[type] ?? []), ...(lost ? { result: "lose" as const } : {}) };
}

/** A zone in which the team does not stand already. */
function reaching(script: Script, team: number): Record<string, unknown> {
  const camps = script.sides.filter((side) => side.team === team).flatMap(({ squad }) => squad.map(zoneOf));
  const zones = namesOf(script, "zone");
  return { any: true, zone: zones.find((zone) => !camps.includes(zone)) ?? zones[0] ?? "", count: 1 };
}

export function newRule(script: Script, type: string): Modifier {
  return { type, ...filled(script, RULES[type] ?? []) };
}

/** What a reference may name in this script. */
export function namesOf(script: Script, kind: Reference): string[] {
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
      return { [name]: parameter.first };
    case "choice":
      return { [name]: parameter.choices[0] };
    case "edges":
      return { [name]: parameter.choices.slice(0, 1) };
    case "bearer":
      return { any: true };
    case "target":
      return { tag: namesOf(script, "tag")[0] ?? "" };
    case "victims":
      return { who: "all" };
    case "seats":
      return { [name]: namesOf(script, "seat").slice(0, 1).map(Number) };
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
      return { [name]: namesOf(script, kind)[0] ?? "" };
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
