/** Answers in words: what is done, where it leads, and whether it ends the game. */
import type { Scene } from "$web/boards/board";
import type { Words } from "$web/words/words.svelte";
import { circleAfter, nextClockwise } from "./circle/circle";
import { isIdle, isStaying } from "./circle/idle";
import {
  cardOf,
  depthOf,
  duelOf,
  FULL,
  factsOf,
  holderOf,
  isLocked,
  LAST,
  LEVELS,
  LOCKS,
  rungAfter,
  seatOf,
  stateOf,
  worldOf,
} from "./duel";
import { nameOf } from "./naming";

/** An answer in full, as it is read where nothing else says whom it is about. */
export function answerWords(scene: Scene, action: string): string {
  const [verb = "", first = "", second = ""] = action.split(" ");
  const about = verb === "play" ? second : first;
  if (!WITH_NAME.has(verb)) return stepWords(scene, action);
  return scene.words.say("screen-full", { character: nameOf(scene.words, about), label: stepWords(scene, action) });
}

const WITH_NAME = new Set(["play", "shift", "deepen", "relocate"]);

/** An answer in short, as it is read on the townsman or the card that it is about. */
export function stepWords(scene: Scene, action: string): string {
  const [verb = "", ...ids] = action.split(" ");
  const label = SAID[verb]?.(scene, ids) ?? scene.words.action(action);
  if (!isIdle(scene, action)) return label;
  return scene.words.say(scene.decision?.kind === "offer" ? "screen-void-sweep" : "screen-void", { label });
}

type Saying = (scene: Scene, ids: string[]) => string;

const SAID: Readonly<Record<string, Saying>> = {
  play: (scene, [card = "", character = "", how = ""]) =>
    how === "token" ? tokenWords(scene, card, character) : shiftWords(scene, character, how),
  shift: (scene, [character = "", way = ""]) => shiftWords(scene, character, way),
  deepen: (scene, [character = "", steps = "1"]) => shiftWords(scene, character, "deeper", Number(steps)),
  turn: (scene, [character = ""]) => named(scene, "screen-do-turn", character),
  source: (scene, [character = ""]) => named(scene, "screen-do-source", character),
  cover: (scene, [character = ""]) => named(scene, "screen-do-cover", character),
  shield: (scene, [character = ""]) => named(scene, "screen-do-shield", character),
  release: (scene, [character = ""]) => named(scene, "screen-do-release", character),
  rescue: (scene, [character = ""]) => named(scene, "screen-do-rescue", character),
  relocate: (scene, [moved = "", after = ""]) => {
    const { words, view } = scene;
    const before = nextClockwise(circleAfter(duelOf(view).circle, moved), after);
    return words.say("screen-do-relocate", { first: nameOf(words, after), second: nameOf(words, before) });
  },
  remove: (scene, [id = ""]) => {
    const { circle } = duelOf(scene.view);
    if (!circle.includes(id)) return named(scene, "screen-do-give-up", id);
    const label = named(scene, "screen-do-remove", id);
    return circle.length - 1 === LAST ? scene.words.say("screen-last-five", { label }) : label;
  },
  use: (scene, [character = ""]) => {
    const { words, view, decision } = scene;
    const who = character || String(decision?.facts?.character ?? "");
    const effect = factsOf(view).effects[who] ?? String(decision?.facts?.effect ?? "");
    return words.say("screen-do-use", { character: nameOf(words, who), effect: nameOf(words, effect) });
  },
  knowledge: (scene, [effect = ""]) => scene.words.say("screen-do-knowledge", { effect: nameOf(scene.words, effect) }),
  rest: (scene) => {
    const seat = scene.view.seat === 1 ? 1 : 0;
    const amount = factsOf(scene.view).rest[seat];
    const full = duelOf(scene.view).energy[seat] + amount === FULL;
    if (full && amount === 0) return scene.words.say("screen-do-rest-idle");
    return scene.words.say(full ? "screen-do-rest-full" : "screen-do-rest", { amount });
  },
  prepare: (scene) => scene.words.say("screen-do-prepare"),
  refill: (scene) => scene.words.say("screen-do-refill", { size: Number(scene.decision?.facts?.size ?? 0) }),
  activate: (scene) => scene.words.say("screen-do-activate", { cost: Number(scene.decision?.facts?.cost ?? 0) }),
  cancel: (scene) => named(scene, "screen-do-cancel", String(scene.decision?.facts?.card ?? "")),
  raise: (scene) => {
    const level = Number(scene.decision?.facts?.level ?? 0);
    const label = scene.words.say("screen-do-raise", { level, price: Number(scene.decision?.facts?.price ?? 0) });
    return level >= LEVELS ? scene.words.say("screen-wins", { label }) : label;
  },
  ride: (scene) => named(scene, "screen-do-step", factsOf(scene.view).footprints[0] ?? ""),
  step: (scene, [steps = "1"]) =>
    named(scene, "screen-do-step", factsOf(scene.view).footprints[Number(steps) - 1] ?? ""),
  discard: (scene, [card = ""]) => named(scene, "screen-do-discard", card),
  take: (scene, [card = ""]) => named(scene, "screen-do-take", card),
  return: (scene, [symbol = ""]) => named(scene, "screen-do-return", symbol),
  energy: (scene) =>
    scene.words.say(scene.decision?.kind === "harass" ? "screen-do-harass-energy" : "screen-do-hunger-energy"),
  cards: (scene) => scene.words.say("screen-do-harass-cards"),
  prey: (scene) => scene.words.say("screen-do-hunger-prey"),
  harass: (scene) => scene.words.say("screen-do-harass"),
  pass: (scene) => {
    const kind = scene.decision?.kind ?? "";
    const key = `screen-pass-${kind}`;
    const character = nameOf(scene.words, String(scene.decision?.facts?.character ?? ""));
    return scene.words.say(scene.words.has(key) ? key : "screen-pass", { character });
  },
};

