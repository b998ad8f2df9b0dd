/** The goals and the special rules of a script in words. */
import type { Scene } from "$web/boards/board";
import { type Goal, scriptOf } from "./desk";
import { nameOf, sideName, tagName, unitNames } from "./naming";
import type { Modifier, UnitEntry } from "./pages/script/format";

type Told = Pick<Scene, "words" | "view">;

/** A goal, with how far it has come. */
export function goalWords(told: Told, goal: Goal): string {
  const key = goal.type === "reach_zone" && goal.tag ? "goal-reach_zone-tagged" : `goal-${goal.type}`;
  return told.words.say(key, filled(told, goal));
}

/** A special rule of the script, by its number there. */
export function ruleWords(told: Told, number: number): string {
  const rule = scriptOf(told.view).special_rules[number];
  return rule ? told.words.say(`rule-${rule.type}`, filled(told, rule)) : "";
}

/** Parameters that are names of the script, as a person reads them. */
function filled(told: Told, entry: Goal | Modifier): Record<string, unknown> {
  const whole = { tag: "", ...entry };
  return Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, filledOne(told, entry, name, value)]));
}

function filledOne(told: Told, entry: Goal | Modifier, name: string, value: unknown): unknown {
  switch (name) {
    case "tag":
      return value ? tagName(told, String(value)) : thingName(told, entry);
    case "zone":
    case "object_id":
    case "artifact":
      return nameOf(told, String(value));
    case "seats":
      return (value as number[]).map((seat) => sideName(told, seat)).join(", ");
    case "units":
      return unitNames(told, value as UnitEntry[]);
    default:
      return value;
  }
}

/** `fixed` may name a thing instead of a tag. */
function thingName(told: Told, entry: Goal | Modifier): string {
  const thing = entry.object_id ?? entry.artifact;
  return thing ? nameOf(told, String(thing)) : "";
}
