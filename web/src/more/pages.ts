/** Finds the pages that a game brings along beside its table: `parlour/games/<game>/screen/pages/index.ts`. */
import type { GamePage } from "$web/boards/board";

// only the lists come with the client; each page is fetched when it is opened
const brought = import.meta.glob<{ pages: readonly GamePage[] }>("../../../parlour/games/*/screen/pages/index.ts", {
  eager: true,
});

/** The pages of a game in the order in which they are offered; most games have none. */
export function pagesOf(game: string): readonly GamePage[] {
  return brought[`../../../parlour/games/${game}/screen/pages/index.ts`]?.pages ?? [];
}

/** The addresses of those of its pages that teach it. */
export const waysToLearn = (game: string): string[] =>
  pagesOf(game).flatMap(({ id, teaches }) => (teaches ? `/more/${game}/${id}` : []));
