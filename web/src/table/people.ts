/** What the people at a table are called. */
import type { ChairSeen } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import type { Words } from "$web/words/words.svelte";

/** What the game calls each seat, in words: Blue, the Alliance, Rus. */
export function rolesOf(seated: readonly string[], words: Words, seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const key = seated[seat];
    return key && words.has(key) ? words.say(key) : own.say("seat-number", { number: seat + 1 });
  });
}

/** Who sits there: a person's name, or which bot. */
export function nameOf(chair: Pick<ChairSeen, "kind" | "name" | "level" | "mine">): string {
  if (chair.kind === "open") return own.say("seat-open");
  if (chair.kind === "bot") return own.say("bot-of", { level: levelName(chair.level) });
  return chair.name || own.say(chair.mine ? "you" : "guest");
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
