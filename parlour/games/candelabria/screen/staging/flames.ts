/** The earth flames on the map once an event has been shown. */
import type { Told } from "./told";

export function flamesAfter(earth: Record<string, string[]>, told: Told): Record<string, string[]> {
  const here = (earth[told.territory] ?? []).filter((house) => house !== told.house);
  switch (told.event) {
    case "earth-lit":
      return { ...earth, [told.territory]: [...here, told.house] };
    case "earth-doused":
      return { ...earth, [told.territory]: here };
    default:
      return earth;
  }
}
