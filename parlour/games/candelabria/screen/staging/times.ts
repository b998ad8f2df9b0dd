/** How years, seasons, turn order, points and battles change. */
import { type Realm, seatOf } from "../realm";
import type { TacticsRevealed } from "../types";
import { more, type RealmChanges } from "./told";

export const timesAfter: RealmChanges = {
  "house-taken": (realm, { seat, house }) => ({
    houses: realm.houses.map((other, at) => (at === seat ? house : other)),
  }),
  "year-began": (_, { year }) => ({ year }),
  "season-began": (_, { season }) => ({ season }),
  "curse-appeared": (realm, { curse, region }) => ({
    curses: [...realm.curses.filter((other) => other !== curse), curse],
    struck: realm.two ? realm.struck : [...realm.struck, region],
  }),
  "track-changed": (realm, { houses }) => ({ track: houses.map((house) => seatOf(realm, house)) }),
  "points-gained": (realm, { house, vp }) => ({ vp: more(realm.vp, realm, house, vp) }),
  "flame-sent": (realm, { house, curse }) => ({
    influence: {
      ...realm.influence,
      [curse]: more(realm.influence[curse] ?? realm.houses.map(() => 0), realm, house, 1),
    },
  }),
  "battle-began": (realm, { region, houses }) => ({
    contest: region,
    fighting: houses.map((house) => seatOf(realm, house)),
    slotted: {},
  }),
  "tactics-revealed": revealed,
  "tactics-neutralised": (realm, { card, target }) => ({
    slotted: Object.fromEntries(Object.entries(realm.slotted).filter(([, laid]) => laid !== card && laid !== target)),
  }),
  "region-won": (realm, { region, house }) => ({ won: { ...realm.won, [String(region)]: seatOf(realm, house) } }),
};

function revealed(realm: Realm, { house, slots }: Pick<TacticsRevealed, "house" | "slots">): Partial<Realm> {
  const seat = seatOf(realm, house);
  const laid = slots.flatMap((card, slot) => (card === "none" ? [] : [[String(2 * seat + slot), card] as const]));
  const cards = laid.map(([, card]) => card);
  const key = String(seat);
  const owned = realm.owned[key] ?? [];
  return {
    slotted: { ...realm.slotted, ...Object.fromEntries(laid) },
    owned: { ...realm.owned, [key]: owned.filter((card) => !cards.includes(card)) },
    used: { ...realm.used, [key]: [...(realm.used[key] ?? []), ...cards.filter((card) => owned.includes(card))] },
  };
}
