/** Opens a table for somebody who plays alone. */
import * as api from "$web/api";
import { settings } from "$web/table/settings.svelte";

/** The table of a puzzle; the path that leads to it. */
export async function openPuzzle(game: string, id: string): Promise<string> {
  const { table } = await api.openTable({
    game,
    chairs: [{ kind: "me", name: settings.name }],
    options: { etude: id },
  });
  return `/t/${table}`;
}
