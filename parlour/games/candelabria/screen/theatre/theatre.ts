/** A battle as a stage: who fights, what lies on the slots, what the powers are made of, and how it ends. */
import type { GameEvent, Scene, View } from "$web/boards/board";
import { fallsBehind } from "../houses/scoring";
import { nameOf, regionName } from "../naming";
import { curseOf, kindOf, printedOf, weakOf, witheringOf } from "../printed";
import { factsOf, houseOf, type Muster, realmOf, seatOf, slottedAt } from "../realm";
import { laidBy } from "./committing";

export type Act = "commit" | "neutralise" | "resolve" | "outcome";
export const PARTS: readonly (keyof Muster)[] = ["earth", "candles", "castle", "curses", "other"];

export interface StageSlot {
  slot: number;
  /** The tactics card that lies there face up; "" where none does. */
  card: string;
  /** Something may lie there that others must not see yet. */
  covered: boolean;
  /** It is being resolved. */
  glows: boolean;
}

export interface Fighter {
  seat: number;
  house: string;
  mine: boolean;
  /** Whether the tactics are chosen; null once they are revealed. */
  ready: boolean | null;
  /** It is this one's turn to neutralise or to resolve. */
  acts: boolean;
  parts: Muster;
  power: number;
  leads: boolean;
  slots: StageSlot[];
}

export interface Stage {
  region: number;
  worth: number;
  /** The temple in force; "" where none is. */
  temple: string;
  act: Act;
  /** In the order of the track. */
  fighters: Fighter[];
  /** The greatest power, with a minimum so that the bars do not jump. */
  scale: number;
  /** At the end: the House that has won ("nobody"), and whom it falls behind. */
  winner: string;
  behind: string;
}

const NO_PARTS: Muster = { earth: 0, candles: 0, castle: 0, curses: 0, other: 0 };
const LEAST_SCALE = 8;

/** The battle that is going on; null where none is. `begun` is the commitment that is being picked, `resolved` the card that took effect last. */
export function stageOf(scene: Scene, event: GameEvent | null, begun: string | null, resolved = ""): Stage | null {
  const { view } = scene;
  const realm = realmOf(view);
  const won = event?.event === "region-won" ? event : null;
  const region = realm.contest || Number(won?.region ?? 0);
  if (region === 0 || realm.fighting.length < 2) return null;
  const facts = factsOf(view);
  const act = won ? "outcome" : actOf(view);
  const winner = won ? String(won.house) : "";
  const leader = won ? winner : (facts.leaders[String(region)] ?? "");
  const powers = won ? (won.powers as number[]) : [];
  const fighters = realm.fighting.map((seat, at) => {
    const house = houseOf(realm, seat);
    const parts = facts.muster[house] ?? NO_PARTS;
    return {
      seat,
      house,
      mine: seat === view.seat,
      ready: act === "commit" ? !(String(seat) in view.asked) : null,
      acts: (act === "neutralise" || act === "resolve") && String(seat) in view.asked,
      parts,
      power: powers[at] ?? PARTS.reduce((sum, part) => sum + parts[part], 0),
      leads: leader === house,
      slots: [1, 2].map((slot) => slotOn(scene, event, house, slot, act, begun, resolved)),
    };
  });
  const last = winner ? fallsBehind(realm.fighting, seatOf(realm, winner)) : null;
  return {
    region,
    worth: facts.worth * (won && isGlorious(scene, region, winner) ? printedOf(scene.game).glory : 1),
    temple: realm.temples[String(region)]?.at(-1) ?? "",
    act,
    fighters,
    scale: Math.max(LEAST_SCALE, ...fighters.map((fighter) => fighter.power)),
    winner,
    behind: last === null ? "" : houseOf(realm, last),
  };
}

/** CN-835 Whether the winner controls a curse there that doubles what the battle is worth. */
function isGlorious({ view, game }: Scene, region: number, winner: string): boolean {
  const realm = realmOf(view);
  return Object.entries(realm.haunts).some(
    ([curse, haunt]) =>
      haunt.region === region && houseOf(realm, haunt.seat) === winner && curseOf(game, curse)?.property === "glory",
  );
}

