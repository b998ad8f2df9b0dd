/** Rounds, turns, actions, time cards and rituals: what their events do to the desk. */
import { lessOne } from "$web/boards/staging";
import type { Desk } from "../desk";
import { type DeskChanges, joined, more } from "./told";

const emptied = (list: readonly number[], seat: number) => list.map((value, at) => (at === seat ? 0 : value));

export const timesAfter: DeskChanges = {
  "first-player-drawn": (_, { seat }) => ({ first: seat }),
  "round-began": (_, { round }) => ({ round }),
  "turn-began": (desk, { seat, actions }) => ({ ...begun(desk, seat), actions }),
  "turn-skipped": (desk, { seat }) => ({ ...begun(desk, seat), actions: 0 }),
  "turn-ended": (desk, { seat }) => ({ turns: more(desk.turns, seat, 1), actions: 0 }),
  "spell-cast": (desk, { disk }) => spendAction(desk, disk),
  "bonus-spent": (desk, { seat }) => ({ bonuses: more(desk.bonuses, seat, -1), extra: Math.max(0, desk.extra - 1) }),
  "action-lost": (desk) => ({ actions: Math.max(0, desk.actions - 1) }),
  "time-card-taken": (desk, { seat, kind }) =>
    kind === "bonus" ? { bonuses: more(desk.bonuses, seat, 1) } : { penalties: more(desk.penalties, seat, 1) },
  "time-cards-cancelled": (desk, { seat, current }) => ({
    penalties: more(desk.penalties, seat, -1),
    bonuses: more(desk.bonuses, seat, -1),
    ...(current ? { actions: Math.max(0, desk.actions - 1), extra: Math.max(0, desk.extra - 1) } : {}),
  }),
  "artifact-used": (desk, { artifact }) => ({ used: joined(desk.used, artifact) }),
  "ritual-drawn": (desk, { seat, card }) => ({
    hands: { ...desk.hands, [seat]: [...(desk.hands[String(seat)] ?? []), card] },
  }),
  "ritual-played": (desk, { seat, card }) => ({
    hands: { ...desk.hands, [seat]: lessOne(desk.hands[String(seat)] ?? [], card) },
    discard: card === null ? desk.discard : [...desk.discard, card],
  }),
  "rituals-shuffled": () => ({ discard: [] }),
  "player-out": (desk, { side }) => ({ out: [...desk.out, side] }),
  "battle-won": (_, { team }) => ({ decided: true, winners: [team] }),
  "battle-drawn": () => ({ decided: true }),
};

function begun({ penalties, bonuses }: Desk, seat: number): Partial<Desk> {
  return {
    active: seat,
    acted: [],
    raised: [],
    used: [],
    dealt: 0,
    kills: 0,
    penalties: emptied(penalties, seat),
    extra: bonuses[seat] ?? 0,
  };
}

/** Starting an action costs one, and marks the character; a flick after a Lariat has been paid for already. */
export function spendAction(desk: Desk, disk: string): Partial<Desk> {
  return desk.acted.includes(disk) ? {} : { acted: [...desk.acted, disk], actions: Math.max(0, desk.actions - 1) };
}
