/** The screens that games bring: `parlour/games/<game>/screen/index.ts`, fetched when the game is opened. */
import type { Screen } from "$web/boards/board";
import { plain } from "$web/boards/plain";

const SCREENS = import.meta.glob<{ screen: Screen }>("../../../parlour/games/*/screen/index.ts");

/** The screen of a game; the plain one for a game that brings none. */
export async function screenOf(game: string): Promise<Screen> {
  const load = SCREENS[`../../../parlour/games/${game}/screen/index.ts`];
  return load ? (await load()).screen : plain;
}
