/** The tray: the kinds of unit or the cards that an answer is chosen from. */
import type { Group, Place, Scene } from "$web/boards/board";
import { may } from "$web/boards/offered";
import { BOARD } from "../field/geometry";
import { aboutOf, nameOf } from "../naming";
import { inTray, type Offers } from "../offers";
import { printedOf } from "../war";

/** What lies in the tray; null where nothing does. */
export function trayOf(scene: Scene, offers: Offers): Group | null {
  const tray = [...offers.keys()].filter((place) => place?.startsWith("tray:")) as string[];
  const places = tray.map((id, at): Place => {
    const here = offers.get(id) ?? [];
    return {
      id,
      // in a row or a column, as there is room: either way the arrows lead on
      x: BOARD.width * ((at + 0.5) / tray.length),
      y: BOARD.height + BOARD.width * ((at + 0.5) / tray.length),
      label: [...inTray(id).map((name) => trayWords(scene, name)), ...may(scene, here, { between: ", " })].join("; "),
      offers: here,
      subjects: [...new Set(inTray(id))],
    };
  });
  return places.length > 0 ? { id: "tray", label: scene.words.say("screen-tray"), places } : null;
}

function trayWords(scene: Scene, id: string): string {
  const { game, words } = scene;
  const kind = printedOf(game).kinds[id];
  if (!kind) return [nameOf(words, game, id), aboutOf(words, game, id)].filter(Boolean).join(". ");
  return words.say("screen-kind", {
    ...kind,
    unit: nameOf(words, game, id),
    rank: words.say(`class-${kind.rank}`),
    mount: words.say(`mount-${kind.mount}`),
    time: kind.summon_time,
  });
}
