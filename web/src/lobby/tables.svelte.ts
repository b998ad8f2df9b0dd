/** The tables at which I have a seat: polled while the page is looked at, how each stands for me, and when it last changed. */
import * as api from "$web/api";
import { verdict } from "$web/table/result";
import type { MyTable } from "$web/wire/types";

const POLL_MS = 30_000;

export class MyTables {
  all: readonly MyTable[] = $state.raw([]);
  /** When they were fetched, in seconds since 1970. */
  at = $state(0);

  /** Fetches them now, when the page is looked at again, and every half minute; returns what ends that. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.#fetch();
    };
    look();
    const timer = setInterval(look, POLL_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async #fetch(): Promise<void> {
    try {
      this.all = await api.myTables();
      this.at = Date.now() / 1000;
    } catch {
      // what is shown stays; the games themselves tell when the server is away
    }
  }
}

export type TableStatus = "my-turn" | "their-turn" | "open" | "paused" | "won" | "lost" | "drawn" | "over";

/** How a table stands for me. Who plays against nobody else has neither won nor lost: for them it is just over. */
export function statusOf(table: MyTable): TableStatus {
  switch (table.stage) {
    case "open":
    case "paused":
      return table.stage;
    case "playing":
      return table.my_turn ? "my-turn" : "their-turn";
    case "over":
      return endOf(table);
  }
}

function endOf({ result, mine }: MyTable): TableStatus {
  const how = result ? verdict(result, mine) : "watched";
  return how === "watched" || how === "stopped" ? "over" : how;
}

/** What needs me first, then what waits for others; each kind as it came, newest first. */
export function runningTables(tables: readonly MyTable[]): MyTable[] {
  const going = tables.filter((table) => table.stage !== "over");
  return [...going.filter((table) => table.my_turn), ...going.filter((table) => !table.my_turn)];
}

export function finishedTables(tables: readonly MyTable[]): MyTable[] {
  return tables.filter((table) => table.stage === "over");
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Such as "5 minutes ago" or "yesterday"; both times in seconds since 1970. */
export function timeAgo(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const [unit, seconds] = UNITS.find(([, length]) => passed >= length) ?? ["second", 1];
  const count = unit === "second" ? 0 : Math.floor(passed / seconds);
  if (unit === "day" && count > 30)
    return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(then * 1000));
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, unit);
}
