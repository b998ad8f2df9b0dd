import { expect, test } from "vitest";
import { asked } from "./fixtures/situations";
import { freshSince, glimpse } from "./fresh";
import { factsOf, mineOf, realmOf } from "./realm";

const { view } = asked("turn");
const mine = mineOf(view);
const realm = realmOf(view);
const other = realm.houses.find((house) => house !== mine) ?? "";
const seat = realm.houses.indexOf(other);

const changed = (table: object, earth = factsOf(view).earth) => ({
  ...view,
  table: { ...view.table, ...table },
  facts: { ...view.facts, earth },
});

test("nothing is new where nothing has happened", () => {
  const { places, moved } = freshSince(glimpse(view), view);
  expect([...places, ...moved]).toEqual([]);
});

test("a castle of somebody else that has walked is new, with where it came from; the own one is not", () => {
  const castles = realm.castles.map((at, of) => (of === seat ? "r6_mine" : of === view.seat ? "r6_curse" : at));
  const { places, moved } = freshSince(glimpse(view), changed({ castles }));
  expect([...places]).toEqual([`figure:${other}_castle`]);
  expect(moved).toEqual([{ figure: `${other}_castle`, from: realm.castles[seat] }]);
});

test("flames of others that were lit are new, and grounds where the own one went out", () => {
  const before = glimpse(changed({}, { r1_mine: [mine] }));
  const { places } = freshSince(before, changed({}, { r1_mine: [other], r2_mine: [mine] }));
  expect([...places].sort()).toEqual([`flame:r1_mine:${other}`, "r1_mine"].sort());
});

test("temples, cards of the display and upgrades of others are new", () => {
  const before = { ...glimpse(view), market: realm.tactics_display.slice(1), temples: {} };
  const { places } = freshSince(
    before,
    changed({ temples: { 3: ["white"] }, built: { ...realm.built, [String(seat)]: ["u01"] } }),
  );
  expect([...places].sort()).toEqual([`market:${realm.tactics_display[0]}`, "region:3", "upgrade:u01"].sort());
});
