/** What keys do to the table and to what was picked there. */
import { duplicateThing, nudgeThing, removeThing, turnThing } from "./edits";
import { same, type Thing, thingsOf } from "./things";
import type { Work } from "./work.svelte";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TURN = 5;

/** Handles a key pressed on the table; unknown keys are left to the browser. */
export function handleKey(event: KeyboardEvent, work: Work): void {
  if (event.ctrlKey || event.metaKey) {
    if (event.key.toLowerCase() === "d" && work.picked) duplicate(work, work.picked);
    else return;
  } else if (!plain(event, work)) return;
  event.preventDefault();
}

function plain({ key, shiftKey, altKey }: KeyboardEvent, work: Work): boolean {
  const { picked } = work;
  if (key === "PageDown" || key === "PageUp") {
    walk(work, key === "PageDown" ? 1 : -1);
    return true;
  }
  if (!picked) return false;
  const arrow = ARROWS[key];
  if (arrow) {
    const step = altKey ? 0.1 : shiftKey ? 10 : 1;
    work.change((now) => nudgeThing(now, picked, arrow[0] * step, arrow[1] * step), `nudge`);
    return true;
  }
  switch (key) {
    case "[":
    case "]":
      work.change((now) => turnThing(now, picked, key === "[" ? TURN : -TURN), "turn");
      return true;
    case "Delete":
    case "Backspace":
      work.change((now) => removeThing(now, picked));
      return true;
    case "Escape":
      work.pick(null);
      return true;
    default:
      return false;
  }
}

/** Undo and redo anywhere on the page but in an input, which has its own. */
export function handleUndo(event: KeyboardEvent, work: Work): void {
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  if (!(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) work.redo();
  else if (key === "z") work.undo();
  else return;
  event.preventDefault();
}

function walk(work: Work, step: number): void {
  const things = thingsOf(work.script);
  const at = things.findIndex((thing) => same(thing, work.picked));
  const from = at < 0 && step < 0 ? 0 : at;
  work.pick(things[(from + step + things.length) % things.length] ?? null);
}

function duplicate(work: Work, thing: Thing): void {
  const copy = work.change((now) => duplicateThing(now, thing));
  if (copy) work.pick(copy);
}
