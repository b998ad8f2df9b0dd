/** The log of a table as lines to read, and those in words: what happened for one pair of eyes, undone answers struck out. */
import type { GameEvent } from "$web/boards/board";
import { levelName } from "$web/table/people";
import type { News } from "$web/wire/types";
import { own } from "$web/words/own.svelte";
import type { Words } from "$web/words/words.svelte";

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
  /** In a story: what else is told in the same line. */
  more?: readonly GameEvent[];
  /** In a story: how many times in a row this happened. */
  times?: number;
  /** In a story: the line begins a part of it. */
  heading?: Heading | undefined;
}

/** A round, a year, a battle; a turn within it. */
export type Heading = "chapter" | "turn";

/** How far the log may be read: up to this event of this entry; what comes later is still being shown. */
export interface Mark {
  number: number;
  event: number;
}

export const EVERYTHING: Mark = { number: Number.POSITIVE_INFINITY, event: 0 };

/** Whether an event tells all that the one before it told: the next step of the same move. */
export type Folds = (earlier: GameEvent, later: GameEvent) => boolean;

export function linesOf(
  news: readonly News[],
  eyes: string,
  until: Mark = EVERYTHING,
  folds: Folds = () => false,
): Line[] {
  const struck = struckNumbers(news.filter((entry) => entry.number <= until.number));
  return news.flatMap((entry) => {
    const { number, at } = entry;
    if (number > until.number) return [];
    const common = { number, at, seat: entry.seat ?? null, struck: struck.has(number) };
    const told = toldBy(entry, eyes).slice(0, number === until.number ? until.event : undefined);
    const lines = told.map((what, place) => ({ ...common, key: `${number}.${place}`, told: what, first: false }));
    const kept = lines.filter(({ told: earlier }, at) => {
      const later = told[at + 1];
      return !(later && "event" in earlier && "event" in later && folds(earlier.event, later.event));
    });
    return kept.map((line, place) => ({ ...line, first: place === 0 }));
  });
}

/** Events of these names are headings, in every game. */
const HEADINGS: Readonly<Record<string, Heading>> = {
  "round-began": "chapter",
  "year-began": "chapter",
  "season-began": "chapter",
  "battle-began": "chapter",
  "turn-began": "turn",
};
/** A line that tells more is hard to read. */
const MOST_EVENTS = 6;

/**
 * The same lines as a story: one for each move with what came of it, headings between them, and what happens several times in
 * a row told once. An answer without an event is told only as long as nothing follows it, unless `tells` says so.
 */
export function storyOf(lines: readonly Line[], tells: (action: string) => boolean = () => false): Line[] {
  // that a mere choice was taken back is no news: nothing came of it
  const choices = new Set(
    lines.filter(({ told }) => "action" in told && !tells(told.action)).map(({ number }) => number),
  );
  const isUndone = ({ told, struck, number }: Line) =>
    "news" in told
      ? told.news.gone?.length && told.news.gone.every((gone) => choices.has(gone))
      : struck && choices.has(number);
  const standing = lines.filter((line) => !isUndone(line));
  const last = standing.at(-1)?.number;
  const story: Line[] = [];
  let headed = 0;
  for (const line of standing) {
    if ("action" in line.told && line.number !== last && !tells(line.told.action)) continue;
    const before = story.at(-1);
    const heading = "event" in line.told ? HEADINGS[line.told.event.event] : undefined;
    if (heading) headed = line.number;
    if (heading) story.push({ ...line, heading, first: false });
    else if (before && goesOn(before, line))
      story[story.length - 1] = { ...before, more: [...(before.more ?? []), event(line)] };
    else {
      repeat(story);
      // what a new turn begins with is no deed of the player who has ended the one before
      const seat = line.number === headed ? null : line.seat;
      story.push({
        ...line,
        seat,
        first: line.first || before?.heading !== undefined || before?.number !== line.number,
      });
    }
  }
  repeat(story);
  return story;
}

/** Whether a line tells what came of the one before it: it is of the same answer and about the same piece or player. */
function goesOn(before: Line, line: Line): boolean {
  if (before.heading || before.number !== line.number || !("event" in before.told && "event" in line.told))
    return false;
  const told = [before.told.event, ...(before.more ?? [])];
  return (
    told.length < MOST_EVENTS && told.some((one) => namesOf(one).some((name) => namesOf(event(line)).includes(name)))
  );
}

/** The last line is told with the one before it where both are the same. */
function repeat(story: Line[]): void {
  const [before, line] = story.slice(-2);
  if (!before || !line || before.heading || !("event" in line.told) || before.struck !== line.struck) return;
  if (before.seat !== line.seat || JSON.stringify(tellings(before)) !== JSON.stringify(tellings(line))) return;
  story.splice(-2, 2, { ...before, number: line.number, times: (before.times ?? 1) + 1 });
}

function tellings(line: Line): unknown[] {
  return [said(line), ...(line.more ?? [])];
}

function event({ told }: Line): GameEvent {
  if (!("event" in told)) throw new Error("nothing happened in this line");
  return told.event;
}

