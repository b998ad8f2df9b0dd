/** The grain of a plank: calm lines from end to end, the same each time for the same plank. */

/** How deep a plank is, and where its lines run before they waver. */
export const PLANK = 118;
const LINES = [14, 31, 49, 66, 86, 103] as const;
const STEP = 130;
const WAVER = 7;

/** The lines of one plank as long as the desk is wide. */
export function grainOutline(width: number, plank: number): string {
  return LINES.map((line, place) => {
    const bends = Array.from({ length: Math.ceil(width / STEP) + 2 }, (_, bend) => ({
      x: (bend - 0.5) * STEP,
      y: line + WAVER * strewn(plank * 41 + place * 17 + bend * 29),
    }));
    // through the middles between the bends, so that no line has a corner
    return bends
      .slice(1)
      .map(({ x, y }, at) => {
        const before = bends[at] ?? { x, y };
        const [middleX, middleY] = [Math.round((before.x + x) / 2), Math.round((before.y + y) * 5) / 10];
        return at === 0
          ? `M${middleX} ${middleY}`
          : `Q${before.x} ${Math.round(before.y * 10) / 10} ${middleX} ${middleY}`;
      })
      .join("");
  }).join("");
}

/** A number between -1 and 1 that looks like chance. */
const strewn = (seed: number) => (((seed * 7919 + 104_729) % 1009) / 1009) * 2 - 1;
