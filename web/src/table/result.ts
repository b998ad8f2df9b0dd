/** What a result means to the one who looks at it. */
import type { Result } from "$web/wire/types";

export type Verdict = "won" | "lost" | "drawn" | "watched";

/** Won and lost are for those who have an opponent, or play alone: somebody who plays all of several seats, or none, just watches. */
export function verdict(result: Result, mine: readonly number[]): Verdict {
  if (alone(result) && mine.length > 0) return winners(result).length ? "won" : "lost";
  if (alone(result)) return "watched";
  const best = Math.max(...result.shares);
  if (result.shares.every((share) => share === best)) return "drawn";
  if (mine.length === 0 || mine.length === result.shares.length) return "watched";
  return mine.some((seat) => result.shares[seat] === best) ? "won" : "lost";
}

/** The seats with the largest share; none where all have the same. Somebody who plays alone has won with the whole of it. */
export function winners(result: Result): number[] {
  if (alone(result)) return result.shares[0] ? [0] : [];
  const best = Math.max(...result.shares);
  if (result.shares.every((share) => share === best)) return [];
  return result.shares.flatMap((share, seat) => (share === best ? [seat] : []));
}

/** How it ended for somebody who only watched: the message that says it, and the seats that it names. */
export function ending(result: Result): { says: "end-winner" | "end-loser" | "end-drawn"; seats: number[] } {
  const seats = winners(result);
  if (seats.length) return { says: "end-winner", seats };
  return alone(result) ? { says: "end-loser", seats: [0] } : { says: "end-drawn", seats };
}

function alone(result: Result): boolean {
  return result.shares.length === 1;
}