function named(scene: Scene, key: string, id: string): string {
  return scene.words.say(key, { id: nameOf(scene.words, id) });
}

function tokenWords(scene: Scene, card: string, character: string): string {
  const symbol = nameOf(scene.words, cardOf(scene.game, card)?.symbol ?? "");
  return scene.words.say(isStaying(scene, card, character) ? "screen-do-token-stay" : "screen-do-token", { symbol });
}

/** A shift, and where it leads. */
export function shiftWords(scene: Scene, character: string, way: string, steps = 1): string {
  const { words, view } = scene;
  const from = duelOf(view).rung[character];
  if (from === undefined) return way;
  const to = rungAfter(from, way, steps);
  if (worldOf(from) !== worldOf(to)) return words.say("screen-do-over", { world: words.say(`world-${worldOf(to)}`) });
  const label = words.say(`screen-do-${way}`, { where: rungWords(scene, to, character) });
  return withEnd(scene, label, to);
}

/** A rung of the ladder in words: the state and its box. */
export function rungWords({ words }: Pick<Scene, "words">, rung: number, character = ""): string {
  const box = depthOf(rung);
  const state = stateWords(words, rung, character);
  return box === 0 ? state : words.say("screen-box", { state, box });
}

/** The state of a rung, short enough for a card; of a woman where the language tells her from a man. */
export function stateWords(words: Words, rung: number, character = ""): string {
  if (depthOf(rung) === 0) return words.say("screen-borderline");
  const key = `state-${stateOf(rung)}`;
  const gender = words.attribute(words.names[character] ?? character, "gender");
  return (gender && words.attribute(key, gender)) ?? words.say(key);
}

/** The label with a word about the end of the game, where the lock would be the third. */
function withEnd(scene: Scene, label: string, rung: number): string {
  if (!isLocked(rung)) return label;
  const side = holderOf(rung);
  const count = factsOf(scene.view).locked[seatOf(side)] + 1;
  const key = count >= LOCKS ? "screen-side-wins" : "screen-locks";
  return scene.words.say(key, { label, side: nameOf(scene.words, side), count });
}

/** A rung in words, with how far it is to the lock. */
export function distanceWords(scene: Pick<Scene, "words">, rung: number): string {
  const left = 4 - depthOf(rung);
  const here = rungWords(scene, rung);
  if (left === 0) return here;
  const lock = scene.words.say(worldOf(rung) === "human" ? "state-secured" : "state-devoured");
  return scene.words.say("screen-distance", { here, left, lock });
}
