/** What the keys do while something is aimed or laid (15.3): true where a key was taken. */
import type { Point, Sight } from "../looks/seen";
import type { Aiming } from "./aiming.svelte";
import type { Placing } from "./placing.svelte";
import { meant } from "./turning";

export type Pressed = Pick<KeyboardEvent, "key" | "shiftKey">;

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Left and right turn, up and down (or plus and minus) make it faster and slower, Enter lets go. */
export function aimKey({ key, shiftKey }: Pressed, aiming: Aiming): boolean {
  const [turn, push] = shiftKey ? [0.1, 5] : [1, 50];
  switch (key) {
    case "Escape":
      aiming.cancel();
      return true;
    case "Enter":
      if (aiming.laying && aiming.problem === null) aiming.laying = false;
      else aiming.release();
      return true;
    case "Backspace":
      aiming.laying = aiming.verb === "shoot";
      return aiming.laying;
    case "+":
    case "=":
      aiming.quicken(push);
      return true;
    case "-":
    case "_":
      aiming.quicken(-push);
      return true;
  }
  const way = WAYS[key];
  if (!way) return false;
  if (aiming.laying) aiming.carry(-way[0] * (shiftKey ? 1 : 5), -way[1] * (shiftKey ? 0.5 : 2));
  else if (way[0] !== 0) aiming.turn(-way[0] * turn);
  else aiming.quicken(-way[1] * push);
  return true;
}

/** Arrows move, brackets turn, n and p change to another disk, Enter is done. */
export function placeKey({ key, shiftKey }: Pressed, placing: Placing, sight: Sight): boolean {
  const { chosen } = placing;
  const count = placing.wanted.length;
  const turned = TURNS[key];
  if (turned !== undefined && placing.turns(chosen)) {
    turn(placing, turned * (shiftKey ? 1 : 5));
    return true;
  }
  switch (key) {
    case "Enter":
      placing.release();
      return true;
    case "n":
    case "т": // the same key on a Russian keyboard
      placing.chosen = (chosen + 1) % count;
      return count > 1;
    case "p":
    case "з":
      placing.chosen = (chosen + count - 1) % count;
      return count > 1;
  }
  const way = WAYS[key];
  if (!way) return false;
  if (placing.moves) {
    const far = shiftKey ? 0.5 : 5;
    const [origin, goal] = [meant(0, 0, sight), meant(way[0] * far, way[1] * far, sight)];
    placing.nudge(chosen, goal[0] - origin[0], goal[1] - origin[1]);
  } else turn(placing, -(way[0] || -way[1]) * (shiftKey ? 1 : 5));
  return true;
}

const TURNS: Readonly<Record<string, number>> = { "[": 1, "{": 1, х: 1, Х: 1, "]": -1, "}": -1, ъ: -1, Ъ: -1 };

function turn(placing: Placing, by: number): void {
  placing.turn(placing.chosen, (placing.laid[placing.chosen]?.facing ?? 0) + by);
}

const ELSEWHERE =
  "input, select, textarea, dialog, [role='dialog'], [role='menu'], [role='slider'], [role='tablist'], [role='radiogroup']";

/** Whether a key pressed there is meant for the desk: not where something is typed, nor where a button would be pressed. */
export function isMeant(event: KeyboardEvent, field: Element | undefined): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (!(event.target instanceof Element)) return true;
  if (event.target.closest(ELSEWHERE)) return false;
  const presses = event.key === "Enter" || event.key === " ";
  return !presses || !event.target.closest("button, a") || (field?.contains(event.target) ?? false);
}
