/** Which panels stand beside the map, and which of them is open: the one that was chosen, unless an answer lies in another. */
import type { Group } from "$web/boards/board";

export interface Tab {
  id: string;
  label: string;
  groups: readonly Group[];
}

export const holds = (tab: Tab): boolean =>
  tab.groups.some((group) => group.places.some((place) => place.offers.length > 0));

/** `insisted`: `chosen` was chosen during the current question, so it stays open even if the answer lies in another. */
export function tabOpen(
  tabs: readonly Tab[],
  chosen: string | null,
  marked: readonly string[],
  insisted = false,
): string | null {
  const own = tabs.find((tab) => tab.id === chosen) ?? tabs[0];
  if (!own) return null;
  const speaks = (tab: Tab) => tab.groups.some((group) => group.places.some((place) => marked.includes(place.id)));
  if (holds(own) || (insisted && own.id === chosen)) return own.id;
  return (tabs.find(holds) ?? tabs.find(speaks) ?? own).id;
}
