/** The field: every hex with what stands and lies on it. A free hex has nothing to explain. */

import type { Group, Offer, Place, Scene } from "$web/boards/board";
import { may } from "$web/boards/offered";
import { HEXES, middle } from "../field/geometry";
import { nameOf } from "../naming";
import type { Offers } from "../offers";
import { factsOf, settled, warOf } from "../war";
import { settlementWords, unitWords } from "./pieces";

/** What lies where, looked up once for all hexes. */
interface Lie {
  units: Map<string, string[]>;
  settlements: Map<string, string>;
  beyond: Set<string>;
}

export function fieldOf(scene: Scene, offers: Offers): Group {
  const { view, game, words } = scene;
  const lie: Lie = {
    units: new Map(),
    settlements: new Map([...settled(view, game)].map(([id, hex]) => [hex, id])),
    beyond: new Set(factsOf(view).beyond ?? []),
  };
  for (const [unit, hex] of Object.entries(warOf(view).at)) lie.units.set(hex, [...(lie.units.get(hex) ?? []), unit]);
  const places = HEXES.map((hex) => hexPlace(scene, hex, lie, offers.get(hex) ?? []));
  return { id: "field", label: words.say("screen-field"), places };
}

function hexPlace(scene: Scene, hex: string, lie: Lie, offers: Offer[]): Place {
  const { view, game, words } = scene;
  const war = warOf(view);
  const units = lie.units.get(hex) ?? [];
  const settlement = lie.settlements.get(hex);
  const trap = war.traps[hex];
  const parts = [
    ...units.map((unit) => unitWords(scene, unit)),
    ...(settlement ? [settlementWords(scene, settlement, units.length > 0)] : []),
    ...(trap ? [words.say("screen-trap", { faction: nameOf(words, game, trap) })] : []),
    ...(lie.beyond.has(hex) ? [words.say("screen-beyond")] : []),
  ];
  if (units.length === 0 && !settlement && !trap) parts.unshift(words.say("screen-free"));
  parts.push(...may(scene, offers, { between: ", " }));
  const strikes = offers.length > 0 ? (factsOf(view).strikes?.[hex] ?? []) : [];
  if (strikes.length > 0)
    parts.push(words.say("screen-strikes", { units: strikes.map((unit) => nameOf(words, game, unit)).join(", ") }));
  const subjects = [...units, ...(settlement ? [settlement] : []), ...(trap ? ["trap"] : [])];
  return { id: hex, ...middle(hex), label: `${hex}: ${parts.join("; ")}`, offers, subjects };
}
