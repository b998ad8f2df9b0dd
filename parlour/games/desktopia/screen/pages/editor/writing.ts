/** Writes a script as it stands in a file: without what is as usual anyway, one thing a line. */
import { type Script, type UnitEntry, usual } from "../script/format";

export const ENDING = ".desktopia.json";

/** The script without its defaults, in the order of the rules (4.3). */
export function plain(script: Script): Record<string, unknown> {
  const standard: Record<string, unknown> = usual();
  const whole: Script = { ...script, sides: script.sides.map((side) => ({ ...side, squad: side.squad.map(lean) })) };
  const said = KEYS.filter((key) => !(key in standard) || differs(whole[key], standard[key]));
  return Object.fromEntries(said.map((key) => [key, whole[key]]));
}

const KEYS: readonly (keyof Script)[] = [
  ...(["id", "title_en", "title_ru", "intro_en", "intro_ru", "task_en", "task_ru", "hint_en", "hint_ru"] as const),
  ...(["difficulty", "kind", "players", "field", "first_player", "sides", "terrain", "zones"] as const),
  ...(["artifacts", "objects", "rituals", "victory", "special_rules"] as const),
  ...(["actions_per_turn", "round_limit", "steadiness"] as const),
];

/** For a file that people may read too. */
export function scriptText(script: Script): string {
  const lines = Object.entries(plain(script)).map(([key, value]) => {
    const many = Array.isArray(value) && value.length > 0 && typeof value[0] === "object";
    const shown = many ? `[\n    ${value.map(inLine).join(",\n    ")}\n  ]` : inLine(value);
    return `  ${JSON.stringify(key)}: ${shown}`;
  });
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** For the server. */
export const scriptJson = (script: Script): string => JSON.stringify(plain(script));

export const fileName = (script: Script): string => `${script.id || "script"}${ENDING}`;

function lean(entry: UnitEntry): UnitEntry {
  const kept = Object.entries(entry).filter(
    ([key, value]) => value !== null && value !== "" && !(key === "wounds" && value === 0),
  );
  return Object.fromEntries(kept) as unknown as UnitEntry;
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

/** On one line, with a space after each comma and colon, as a person would write it. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${inLine(part)}`);
  return `{${parts.join(", ")}}`;
}
