/** Puts many answers in order: by their first word, and narrowed to what somebody types. */
import type { Offer } from "$web/boards/board";

/** From so many answers on they are grouped, and from so many on there is a filter. */
export const GROUP_FROM = 9;
export const FILTER_FROM = 21;

export interface AnswerGroup {
  word: string;
  label: string;
  offers: Offer[];
}

/** The answers whose words or notation hold every word of the filter, in groups where they are many. */
export function grouped(offers: readonly Offer[], wanted: string, label: (word: string) => string): AnswerGroup[] {
  const sought = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fitting = offers.filter((offer) => {
    const text = `${offer.label} ${offer.action}`.toLocaleLowerCase();
    return sought.every((word) => text.includes(word));
  });
  if (fitting.length === 0) return [];
  if (offers.length < GROUP_FROM) return [{ word: "", label: "", offers: fitting }];
  const groups = new Map<string, Offer[]>();
  for (const offer of fitting) {
    const word = offer.action.split(" ", 1)[0] ?? "";
    groups.set(word, [...(groups.get(word) ?? []), offer]);
  }
  return [...groups].map(([word, among]) => ({ word, label: label(word), offers: among }));
}
