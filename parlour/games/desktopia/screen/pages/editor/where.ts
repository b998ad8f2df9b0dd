/** Where in the editor a place of the file is: the server names places by their path in the file. */
import type { Panel } from "./checks";
import type { Thing } from "./things";

const WAY =
  /\b(sides|terrain|zones|artifacts|objects|victory|special_rules)\b(?:\[(\d+)\])?(?:\.squad\[(\d+)\])?(?:\.placement\.at\[(\d+)\])?/;
const KINDS = { terrain: "terrain", zones: "zone", artifacts: "artifact", objects: "object" } as const;
const PANELS: Readonly<Record<string, Panel>> = { victory: "goals", special_rules: "rules", sides: "squads" };
const TEXTS = /\b(?:title|intro|task|hint)_(?:en|ru)\b/;
const TABLE = /\b(?:players|field|first_player|rituals|actions_per_turn|round_limit|steadiness|difficulty|kind)\b/;

/** The thing or the panel that a refusal speaks of; null where it names no place. */
export function placeIn(refusal: string): Thing | Panel | null {
  const [, list = "", number, entry, disk] = WAY.exec(refusal) ?? [];
  if (list in KINDS && number !== undefined) return { kind: KINDS[list as keyof typeof KINDS], at: Number(number) };
  if (list === "sides" && number !== undefined && entry !== undefined) {
    return { kind: "unit", side: Number(number), entry: Number(entry), disk: Number(disk ?? 0) };
  }
  if (list !== "") return PANELS[list] ?? "table";
  if (TEXTS.test(refusal)) return "texts";
  return TABLE.test(refusal) ? "table" : null;
}
