/** What a game alone is about: the scenario, its objective, respite and the last order. */
import type { Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { aloneOf } from "../houses/alone";
import { aboutOf, nameOf } from "../naming";
import { block, type Said } from "./placing";

export function aloneGroup(scene: Scene, offers: Offers): Group | null {
  const { words } = scene;
  const alone = aloneOf(scene);
  if (!alone) return null;
  const told = (part: string, id: string, words: string): Said => ({ id: `alone:${part}`, words, subjects: [id] });
  const objective = `objective-${alone.objective}`;
  const said = [
    told("scenario", alone.scenario, `${nameOf(words, alone.scenario)}. ${aboutOf(words, alone.scenario)}`),
    told("objective", objective, `${words.say(objective)}: ${words.say("screen-alone-left", { flames: alone.left })}`),
    told("respite", "respite", `${words.say("respite")}: ${alone.respite}`),
    ...(alone.order === ""
      ? []
      : [told("order", alone.order, words.say("screen-alone-order", { order: nameOf(words, alone.order) }))]),
  ];
  return block(scene, offers, "alone", nameOf(words, alone.scenario), said, { x: 0, y: -600, columns: 99 });
}
