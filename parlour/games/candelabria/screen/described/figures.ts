/** The figures on the map: castles, candles and, with two players, curses; each is a place of its own. */
import type { Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { nameOf } from "../naming";
import { placedFigures } from "../placed";
import { realmOf, territoryOf } from "../realm";
import { figureWords } from "./map";
import { placedAt } from "./placing";

export function figuresGroup(scene: Scene, offers: Offers): Group {
  const { view, words } = scene;
  const places = placedFigures(view).map(({ figure, at }) => {
    const territory = nameOf(words, territoryOf(realmOf(view), figure));
    const where = words.say("screen-stands-in", { figure: figureWords(scene, figure), territory });
    return placedAt(scene, offers, { id: `figure:${figure}`, words: where, subjects: [figure] }, at.x, at.y);
  });
  return { id: "figures", label: words.say("screen-figures"), places };
}
