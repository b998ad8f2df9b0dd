/** The dice on the table: what has been rolled in the fight, wager or draw for the first turn that is going on. */
import type { Decision, GameEvent } from "$web/boards/board";
import type { AttackDeclared, DiceRolled, FirstSideRolled, WarEvent } from "../types";

export interface Roll {
  /** A unit, a faction or a side. */
  who: string;
  purpose: string;
  /** Null while it is being rolled again, or where it was not seen. */
  die: number | null;
  total: number | null;
}

export type Ending = "hit" | "missed" | "away" | "caught";

export interface Fight {
  kind: "attack" | "wager" | "first";
  unit: string;
  target: string;
  rolls: Roll[];
  ending: Ending | null;
  /** The faction or side that has won a wager, or the first turn. */
  winner: string | null;
}

const CLEARED = new Set(["turn-began", "round-began", "unit-activated", "event-drawn", "battle-ended", "game-won"]);
const IN_A_FIGHT = new Set(["countermeasure", "reroll", "push"]);

/** What lies there after this event. */
export function fightAfter(fight: Fight | null, event: GameEvent): Fight | null {
  const told = event as WarEvent;
  if (CLEARED.has(told.event)) return null;
  switch (told.event) {
    case "attack-declared":
      return { ...none("attack"), unit: told.unit, target: told.target };
    case "first-side-rolled":
      return firstSide(told);
    case "wager-rolled": {
      const wager = fight?.kind === "wager" ? fight : none("wager");
      return withRoll(wager, { who: told.faction, purpose: "wager", die: told.die, total: null });
    }
    case "dice-rolled": {
      const { unit, purpose, die, total } = told;
      const current = fight?.kind === "attack" ? fight : none("attack");
      const defends = purpose === "defence" || purpose === "retreat";
      const second = defends && current.target !== "" && current.target !== unit; // the same attack die strikes the next target
      const rolls = second ? current.rolls.filter((roll) => roll.purpose === "attack") : current.rolls;
      const next = {
        ...current,
        rolls,
        ...(defends ? { target: unit } : { unit }),
        ending: second ? null : current.ending,
      };
      return withRoll(next, { who: unit, purpose, die, total });
    }
  }
  if (!fight) return null;
  switch (told.event) {
    case "wager-won":
      return fight.kind === "wager" ? { ...fight, winner: told.faction } : fight;
    case "rerolled":
      return withRoll(fight, { who: told.unit, purpose: told.purpose, die: null, total: null });
    case "attack-missed":
      return { ...fight, ending: "missed" };
    case "retreated":
      return { ...fight, ending: "away" };
    case "retreat-failed":
      return { ...fight, ending: "caught" };
    case "unit-wounded":
      return fight.kind === "attack" && told.unit === fight.target ? { ...fight, ending: "hit" } : fight;
  }
  return fight;
}

/** Whether a question is asked in the midst of a fight. */
export function isFought(decision: Decision | null): boolean {
  return decision !== null && IN_A_FIGHT.has(decision.kind);
}

/** The fight that a question is about, for a player who did not see the dice. */
export function askedIn(decision: Decision | null): Fight | null {
  if (!decision || !isFought(decision)) return null;
  const facts: Partial<Omit<DiceRolled, "event"> & Pick<AttackDeclared, "target">> = decision.facts ?? {};
  const { unit = "", target = "", total = null, die = null, purpose = "attack" } = facts;
  const rolls = total === null ? [] : [{ who: unit, purpose, die, total }];
  return { ...none("attack"), unit, target, rolls };
}

function firstSide({ alliance, horde, side }: FirstSideRolled): Fight {
  const rolls = [
    { who: "alliance", purpose: "first", die: alliance, total: null },
    { who: "horde", purpose: "first", die: horde, total: null },
  ];
  return { ...none("first"), rolls, winner: side === "nobody" ? null : side };
}

function withRoll(fight: Fight, roll: Roll): Fight {
  const same = (old: Roll) => old.who === roll.who && old.purpose === roll.purpose;
  const rolls = fight.rolls.some(same) ? fight.rolls.map((old) => (same(old) ? roll : old)) : [...fight.rolls, roll];
  return { ...fight, rolls };
}

function none(kind: Fight["kind"]): Fight {
  return { kind, unit: "", target: "", rolls: [], ending: null, winner: null };
}
