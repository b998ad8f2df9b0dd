/** What a result means to whoever looks at it. */
import type { Result } from "$web/wire/types";

export type Verdict = "won" | "lost" | "drawn" | "watched";

/** Won and lost are for those who have an opponent: somebody who plays all seats, or none, just watches. */
export function verdict(result: Result, mine: readonly number[]): Verdict {
  const best = Math.max(...result.shares);
  if (result.shares.every((share) => share === best)) return "drawn";
  if (mine.length === 0 || mine.length === result.shares.length) return "watched";
  return mine.some((seat) => result.shares[seat] === best) ? "won" : "lost";
}

/** The seats with the largest share; none where all have the same. */
export function winners(result: Result): number[] {
  const best = Math.max(...result.shares);
  if (result.shares.every((share) => share === best)) return [];
  return result.shares.flatMap((share, seat) => (share === best ? [seat] : []));
}
