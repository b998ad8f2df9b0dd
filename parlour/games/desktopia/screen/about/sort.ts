/** What sort of thing an id is that is to be explained. */
import { kindOf, typeOf } from "../desk";
import { missileLook } from "../looks/missiles";
import { ARTIFACTS, CHARACTERS, RITUALS } from "../pages/script/roster";

export type Sort =
  | "character"
  | "missile"
  | "artifact"
  | "ritual"
  | "camp"
  | "zone"
  | "terrain"
  | "rule"
  | "barrel"
  | "words";

export function sortOf(subject: string, onDesk: (disk: string) => boolean): Sort {
  const [head = "", rest] = subject.split(":");
  if (rest !== undefined && (head === "camp" || head === "zone" || head === "terrain" || head === "rule")) return head;
  if (typeOf(subject) in CHARACTERS) return "character";
  if (missileLook(subject)) return "missile";
  if (subject in ARTIFACTS) return "artifact";
  if (RITUALS.includes(typeOf(subject))) return "ritual";
  return onDesk(subject) && kindOf(subject) === "barrel" ? "barrel" : "words";
}
