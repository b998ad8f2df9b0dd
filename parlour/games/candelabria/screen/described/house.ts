/** The board of a House: its stores, role slots, war board, tactics cards, upgrades and the missions that can be seen. */
import type { Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { aboutOf, nameOf } from "../naming";
import { ROLES } from "../printed";
import { figureIn, type Lying, ofSeat, realmOf, seatOf, slottedAt } from "../realm";
import { block, type Said } from "./placing";

export function houseGroup(scene: Scene, house: string, offers: Offers): Group {
  const { view, words } = scene;
  const seat = seatOf(realmOf(view), house);
  const said = [
    { id: `house:${house}`, words: storesWords(scene, house), subjects: [house] },
    ...ROLES.map((role) => slot(scene, house, role)),
    ...[1, 2].map((number) => war(scene, house, number)),
    ...tactics(scene, seat),
    ...upgrades(scene, seat),
    ...missions(scene, seat),
  ];
  const column = seat === view.seat ? 0 : 1 + seat;
  return block(scene, offers, `house:${house}`, nameOf(words, house), said, {
    x: -1000 - column * 400,
    y: 0,
    columns: 4,
  });
}

function storesWords({ view, words }: Scene, house: string): string {
  const realm = realmOf(view);
  const seat = seatOf(realm, house);
  return words.say("screen-stores", {
    house: nameOf(words, house),
    vp: realm.vp[seat] ?? 0,
    wax: realm.wax[seat] ?? 0,
    gold: realm.gold[seat] ?? 0,
    reserve: realm.reserve[seat] ?? 0,
    hand: ofSeat<Lying>(realm.hands, seat).length,
  });
}

function slot({ view, words }: Scene, house: string, role: string): Said {
  const realm = realmOf(view);
  const figure = figureIn(house, role);
  const [card] = realm.slots[figure] ?? [];
  const facts = { role: nameOf(words, role), card: card ? nameOf(words, card) : "", flames: realm.flames[figure] ?? 0 };
  return {
    id: `slot:${figure}`,
    words: words.say(card ? "screen-slot-taken" : "screen-slot-free", facts),
    subjects: card ? [card, role] : [role],
  };
}

function war({ view, words }: Scene, house: string, number: number): Said {
  const realm = realmOf(view);
  const [withered] = realm.withered[String(2 * seatOf(realm, house) + number - 1)] ?? [];
  const facts = {
    slot: number,
    card: withered ? nameOf(words, withered) : "",
    weak: words.attribute(`weak-${house}`, "about") ?? "",
  };
  return {
    id: `war:${house}:${number}`,
    words: words.say(withered ? "screen-war-withered" : "screen-war", facts),
    subjects: withered ? [withered] : [`weak-${house}`],
  };
}

function tactics({ view, words }: Scene, seat: number): Said[] {
  const realm = realmOf(view);
  const told = (key: string) => (card: string) => ({
    id: `tactic:${card}`,
    words: words.say(key, { card: nameOf(words, card), about: aboutOf(words, card) }),
    subjects: [card],
  });
  return [
    ...ofSeat(realm.owned, seat).map(told("screen-tactics-card")),
    ...ofSeat(realm.used, seat).map(told("screen-tactics-used")),
  ];
}

function upgrades({ view, words }: Scene, seat: number): Said[] {
  return ofSeat(realmOf(view).built, seat).map((token) => ({
    id: `upgrade:${token}`,
    words: words.say("screen-upgrade", { token: nameOf(words, token), about: aboutOf(words, token) }),
    subjects: [token],
  }));
}

function missions({ view, words }: Scene, seat: number): Said[] {
  const realm = realmOf(view);
  const seen = [...ofSeat<Lying>(realm.personal, seat), ...ofSeat(realm.open_missions, seat)];
  return seen
    .filter((mission) => mission !== null)
    .map((mission) => ({
      id: `mission:${mission}`,
      words: words.say("screen-mission", { mission: nameOf(words, mission), about: aboutOf(words, mission) }),
      subjects: [mission],
    }));
}

/** The card or the weak action on a slot in the battle that is going on. */
export function theatreSaid({ view, words }: Scene, house: string, number: number): Said {
  const card = slottedAt(realmOf(view), house, number);
  const facts = { house: nameOf(words, house), slot: number, card: card ? nameOf(words, card) : "" };
  return {
    id: `theatre:${house}:${number}`,
    words: words.say(card ? "screen-theatre-card" : "screen-theatre-weak", facts),
    subjects: card ? [card] : [`weak-${house}`],
  };
}
