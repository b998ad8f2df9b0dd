/** The unit vector of an angle, from + - * / alone, so that it has the same bits everywhere. */

const RADIAN = 0.017453292519943295; // of a degree
const DIAGONAL = Math.SQRT1_2;
// 1/(k (k-1)) for the terms of the two series, from the last one inwards
const SINE = [342, 272, 210, 156, 110, 72, 42, 20, 6].map((each) => 1 / each);
const COSINE = [380, 306, 240, 182, 132, 90, 56, 30, 12, 2].map((each) => 1 / each);

/** The direction at this angle from the x axis, counter-clockwise; exact at every quarter turn. */
export function direction(degrees: number): readonly [number, number] {
  if (!Number.isFinite(degrees)) throw new RangeError(`an angle of ${degrees}`);
  const quarters = Math.floor((degrees + 45) / 90);
  const [x, y] = nearTheAxis(degrees - 90 * quarters);
  switch (((quarters % 4) + 4) % 4) {
    case 0:
      return [x, y];
    case 1:
      return [0 - y, x];
    case 2:
      return [0 - x, 0 - y];
    default:
      return [y, 0 - x];
  }
}

function nearTheAxis(degrees: number): readonly [number, number] {
  if (degrees === 45 || degrees === -45) return [DIAGONAL, degrees > 0 ? DIAGONAL : -DIAGONAL];
  const angle = degrees * RADIAN;
  const square = angle * angle;
  const sine = SINE.reduce((rest, each) => 1 - square * each * rest, 1);
  const cosine = COSINE.reduce((rest, each) => 1 - square * each * rest, 1);
  return [cosine, angle * sine];
}
