/** A line of the log in words. */
import type { Line } from "$web/table/log";
import { levelName } from "$web/table/people";
import { own } from "$web/words/own.svelte";
import type { Words } from "$web/words/words.svelte";

/** What a line says: the game's words for what happened in it, ours for what happened around it. */
export function sayLine({ told }: Line, words: Words, names: readonly string[]): string {
  if ("event" in told) return words.event(told.event);
  if ("action" in told) return words.action(told.action);
  const { what, seat, name, level, offer, count } = told.news;
  const who = name || names[seat ?? -1] || own.say("nobody");
  return own.say(`news-${what}`, { who, level: levelName(level ?? ""), offer: offer ?? "", count: count ?? 0 });
}
