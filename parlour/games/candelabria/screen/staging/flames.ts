/** The earth flames on the map once an event has been shown. */
import type { RealmEvent } from "../types";

export function flamesAfter(earth: Record<string, string[]>, told: RealmEvent): Record<string, string[]> {
  if (told.event !== "earth-lit" && told.event !== "earth-doused") return earth;
  const others = (earth[told.territory] ?? []).filter((house) => house !== told.house);
  return { ...earth, [told.territory]: told.event === "earth-lit" ? [...others, told.house] : others };
}
