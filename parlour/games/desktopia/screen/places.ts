/** Which places an event or an answer speaks of. */
import type { GameEvent, View } from "$web/boards/board";
import { ANSWER } from "$web/boards/offered";
import { carrierOf, type Desk, deskOf } from "./desk";
import { beginningOf, CAMP, goalOf, HAND, placeOf } from "./offers";

export function places(told: GameEvent | string, view: View): string[] {
  return [...new Set(typeof told === "string" ? ofAnswer(told, view) : ofEvent(told, deskOf(view)))];
}

function ofAnswer(action: string, view: View): string[] {
  const place = placeOf(action, { view, decision: view.decision });
  const both = beginningOf(action) === null ? [place] : [place, goalOf(action)];
  return both.filter((id) => !id.startsWith(ANSWER));
}

function ofEvent({ event, seat, ...facts }: GameEvent, desk: Desk): string[] {
  const disks = Object.values(facts)
    .flat()
    .flatMap((id) => (typeof id === "string" ? diskOf(id, desk) : []));
  // what has a place on the desk says more than whose it is
  if (disks.length > 0 || typeof seat !== "number") return disks;
  return [`${CAMP}${seat}`];
}

function diskOf(id: string, desk: Desk): string[] {
  if (id in desk.at || id in desk.on) return [id];
  const carrier = carrierOf(desk, id);
  if (carrier) return [carrier];
  return Object.values(desk.hands).some((cards) => cards.includes(id)) ? [`${HAND}${id}`] : [];
}
