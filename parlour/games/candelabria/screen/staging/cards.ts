/** How cubes, cards and upgrades change hands. */
import { lessOne } from "$web/boards/staging";
import { type Realm, seatOf } from "../realm";
import { more, type RealmChanges } from "./told";

export const cardsAfter: RealmChanges = {
  "cubes-taken": (realm, { house, wax, gold }) => ({
    wax: more(realm.wax, realm, house, wax),
    gold: more(realm.gold, realm, house, gold),
  }),
  "cube-stolen": (realm, { victim, kind }) =>
    kind === "wax" ? { wax: more(realm.wax, realm, victim, -1) } : { gold: more(realm.gold, realm, victim, -1) },
  "tactics-taken": (realm, { house, card }) => ({
    tactics_display: realm.tactics_display.filter((other) => other !== card),
    owned: withCard(realm, realm.owned, house, card),
  }),
  "upgrade-built": (realm, { house, upgrade, gold }) => ({
    gold: more(realm.gold, realm, house, -gold),
    tops: Object.fromEntries(
      Object.entries(realm.tops).map(([stack, top]) => [stack, top.filter((other) => other !== upgrade)]),
    ),
    built: withCard(realm, realm.built, house, upgrade),
  }),
  "card-spent": (realm, { house, card }) => ({
    hands: { ...realm.hands, [keyOf(realm, house)]: lessOne(realm.hands[keyOf(realm, house)] ?? [], card) },
    spent: withCard(realm, realm.spent, house, card),
  }),
  "withering-taken": (realm, { house, card, slot }) => ({
    withered: { ...realm.withered, "-1": [], [String(2 * seatOf(realm, house) + slot - 1)]: [card] },
  }),
};

function keyOf(realm: Realm, house: string): string {
  return String(seatOf(realm, house));
}

function withCard(realm: Realm, zone: Record<string, string[]>, house: string, card: string): Record<string, string[]> {
  const key = keyOf(realm, house);
  return { ...zone, [key]: [...(zone[key] ?? []).filter((other) => other !== card), card] };
}
