/** What a bot thought, as it is told to somebody: how it stands, what else there was, and what is expected of whom. */
import type { Described } from "$web/boards/board";
import type { RatedAnswer, Thought, ThoughtStep } from "$web/wire/types";
import type { Words } from "$web/words/words.svelte";

export type Standing = "winning" | "ahead" | "even" | "behind" | "losing";

/** How many other answers are told of, and how many that are foreseen. */
const MAX_ALTERNATIVES = 2;
const MAX_FORESEEN = 4;

/** How far from an even share, upwards to the whole win or downwards to nothing, one is ahead, and how far one is winning. */
const [AHEAD, WINNING] = [0.15, 0.6];

/** The share that favours nobody; for one player alone it lies between winning and losing. */
export function evenShare(players: number): number {
  return 1 / Math.max(2, players);
}

/** One word for a share of the win among so many. */
export function standingOf(expected: number, players: number): Standing {
  const even = evenShare(players);
  const far = expected >= even ? (expected - even) / (1 - even) : (expected - even) / even;
  if (Math.abs(far) < AHEAD) return "even";
  if (far > 0) return far < WINNING ? "ahead" : "winning";
  return far > -WINNING ? "behind" : "losing";
}

/** A share as a whole percentage that is 0 or 100 only if it is sure. */
export function percent(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(share * 100)));
}

export function alternatives({ action, rated }: Thought): RatedAnswer[] {
  return rated.filter((answer) => answer.action !== action).slice(0, MAX_ALTERNATIVES);
}

/** What somebody is expected to do in a row. */
export interface ForeseenTurn {
  seat: number;
  actions: string[];
}

/** What is expected to follow, by who does it; the first steps are the answer itself and what is chosen with it. */
export function foreseenTurns({ line, plan }: Thought): ForeseenTurn[] {
  const turns: ForeseenTurn[] = [];
  for (const { seat, action } of line.slice(1 + plan.length).slice(0, MAX_FORESEEN)) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.actions.push(action);
    else turns.push({ seat, actions: [action] });
  }
  return turns;
}

/** The answer that is feared, where there is one, and what would be left after it. */
export function fearOf({ fear, feared }: Thought): (ThoughtStep & { left: number }) | null {
  return fear === null || feared === null ? null : { ...fear, left: feared };
}

/** An answer in words: as on its button where it has one, for there nothing else says what it is about. */
export function answerWords(action: string, words: Words, { offers }: Pick<Described, "offers">): string {
  return offers.find((offer) => offer.action === action && !offer.aimed)?.label ?? words.action(action);
}
