/** Parlour's own games, by their folders: what every game must stand is tested with each of them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../parlour/games", import.meta.url));

export const GAMES = readdirSync(FOLDER)
  .filter((name) => existsSync(`${FOLDER}/${name}/game.py`))
  .sort();

/** How often a game is answered before it is looked at: never so often that a bot may have won it. */
export function answersOf(game: string): number {
  const file = `${FOLDER}/${game}/tests/browser.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as { answers: number }).answers : 4;
}
