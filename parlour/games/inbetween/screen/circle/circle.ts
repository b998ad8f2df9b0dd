/** The order of the circle: who stands next to whom. */

export function circleAfter(circle: readonly string[], without: string): string[] {
  return circle.filter((character) => character !== without);
}

export function nextClockwise(circle: readonly string[], character: string): string {
  return circle[(circle.indexOf(character) + 1) % circle.length] ?? character;
}

/** The neighbours of a character: counter-clockwise, then clockwise. */
export function neighboursOf(circle: readonly string[], character: string): [string, string] {
  const at = circle.indexOf(character);
  const before = circle[(at - 1 + circle.length) % circle.length] ?? character;
  return [before, nextClockwise(circle, character)];
}

/** The circle with one put directly clockwise of another. */
export function relocate(circle: readonly string[], moved: string, after: string): string[] {
  return circleAfter(circle, moved).flatMap((character) => (character === after ? [character, moved] : [character]));
}
