/** Things that were said, one after the other: each ends like a sentence where another follows. */
export function sentences(said: readonly string[]): string {
  return said.map((each, at) => (at < said.length - 1 && !/[.!?…]$/.test(each) ? `${each}.` : each)).join(" ");
}
