// Path data with whole numbers only: at the size of a token a unit of 512 is less than a tenth of a pixel.

const NUMBERS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** The same outline in relative commands with whole numbers; each end is rounded where it lies, so errors do not add up. */
export function coarse(path) {
  let x = 0,
    y = 0; // where the pen is
  let startX = 0,
    startY = 0; // where the outline began
  let text = "";
  let last = "";
  const write = (command, numbers) => {
    text += command === last ? "" : command;
    numbers.forEach((number, at) => {
      text += (at === 0 && command !== last) || number < 0 ? `${number}` : ` ${number}`;
    });
    last = command;
  };
  for (const [command, numbers] of commands(path)) {
    const kind = command.toLowerCase();
    const relative = command === kind;
    if (kind === "z") {
      write("z", []);
      [x, y] = [startX, startY];
      continue;
    }
    const fromX = Math.round(x),
      fromY = Math.round(y);
    if (kind === "h" || kind === "v") {
      if (kind === "h") x = numbers[0] + (relative ? x : 0);
      else y = numbers[0] + (relative ? y : 0);
      write(kind, [kind === "h" ? Math.round(x) - fromX : Math.round(y) - fromY]);
      continue;
    }
    const shape = kind === "a" ? numbers.slice(0, 5) : [];
    const ends = numbers.slice(shape.length).map((number, at) => number + (relative ? (at % 2 ? y : x) : 0));
    write(kind, [...shape.map(Math.round), ...ends.map((end, at) => Math.round(end) - (at % 2 ? fromY : fromX))]);
    [x, y] = ends.slice(-2);
    if (kind === "m") [startX, startY] = [x, y];
  }
  return text;
}

/** Each command with its numbers, repeated ones written out. */
function* commands(path) {
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = NUMBERS[letter.toLowerCase()];
    const numbers =
      letter.toLowerCase() === "a" ? arcs(rest) : (rest.match(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g) ?? []).map(Number);
    if (count === 0) yield [letter, []];
    for (let at = 0; count > 0 && at < numbers.length; at += count) {
      const repeated = at > 0 && letter.toLowerCase() === "m" ? (letter === "m" ? "l" : "L") : letter;
      yield [repeated, numbers.slice(at, at + count)];
    }
  }
}

/** The numbers of arcs, whose two flags may stand without a space. */
function arcs(rest) {
  const number = "\\s*,?\\s*(-?(?:\\d*\\.\\d+|\\d+))";
  const flag = "\\s*,?\\s*([01])";
  const arc = new RegExp(number + number + number + flag + flag + number + number, "g");
  return [...rest.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}
