/** Opens a table for somebody who plays alone. */
import * as api from "$web/api";
import type { Scene } from "$web/boards/board";
import { settings } from "$web/table/settings.svelte";

/** Opens a table for a puzzle; returns its path. */
export async function openPuzzle(game: string, id: string): Promise<string> {
  const { table } = await api.openTable({
    game,
    chairs: [{ kind: "me", name: settings.name }],
    options: { etude: id },
  });
  return `/t/${table}`;
}

/** Opens another table for the same puzzle or script; returns its path. */
export async function anew({ view, game }: Pick<Scene, "view" | "game">): Promise<string> {
  const { etude, custom, preview } = view.terms.options;
  const chosen = Object.entries({ etude, custom, preview }).filter(
    (option): option is [string, string] => option[1] !== undefined,
  );
  const { table } = await api.openTable({
    game: game.id,
    chairs: [{ kind: "me", name: settings.name }],
    options: Object.fromEntries(chosen),
  });
  return `/t/${table}`;
}
