/** The script that was being edited, kept in the browser. */
import type { Script } from "../script/format";
import { readScript } from "./reading";
import { scriptJson } from "./writing";

/** The number is the version of the layout: a new version starts empty. */
const KEY = "parlour.desktopia.editor.1";

export function keep(script: Script): void {
  try {
    localStorage.setItem(KEY, scriptJson(script));
  } catch {
    // a browser that keeps nothing: there is still the file
  }
}

export function readDraft(): Script | null {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : readScript(text);
  } catch {
    return null; // as above, or something that is none of ours
  }
}
