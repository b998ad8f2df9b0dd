/** What the people at a table are called. */
import type { SeatLook } from "$web/boards/board";
import type { ChairSeen } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import type { Words } from "$web/words/words.svelte";

/** What the game calls each seat, in words: Blue, the Alliance, Rus. */
export function rolesOf(seated: readonly string[], words: Words, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const key = seated[seat] || `seat-${seat}`;
    return words.has(key) ? words.say(key) : own.say("seat-number", { number: seat + 1 });
  });
}

/** The same once the game has named the seats at the table itself. */
export function rolesTaken(
  roles: readonly string[],
  looks: readonly (SeatLook | null | undefined)[],
  words: Words,
): readonly string[] {
  return roles.map((role, seat) => {
    const name = looks[seat]?.name;
    return name === undefined ? role : (words.attribute(name, "short") ?? words.say(name));
  });
}

type Sitter = Pick<ChairSeen, "kind" | "name" | "level" | "mine">;

/** Who sits there: a person's name, or which bot; somebody without a name is called by the part that they play. */
export function nameOf(chair: Sitter, role: string): string {
  if (chair.kind === "open") return own.say("seat-open");
  if (chair.kind === "bot") return own.say("bot-of", { level: levelName(chair.level) });
  return chair.name || role;
}

/** What else there is to say of them: the part that they play or, of somebody who is called by it, whether it is oneself. */
export function asideOf(chair: Sitter, role: string): string {
  if (chair.kind === "person" && !chair.name) return own.say(chair.mine ? "you" : "guest");
  return role;
}

/** An ordinary bot, that keeps nobody waiting; the best of a game that has no such one. */
export function ordinaryLevel(levels: readonly string[]): string {
  return levels.find((level) => level === "skilled") ?? levels.at(-1) ?? "";
}

export function levelName(level: string): string {
  return own.has(`level-${level}`) ? own.say(`level-${level}`) : level;
}

/** What to call a seat among several of one person: by a name that nobody else has, with the part that it plays. */
export function callOf(chairs: readonly ChairSeen[], roles: readonly string[], seat: number): string {
  const role = roles[seat] ?? "";
  const name = chairs[seat]?.name ?? "";
  const shared = chairs.some((chair, other) => other !== seat && chair.name === name);
  return name === "" || shared ? role : `${name} (${role})`;
}

/** A name with the part that is played under it; the part alone where there is no name. */
export function fullName(chair: Sitter, role: string): string {
  const name = nameOf(chair, role);
  return name === role ? role : `${name} (${role})`;
}
