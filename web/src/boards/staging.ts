/** What events do to a table: only for the eye, until the next view tells how it stands. */
import type { GameEvent } from "$web/boards/board";

/** What each event changes of the table; of any other, nothing. */
export type Changes<Table, Told extends { event: string }> = {
  readonly [One in Told as One["event"]]?: (table: Table, told: One) => Partial<Table>;
};

/** An event whose cards lie open. */
export type Open<Told> = { [Fact in keyof Told]: NonNullable<Told[Fact]> };

/** What an event changes; null where nothing is said about it. */
export function changedBy<Table>(changes: object, table: Table, event: GameEvent): Partial<Table> | null {
  const known = changes as Readonly<Record<string, (table: Table, told: GameEvent) => Partial<Table>>>;
  return known[event.event]?.(table, event) ?? null;
}

/** What is left of a record without some of its names. */
export function without<Value>(record: Readonly<Record<string, Value>>, ...names: string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Without this card; where it cannot be seen, without one of the hidden ones. */
export function lessOne<Card extends string | null>(cards: readonly Card[], card: string | null): Card[] {
  const known = cards.indexOf(card as Card);
  const gone = known >= 0 ? known : cards.indexOf(null as Card);
  return cards.filter((_, at) => at !== gone);
}
