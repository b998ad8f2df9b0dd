/** Which missile each character shoots (RULES.md 11.2), by its short name. */
import { typeOf } from "../desk";

const MISSILES: Readonly<Record<string, string>> = {
  adjarkha: "flame",
  sirokh: "tornado",
  div: "arrow",
  baaroun: "lightning",
  vailla: "magnet",
  akeru: "tick",
};

export const missileOf = (disk: string): string => MISSILES[typeOf(disk)] ?? "arrow";
