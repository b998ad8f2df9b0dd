/** What the things on the table are called. */
import type { Words } from "$web/words/words.svelte";
import type { Script } from "../script/format";
import { inLanguage } from "../speech";
import type { Fault } from "./checks";
import { areaOfThing, type Thing } from "./things";

export function nameOf(script: Script, thing: Thing, words: Words): string {
  const area = areaOfThing(script, thing);
  if (area) return inLanguage(area, "label", words.language) || area.id;
  switch (thing.kind) {
    case "artifact":
      return words.name(script.artifacts[thing.at]?.artifact ?? "");
    case "object":
      return inLanguage(script.objects[thing.at] ?? {}, "label", words.language) || words.say("laid-object");
    case "unit": {
      const entry = script.sides[thing.side]?.squad[thing.entry];
      const number = entry && entry.count > 1 ? ` ${thing.disk + 1}` : "";
      return `${words.name(entry?.type ?? "")}${number}`;
    }
    default:
      return "";
  }
}

/** What a zone, a piece of terrain or a barrel with this id is called; the id itself where there is none. */
export function calledOf(list: readonly object[], id: string, words: Words): string {
  const match =
    list.find((thing) => "id" in thing && thing.id === id) ??
    list.find((thing) => "object_id" in thing && thing.object_id === id);
  return (match && inLanguage(match, "label", words.language)) || id;
}

/** What is wrong, with the names of what it is about. */
export function faultSaid(script: Script, { key, facts }: Fault, words: Words): string {
  const told: Fault["facts"] = { ...facts };
  if (typeof facts.type === "string" && key !== "fault-kind") told.type = words.name(facts.type);
  if (typeof facts.order === "string") told.order = words.say(`order-${facts.order}`);
  if (typeof facts.other === "string") told.other = calledOf(script.terrain, facts.other, words);
  if (key === "fault-names-seat") told.name = Number(facts.name) + 1;
  return words.say(key, told);
}
