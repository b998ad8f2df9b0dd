/** The described model of Horde: every hex, the tray, the event and the armies, in words. */
import type { Described, Scene } from "$web/boards/board";
import { armyOf } from "./described/army";
import { eventOf } from "./described/event";
import { fieldOf } from "./described/field";
import { trayOf } from "./described/tray";
import { offersAt } from "./offers";
import { standing } from "./standing";
import { warOf } from "./war";

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