/** Whether this House fights on the stage now: its tactics cards lie there. */
export function isOnStage(view: View, house: string): boolean {
  const realm = realmOf(view);
  return realm.contest > 0 && realm.fighting.length > 1 && realm.fighting.includes(seatOf(realm, house));
}

/** The withering card on a slot (1 or 2) of a House's war board; "" where none lies. */
export function witheredAt(view: View, house: string, slot: number): string {
  const realm = realmOf(view);
  return realm.withered[String(2 * seatOf(realm, house) + slot - 1)]?.[0] ?? "";
}

function actOf(view: View): Act {
  const kinds = Object.values(view.asked);
  if (kinds.includes("commit") || view.decision?.kind === "commit") return "commit";
  return kinds.includes("neutralise") ? "neutralise" : "resolve";
}

function slotOn(
  scene: Scene,
  event: GameEvent | null,
  house: string,
  slot: number,
  act: Act,
  begun: string | null,
  resolved: string,
): StageSlot {
  const realm = realmOf(scene.view);
  const mine = seatOf(realm, house) === scene.view.seat;
  const choosing = act === "commit" && scene.decision?.kind === "commit" && mine;
  const laid = laidBy(begun)[slot - 1] ?? "none";
  const card = choosing ? (laid === "none" ? "" : laid) : slottedAt(realm, house, slot);
  return {
    slot,
    card,
    covered: act === "commit" && !choosing && card === "" && isSealed(scene.view, house),
    glows:
      isTold(event, card) || (mine ? isSource(scene, house, slot, card) : isAtWork(scene.view, house, card, resolved)),
  };
}

/** Whether the tactics of a House are chosen, and not yet revealed. */
function isSealed(view: View, house: string): boolean {
  return view.sealed.includes(seatOf(realmOf(view), house));
}

/** Whether this card was just told to take effect. */
function isTold(event: GameEvent | null, card: string): boolean {
  return event?.event === "tactics-resolved" && event.card === card && card !== "";
}

/** Whether another House is still asked about the card that was told last. */
function isAtWork(view: View, house: string, card: string, resolved: string): boolean {
  const kind = view.asked[String(seatOf(realmOf(view), house))];
  return card !== "" && card === resolved && kind !== undefined && kind !== "slot";
}

/** What withering cards without icons ask. */
const ASKED: Readonly<Record<string, string>> = { move: "drift", renown: "renown" };

/** Whether my question comes from this slot: from the card on it, from the withering card on it, or from its weak action. */
function isSource({ view, game, decision }: Scene, house: string, slot: number, card: string): boolean {
  const source = String(decision?.facts?.source ?? "");
  if (card !== "") return source === card;
  const withered = witheredAt(view, house, slot);
  if (withered === "") return source === `weak-${house}` && decision?.kind === weakOf(game, house, slot)?.kind;
  return source === kindOf(withered) || decision?.kind === ASKED[witheringOf(game, withered)?.special ?? ""];
}

/** What happens on the stage just now, in a sentence. */
export function stageWords({ words }: Pick<Scene, "words">, stage: Stage): string {
  const acting = stage.fighters.find((fighter) => fighter.acts);
  const house = acting ? nameOf(words, acting.house) : "";
  switch (stage.act) {
    case "commit": {
      const ready = stage.fighters.filter((fighter) => fighter.ready).length;
      return words.say("screen-stage-commit", { ready, all: stage.fighters.length });
    }
    case "neutralise":
      return words.say("screen-stage-neutralise", { house });
    case "resolve":
      return acting ? words.say("screen-stage-resolve", { house }) : words.say("screen-stage-counting");
    case "outcome":
      return outcomeWords(words, stage);
  }
}

/** Who has won, for how much, and the fall of its marker on the track. */
function outcomeWords(words: Scene["words"], { winner, behind, region, worth }: Stage): string {
  const where = regionName(words, region);
  if (winner === "nobody") return words.say("screen-stage-nobody", { region: where });
  const won = words.say("screen-stage-won", { house: nameOf(words, winner), region: where, vp: worth });
  return behind ? `${won} ${words.say("screen-stage-falls", { house: nameOf(words, behind) })}` : won;
}