/** The pieces and players that an event is about. */
function namesOf({ event: _, ...facts }: GameEvent): string[] {
  return Object.entries(facts).flatMap(([fact, value]) =>
    fact === "seat" ? [`seat ${value}`] : typeof value === "string" && value !== "" ? [value] : [],
  );
}

/** Everything that a line tells, each thing for itself. */
export function eventsIn({ told, more = [] }: Line): (GameEvent | string)[] {
  if ("news" in told) return [];
  return "event" in told ? [told.event, ...more] : [told.action];
}

function toldBy(news: News, eyes: string): Line["told"][] {
  const events = eventsOf(news, eyes).map((event) => ({ event }));
  if (news.what === "acted") return events.length === 0 && news.action ? [{ action: news.action }] : events;
  return SILENT.has(news.what) ? events : [{ news }, ...events];
}

/** What is no news to anybody, or is told elsewhere. */
const SILENT = new Set(["said", "slept", "arrived", "opened"]);

export function eventsOf(news: News, eyes: string): GameEvent[] {
  return (news.events?.[eyes] ?? news.events?.watcher ?? []) as GameEvent[];
}

/** The entries whose answers no longer count. */
export function struckNumbers(news: readonly News[]): Set<number> {
  return new Set(news.flatMap((entry) => entry.gone ?? []));
}

/** How many answers of the whole table a take-back to before the seat's last move takes; 0 where it has made none. */
export function answersSince(news: readonly News[], seat: number, declined: readonly number[] = []): number {
  const standing = standingAnswers(news);
  const last = standing.findLastIndex((entry) => entry.seat === seat);
  return last < 0 ? 0 : standing.length - last + lastMove(news, seat, declined) - 1;
}

/** How many answers make up the last move of that seat: two, if the first has only declined one of the questions `declined`. */
export function lastMove(news: readonly News[], seat: number, declined: readonly number[]): number {
  const standing = standingAnswers(news);
  const last = standing.findLastIndex((entry) => entry.seat === seat);
  const [before, first] = [standing[last - 2]?.number ?? 0, standing[last - 1]];
  if (first?.seat !== seat) return 1;
  return declined.some((asked) => asked >= before && asked < first.number) ? 2 : 1;
}

function standingAnswers(news: readonly News[]): News[] {
  const struck = struckNumbers(news);
  return news.filter((entry) => entry.what === "acted" && !struck.has(entry.number));
}

/** The standing entries from the seat's last answer on, and how many answers stood before it. */
export function lastTurn(news: readonly News[], seat: number): { entries: readonly News[]; answers: number } {
  const standing = standingAnswers(news);
  const from = Math.max(
    0,
    standing.findLastIndex((entry) => entry.seat === seat),
  );
  return { entries: standing.slice(from), answers: from };
}

/** The same lines, as the very same objects where nothing about them has changed: only what is new is drawn anew. */
export function reuseLines(before: readonly Line[], lines: readonly Line[]): Line[] {
  const known = new Map(before.map((line) => [line.key, line]));
  return lines.map((line) => {
    const same = known.get(line.key);
    return same && same.struck === line.struck && said(same) === said(line) && alike(same, line) ? same : line;
  });
}

function alike(same: Line, line: Line): boolean {
  return same.number === line.number && same.times === line.times && same.more?.length === line.more?.length;
}

function said({ told }: Line): unknown {
  return "event" in told ? told.event : "action" in told ? told.action : told.news;
}

/** What a line says: the game's words for what happened in it, ours for what happened around it. */
export function sayLine({ told, more = [], times = 1 }: Line, words: Words, names: readonly string[]): string {
  if ("event" in told) {
    const events = [told.event, ...more];
    const story = joinSentences(events.map((one, at) => words.event(one, events[at - 1])).filter(Boolean));
    return times > 1 ? own.say("log-times", { told: story, count: times }) : story;
  }
  if ("action" in told) return words.told(told.action) ?? words.action(told.action);
  const { what, seat, name, level, offer, count } = told.news;
  const who = name || names[seat ?? -1] || own.say("nobody");
  return own.say(`news-${what}`, { who, level: levelName(level ?? ""), offer: offer ?? "", count: count ?? 0 });
}

/**
 * Things that were said, one after the other: each ends like a sentence where another follows. Who is named at the head of
 * several in a row (“Sowers: …”) is named once.
 */
export function joinSentences(said: readonly string[]): string {
  const headOf = (text: string | undefined) => /^[^:.!?…]{1,40}: /.exec(text ?? "")?.[0] ?? null;
  return said
    .map((text, at) => {
      const head = headOf(text);
      const told = head !== null && head === headOf(said[at - 1]) ? text.slice(head.length) : text;
      if (at === said.length - 1) return told;
      if (head !== null && head === headOf(said[at + 1])) return `${told.replace(/\.$/, "")};`;
      return /[.!?…]$/.test(told) ? told : `${told}.`;
    })
    .join(" ");
}

/** Why something was refused, without the number of its rule and what is listed after it: on a board that is lit. */
export function whyOnly(words: string, rule: string): string {
  const [why = "", ...rest] = rule ? words.split(` (${rule})`) : [words];
  return rest.length > 0 ? `${why}.` : words;
}
