/** The described model of Horde: every hex, the tray, the event and the armies, in words. */
import type { Described, Group, Place, Scene } from "$web/boards/board";
import { armyOf } from "./described/army";
import { fieldOf } from "./described/field";
import { trayOf } from "./described/tray";
import { BOARD } from "./field/geometry";
import { aboutOf, nameOf } from "./naming";
import { offersAt } from "./offers";
import { standing } from "./standing";
import { printedOf, warOf } from "./war";

export function describe(scene: Scene): Described {
  const offers = offersAt(scene);
  const tray = trayOf(scene, offers);
  return {
    summary: standing(scene),
    groups: [
      ...(tray ? [tray] : []),
      fieldOf(scene, offers),
      eventOf(scene),
      ...warOf(scene.view).factions.map((faction) => armyOf(scene, faction)),
    ],
    offers: offers.get(null) ?? [],
  };
}

/** The event of the round, and who has won its wager. */
export function eventOf(scene: Scene): Group {
  return { id: "event", label: scene.words.say("screen-event"), places: [eventPlace(scene)] };
}

function eventPlace(scene: Scene): Place {
  const { view, game, words } = scene;
  const war = warOf(view);
  const card = war.active_event[0];
  const parts = [words.say("screen-event-none")];
  if (card) {
    const type = words.say(`type-${printedOf(game).cards[card]?.type ?? ""}`);
    const about = aboutOf(words, game, card) ?? "";
    parts[0] = words.say("screen-event-card", { card: nameOf(words, game, card), type, about });
  }
  if (war.winner) parts.push(words.say("screen-event-winner", { faction: nameOf(words, game, war.winner) }));
  parts.push(words.say("screen-deck", { left: war.events_deck.length }));
  return {
    id: "event",
    x: BOARD.width / 2,
    y: -80,
    label: parts.join(" "),
    offers: [],
    subjects: card ? [card] : [],
  };
}
