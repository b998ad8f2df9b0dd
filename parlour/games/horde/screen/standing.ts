/** How the war stands, in a sentence or two; and how near each mode's goal is. */
import type { Scene } from "$web/boards/board";
import { nameOf } from "./naming";
import { factsOf, printedOf, warOf } from "./war";

export interface Goal {
  /** What is counted: a message that takes `count` and `needed`. */
  key: "screen-crossing" | "screen-razed-count";
  count: number;
  needed: number;
}

/** What is counted in this mode; null in Skirmish, whose goals are the leaders and the capitals themselves. */
export function goalOf({ view, game }: Scene): Goal | null {
  const { mode, teams } = warOf(view);
  const facts = factsOf(view);
  const printed = printedOf(game);
  if (mode === "hold_the_border")
    return { key: "screen-crossing", count: facts.crossing ?? 0, needed: printed.crossing };
  if (mode === "conquest") {
    const needed = teams === "1v1" ? printed.razed_1v1 : printed.razed_2v2;
    return { key: "screen-razed-count", count: facts.razed ?? 0, needed };
  }
  return null;
}

/** In how many last rounds a safety limit is mentioned. */
const NEAR = 10;

/** The round; of how many, where that is printed; and the safety limit when it is near. */
export function roundOf({ view, game, words }: Scene): string {
  const { mode, round, limit: rounds } = warOf(view);
  if (printedOf(game).modes[mode]?.rounds) return words.say("screen-round-of", { round, rounds });
  return round > rounds - NEAR
    ? words.say("screen-round-near", { round, rounds })
    : words.say("screen-round", { round });
}

/** What is said of the safety limit to those who ask; nothing where the number of rounds is printed. */
export function limitOf({ view, game, words }: Scene): string | undefined {
  const { mode, limit: rounds } = warOf(view);
  return printedOf(game).modes[mode]?.rounds ? undefined : words.say("screen-limit", { rounds });
}

/** Round, event, turn and goal. */
export function standing(scene: Scene): string {
  const { view, game, words } = scene;
  const war = warOf(view);
  if (war.round === 0) return `${words.say(`mode-${war.mode}`)}. ${words.say("screen-mustering")}.`;
  const card = war.active_event[0];
  const goal = goalOf(scene);
  const name = (id: string) => nameOf(words, game, id);
  const sentences = [
    words.say(`mode-${war.mode}`),
    roundOf(scene),
    ...(card ? [`${words.say("screen-event")}: ${name(card)}`] : []),
    ...(war.faction ? [words.say("screen-turn", { faction: name(war.faction) })] : []),
    ...(war.faction && war.activations > 0 ? [words.say("screen-activations", { left: war.activations })] : []),
    ...(goal ? [words.say(goal.key, { count: goal.count, needed: goal.needed })] : []),
    ...(war.hold ? [words.say("screen-held", { faction: name(war.hold) })] : []),
  ];
  return `${sentences.join(". ")}.`;
}
