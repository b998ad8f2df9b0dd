/** Which places an event or an answer speaks of. */
import type { GameEvent, View } from "$web/boards/board";
import { ANSWER } from "$web/boards/offered";
import { beginningOf, secondPlace } from "./beginning";
import { islandOn } from "./map/island";
import { placeOf } from "./offers";
import { type Realm, realmOf } from "./realm";

export function places(told: GameEvent | string, view: View): string[] {
  return [...new Set(typeof told === "string" ? ofAnswer(told, view) : ofEvent(told, view))];
}

function ofAnswer(action: string, view: View): string[] {
  const place = placeOf(action, { view, decision: view.decision });
  if (beginningOf(action) === null) return [place];
  // a manoeuvre goes on at a button that is there only once its card is picked
  const second = secondPlace(action, view);
  return second.startsWith(ANSWER) ? [place] : [place, second];
}

function ofEvent({ event, ...facts }: GameEvent, view: View): string[] {
  const house = typeof facts.house === "string" ? facts.house : "";
  const spoken = Object.entries(facts).flatMap(([name, fact]) => {
    if (name === "region" && typeof fact === "number" && fact > 0) return [`region:${fact}`];
    return [fact].flat().flatMap((id) => (typeof id === "string" ? spokenOf(id, house, view) : []));
  });
  return spoken;
}

function spokenOf(id: string, house: string, view: View): string[] {
  const realm = realmOf(view);
  if (islandOn(realm.side).lands.some((land) => land.id === id)) return [id];
  if (id in realm.at) return [`figure:${id}`];
  if (`${house}_${id}` in realm.at || id === "castle") return [`figure:${house}_${id}`];
  if (realm.houses.includes(id)) return [`house:${id}`];
  return ofCard(id, realm, view);
}

function ofCard(id: string, realm: Realm, view: View): string[] {
  if (realm.curses.includes(id)) return [`curse:${id}`];
  if (realm.tactics_display.includes(id)) return [`market:${id}`];
  if ((realm.hands[String(view.seat)] ?? []).includes(id)) return [`hand:${id}`];
  if (Object.values(realm.built).some((built) => built.includes(id))) return [`upgrade:${id}`];
  if ([...Object.values(realm.owned), ...Object.values(realm.used)].some((cards) => cards.includes(id)))
    return [`tactic:${id}`];
  return realm.common.includes(id) ? [`mission:${id}`] : [];
}
