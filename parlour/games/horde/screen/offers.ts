/** To which place an answer belongs, what it looks like there, and how it is worded. */
import type { Decision, Offer, Scene, View } from "$web/boards/board";
import { isHex } from "./field/geometry";
import { nameOf } from "./naming";
import { factsOf, type Odds, printedOf, warOf } from "./war";

/** How an answer looks on the field: each has a shape of its own. */
export type Tone = "go" | "flee" | "strike" | "help" | "harm" | "trap" | "pick";

const TONES: Readonly<Record<string, Tone>> = {
  move: "go",
  place: "go",
  retreat: "flee",
  push: "go",
  attack: "strike",
  aimed: "strike",
  shoot: "strike",
  supply: "help",
  heal: "help",
  mend: "help",
  order: "help",
  poison: "harm",
  break: "harm",
  sicken: "harm",
  trap: "trap",
};

/** The answers at each place; those at no place stand under null. */
export type Offers = ReadonlyMap<string | null, Offer[]>;

/** Answers about tokens that are not on the board, and about cards: they lie in a tray before the player. */
const IN_THE_TRAY = new Set(["start", "summon", "top"]);

export function toneOf(action: string): Tone {
  return TONES[verbOf(action)] ?? "pick";
}

/** The places of an answer: a hex, a place in the tray, every token of a kind; none for those that become buttons beside the question. */
export function spotsOf(action: string, view: View): string[] {
  const [verb = "", ...ids] = action.split(" ");
  if (IN_THE_TRAY.has(verb)) return [trayPlace(ids)];
  const hex = ids.findLast(isHex);
  if (hex !== undefined) return [hex];
  return ids.map((id) => hexesOf(id, view)).find((hexes) => hexes.length > 0) ?? [];
}

/** Where a unit stands; of a kind of unit (a trait is stolen from a kind) all that are on the board. */
export function hexesOf(id: string, view: View): string[] {
  const at = warOf(view).at;
  const hex = at[id];
  if (hex !== undefined) return [hex];
  return Object.keys(at).flatMap((unit) => (unit.replace(/\d$/, "") === id ? (at[unit] ?? []) : []));
}

export function trayPlace(ids: readonly string[]): string {
  return `tray:${ids.join("+")}`;
}

/** The ids that lie on a place of the tray. */
export function inTray(place: string): string[] {
  return place.replace(/^tray:/, "").split("+");
}

/** The answers to the question, each at its places. */
export function offersAt(scene: Scene): Map<string | null, Offer[]> {
  const offers = new Map<string | null, Offer[]>();
  for (const action of scene.decision?.options ?? []) {
    const offer = { action, label: labelOf(action, scene) };
    const spots = spotsOf(action, scene.view);
    for (const spot of spots.length > 0 ? spots : [null]) {
      const there = offers.get(spot);
      if (there) there.push(offer);
      else offers.set(spot, [offer]);
    }
  }
  return offers;
}

/** An answer in words: what is done, to whom or where, and how likely it is where the server says so. */
export function labelOf(action: string, scene: Scene): string {
  const { words, game, decision } = scene;
  const [verb = "", ...ids] = action.split(" ");
  const second = verb === "attack" && ids.length === 2;
  const key = `screen-do-${verb}${second ? "-both" : ""}`;
  if (!words.has(key)) return withChance(words.action(action), scene, action);
  const hex = ids.findLast(isHex) ?? "";
  const named = ids.filter((id) => !isHex(id)).map((id) => nameOf(words, game, id));
  const kind = printedOf(game).kinds[ids[0] ?? ""];
  const label = words.say(key, {
    hex,
    unit: named[0] ?? "",
    second: named[1] ?? "",
    units: named.join(" + "),
    trait: kind ? nameOf(words, game, kind.trait) : "",
    time: kind?.summon_time ?? 0,
    left: Number(decision?.facts?.left ?? 0),
  });
  return withChance(label, scene, action);
}

/** What is known of a fight before it is fought: against this target (the first, unless another is named), or by this countermeasure. */
export function oddsOf(action: string, view: View, decision: Decision | null, target?: string): Partial<Odds> | null {
  const odds = factsOf(view).odds;
  if (!odds || !decision) return null;
  const [verb = "", first = ""] = action.split(" ");
  if (decision.kind === "countermeasure") {
    const chance = odds[verb];
    return typeof chance === "number" ? { hit: chance } : null;
  }
  if (verb !== "attack" && verb !== "aimed") return null;
  const chances = odds[target ?? first];
  return typeof chances === "object" ? chances : null;
}

/** A chance as a whole percentage that is 0 or 100 only if it is sure. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

function withChance(label: string, scene: Scene, action: string): string {
  const odds = oddsOf(action, scene.view, scene.decision);
  if (odds?.hit === undefined) return label;
  const safe = scene.decision?.kind === "countermeasure";
  return scene.words.say(safe ? "screen-chance-safe" : "screen-chance-hit", { label, chance: percent(odds.hit) });
}

function verbOf(action: string): string {
  return action.split(" ", 1)[0] ?? "";
}
