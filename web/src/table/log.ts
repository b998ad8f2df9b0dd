/** The log of a table as lines to read: what happened for one pair of eyes, undone answers struck out. */
import type { GameEvent } from "$web/boards/board";
import type { News } from "$web/wire/types";

export interface Line {
  /** Stays the same while the log grows: the entry's number and the event's place in it. */
  key: string;
  number: number;
  at: number;
  /** Who did it; null: nobody at the table. */
  seat: number | null;
  /** An event of the game, an answer of one's own without one, or something at the table. */
  told: { event: GameEvent } | { action: string } | { news: News };
  /** The first line of an answer. */
  first: boolean;
  struck: boolean;
}

/** How far the log may be read: up to this event of this entry; what comes later is still being shown. */
export interface Mark {
  number: number;
  event: number;
}

export const EVERYTHING: Mark = { number: Number.POSITIVE_INFINITY, event: 0 };

/** Whether an event tells all that the one before it told: the next step of the same move. */
export type Folds = (earlier: GameEvent, later: GameEvent) => boolean;

/** What stands in the log for these eyes. */
export function linesOf(
  news: readonly News[],
  eyes: string,
  until: Mark = EVERYTHING,
  folds: Folds = () => false,
): Line[] {
  const struck = struckNumbers(news.filter((each) => each.number <= until.number));
  return news.flatMap((each) => {
    if (each.number > until.number) return [];
    const line = { number: each.number, at: each.at, seat: each.seat ?? null, struck: struck.has(each.number) };
    const told = toldBy(each, eyes).slice(0, each.number === until.number ? until.event : undefined);
    const lines = told.map((what, at) => ({ ...line, key: `${each.number}.${at}`, told: what, first: false }));
    const kept = lines.filter(({ told: earlier }, at) => {
      const later = told[at + 1];
      return !(later && "event" in earlier && "event" in later && folds(earlier.event, later.event));
    });
    return kept.map((each, at) => ({ ...each, first: at === 0 }));
  });
}

function toldBy(news: News, eyes: string): Line["told"][] {
  const events = eventsOf(news, eyes).map((event) => ({ event }));
  if (news.what === "acted") return events.length === 0 && news.action ? [{ action: news.action }] : events;
  return SILENT.has(news.what) ? events : [{ news }, ...events];
}

/** What is no news to anybody, or is told elsewhere. */
const SILENT = new Set(["said", "slept", "opened"]);

/** What these eyes saw happen. */
export function eventsOf(news: News, eyes: string): GameEvent[] {
  return (news.events?.[eyes] ?? news.events?.watcher ?? []) as GameEvent[];
}

/** The entries whose answers no longer count. */
export function struckNumbers(news: readonly News[]): Set<number> {
  return new Set(news.flatMap((each) => each.gone ?? []));
}

/** How many answers of the whole table a take-back to before the seat's last answer takes; 0 where it has given none. */
export function answersSince(news: readonly News[], seat: number): number {
  const struck = struckNumbers(news);
  const standing = news.filter((each) => each.what === "acted" && !struck.has(each.number));
  const last = standing.findLastIndex((each) => each.seat === seat);
  return last < 0 ? 0 : standing.length - last;
}

/** The same lines, as the very same objects where nothing about them has changed: only what is new is drawn anew. */
export function keeping(before: readonly Line[], lines: readonly Line[]): Line[] {
  const known = new Map(before.map((line) => [line.key, line]));
  return lines.map((line) => {
    const same = known.get(line.key);
    return same && same.struck === line.struck && said(same) === said(line) ? same : line;
  });
}

function said({ told }: Line): unknown {
  return "event" in told ? told.event : "action" in told ? told.action : told.news;
}
