/** What follows when a puzzle is over: a solved one is remembered, and the next one is at hand. */
import type { Onward, Scene } from "$web/boards/board";

/** Nothing but a puzzle of the book leads on from here. */
export async function finished({ view, game, words }: Scene, won: boolean): Promise<readonly Onward[]> {
  const { seats, options } = view.terms;
  const id = options.etude;
  if (seats !== 1 || id === undefined || (options.custom ?? "none") !== "none") return [];
  const { keepSolved, solvedPuzzles } = await import("./puzzles/progress");
  if (won) keepSolved(id);
  const [{ speech, inLanguage }, { book }, { chapters, nextPuzzle }, { openPuzzle }] = await Promise.all([
    import("./speech"),
    import("./script/book"),
    import("./puzzles/list"),
    import("./opening"),
  ]);
  const [said, all] = await Promise.all([speech(game, words.language), book()]);
  const next = won ? nextPuzzle(chapters(all), solvedPuzzles(), id) : null;
  const ways: Onward[] = next
    ? [
        {
          label: said.say("puzzles-next", { title: inLanguage(next, "title", words.language) }),
          icon: "step",
          main: true,
          go: () => openPuzzle(game.id, next.id),
        },
      ]
    : [];
  const list: Onward = {
    label: said.say("puzzles-all"),
    icon: "puzzle",
    go: async () => `/more/${game.id}/puzzles`,
  };
  return [...ways, list];
}
