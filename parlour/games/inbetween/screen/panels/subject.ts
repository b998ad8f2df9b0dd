/** What the middle of the circle speaks of: the card that is picked, the effect that asks, the card that is being played. */
import type { GameEvent, Scene } from "$web/boards/board";
import { isIdle } from "../circle/idle";
import { kindOf } from "../duel";
import { aboutOf, effectAbout, nameOf } from "../naming";
import { priceWords } from "./tracks";

export interface Subject {
  /** A card, an effect, a townsman or a level of knowledge. */
  id: string;
  title: string;
  about: string;
  /** What else there is to know before one commits. */
  note: string;
}

/** What is picked, asked or shown just now; null: nothing in particular. */
export function subjectOf(scene: Scene, begun: string | null, event: GameEvent | null): Subject | null {
  if (event) return ofEvent(scene, event);
  if (begun !== null) return ofPick(scene, begun);
  return scene.decision ? ofQuestion(scene) : null;
}

function told(scene: Scene, id: string, note = ""): Subject | null {
  if (id === "") return null;
  const kind = kindOf(id);
  return { id: kind, title: nameOf(scene.words, kind), about: effectAbout(scene, kind), note };
}

/** A card in the hand, or the townsman who is to be moved. */
function ofPick(scene: Scene, begun: string): Subject | null {
  const { words } = scene;
  const [verb, id = ""] = begun.split(" ");
  if (verb === "knowledge") return ofKnowledge(scene);
  if (verb === "relocate") return { id, title: nameOf(words, id), about: words.say("screen-pick-gap"), note: "" };
  return told(scene, id, priceWords(scene, id, isBare(scene)));
}

/** Whether the card is played without its effect: everywhere but in the action phase and by Carl's leave. */
function isBare({ decision }: Scene): boolean {
  return decision?.kind === "play" && decision.facts?.effect !== "c_carl";
}

function ofQuestion(scene: Scene): Subject | null {
  const { words, decision } = scene;
  const fact = (name: string) => String(decision?.facts?.[name] ?? "");
  switch (decision?.kind) {
    case "knowledge":
      return ofKnowledge(scene);
    case "raise":
      return { id: fact("character"), title: words.say("screen-raise"), about: raiseWords(scene), note: "" };
    case "radio":
    case "bicycle":
      return told(scene, decision.kind);
    case "replace":
      return told(scene, fact("card"), words.say("screen-slots-full"));
    case "pluck":
    case "recover":
      return told(scene, fact("effect"), words.say("screen-pick-row"));
    default:
      return told(scene, fact("card") || fact("effect"));
  }
}

function ofKnowledge(scene: Scene): Subject {
  const { words } = scene;
  return {
    id: "knowledge",
    title: words.say("screen-knowledge-title"),
    about: effectsWords(scene),
    note: words.say("screen-pick-level"),
  };
}

/** The effects that may be used now, a line each. */
function effectsWords(scene: Scene): string {
  const { words, decision } = scene;
  const actions = (decision?.options ?? []).filter((action) => action.startsWith("knowledge "));
  return actions
    .map((action) => {
      const id = action.split(" ")[1] ?? "";
      const label = `${id.at(-1)} · ${nameOf(words, id)}: ${aboutOf(words, id)}`;
      return isIdle(scene, action) ? words.say("screen-void", { label }) : label;
    })
    .join("\n");
}

function raiseWords({ words, decision }: Scene): string {
  const number = (name: string) => Number(decision?.facts?.[name] ?? 0);
  const character = nameOf(words, String(decision?.facts?.character ?? ""));
  return words.say("screen-raise-about", { character, level: number("level"), price: number("price") });
}

/** Events that show a card or an effect for a moment. */
const SHOWN: Readonly<Record<string, string>> = {
  "card-played": "card",
  "card-activated": "card",
  "effect-cancelled": "card",
  "knowledge-used": "effect",
  "effect-used": "effect",
  "nothing-changed": "effect",
};

function ofEvent(scene: Scene, event: GameEvent): Subject | null {
  const id = event[SHOWN[event.event] ?? ""];
  return typeof id === "string" ? told(scene, id, scene.words.event(event)) : null;
}
