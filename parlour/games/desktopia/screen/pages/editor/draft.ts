/** A script of one's own: an empty one, one that comes from the book, and the one that the browser keeps. */
import { type Script, usual } from "../script/format";
import { readScript } from "./reading";
import { scriptJson } from "./writing";

/** A table with a camp on either side and nobody in it. */
export function fresh(): Script {
  return {
    ...usual(),
    id: "my_script",
    title_en: "My script",
    title_ru: "Мой сценарий",
    players: 2,
    sides: [
      { seat: 0, team: 0, orders: ["fire"], control: "player", squad: [] },
      { seat: 1, team: 1, orders: ["grass"], control: "player", squad: [] },
    ],
    zones: [
      { id: "south", label_en: "South edge", label_ru: "Южный край", shape: { rect: [500, 110, 700, 160, 0] } },
      { id: "north", label_en: "North edge", label_ru: "Северный край", shape: { rect: [500, 890, 700, 160, 0] } },
    ],
  };
}

/** Without what belongs to the book alone: its campaign and its solution. */
export function alone(script: Script): Script {
  const { campaign: _, solution: __, ...own } = structuredClone(script) as Script & Record<string, unknown>;
  return { ...own, kind: own.kind === "campaign_battle" ? "battle" : own.kind };
}

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
