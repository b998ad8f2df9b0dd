/** Which of the panels below the field is open on a phone. */
import type { Group } from "$web/boards/board";

export type Tab = "mine" | "rivals" | "goals";

/** The one that was chosen, unless an answer lies in another and nobody has insisted since it was asked. */
export function tabOpen(
  tabs: readonly { name: Tab }[],
  chosen: Tab,
  insisted: boolean,
  groups: Readonly<Partial<Record<Tab, readonly Group[]>>>,
): Tab {
  const there = (name: Tab) => tabs.some((tab) => tab.name === name);
  const lit = tabs.find(({ name }) => groups[name]?.some(holds))?.name;
  if (lit && !insisted) return lit;
  return there(chosen) ? chosen : (tabs[0]?.name ?? chosen);
}

const holds = ({ places }: Group): boolean => places.some(({ offers }) => offers.length > 0);
