/** What a result means to the one who looks at it. */
import type { News, Result } from "$web/wire/types";

export type Verdict = "won" | "lost" | "drawn" | "watched" | "stopped";

/** Won and lost are for those who have an opponent, or play alone: somebody who plays all of several seats, or none, just watches. */
export function verdict(result: Result, mine: readonly number[]): Verdict {
  if (stopped(result)) return "stopped";
  if (alone(result) && mine.length > 0) return winners(result).length ? "won" : "lost";
  if (alone(result)) return "watched";
  const best = Math.max(...result.shares);
  if (result.shares.every((share) => share === best)) return "drawn";
  if (mine.length === 0 || mine.length === result.shares.length) return "watched";
  return mine.some((seat) => result.shares[seat] === best) ? "won" : "lost";
}

/** The seats with the largest share; none where all have the same. Somebody who plays alone has won with the whole of it. */
export function winners(result: Result): number[] {
  if (stopped(result)) return [];
  if (alone(result)) return result.shares[0] ? [0] : [];
  const best = Math.max(...result.shares);
  if (result.shares.every((share) => share === best)) return [];
  return result.shares.flatMap((share, seat) => (share === best ? [seat] : []));
}

/** How it ended for somebody who only watched: the message that says it, and the seats that it names. */
export function ending(result: Result): {
  says: "end-winner" | "end-loser" | "end-drawn" | "end-stopped";
  seats: number[];
} {
  if (stopped(result)) return { says: "end-stopped", seats: [] };
  const seats = winners(result);
  if (seats.length) return { says: "end-winner", seats };
  return alone(result) ? { says: "end-loser", seats: [0] } : { says: "end-drawn", seats };
}

const ENDS: Readonly<Record<Result["reason"], string>> = {
  agreed: "drawn",
  closed: "closed",
  played: "",
  resigned: "resigned",
  time: "ran-out",
};

/** How a game ended that was not played to its end, as the last news of it; none where the game itself tells. */
export function closing({ reason, seat }: Result, number: number): News[] {
  return ENDS[reason] ? [{ number, at: 0, what: ENDS[reason], seat: seat ?? null }] : [];
}

/** Whoever runs the server has ended it: nobody has won or lost, whatever the shares. */
function stopped(result: Result): boolean {
  return result.reason === "closed";
}

function alone(result: Result): boolean {
  return result.shares.length === 1;
}
