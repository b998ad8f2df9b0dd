/** How a table stands for me, in one word. */
import { verdict } from "$web/table/result";
import type { MyTable } from "$web/wire/types";

export type Standing = "my-turn" | "their-turn" | "open" | "paused" | "won" | "lost" | "drawn" | "over";

/** Who plays against nobody else has neither won nor lost: for them it is just over. */
export function standing(table: MyTable): Standing {
  switch (table.stage) {
    case "open":
    case "paused":
      return table.stage;
    case "playing":
      return table.my_turn ? "my-turn" : "their-turn";
    case "over":
      return ended(table);
  }
}

/** What needs me first, then what waits for others; each kind as it came, newest first. */
export function running(tables: readonly MyTable[]): MyTable[] {
  const going = tables.filter((table) => table.stage !== "over");
  return [...going.filter((table) => table.my_turn), ...going.filter((table) => !table.my_turn)];
}

export function finished(tables: readonly MyTable[]): MyTable[] {
  return tables.filter((table) => table.stage === "over");
}

function ended({ result, mine }: MyTable): Standing {
  const how = result ? verdict(result, mine) : "watched";
  return how === "watched" ? "over" : how;
}
