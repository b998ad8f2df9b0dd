import { expect, test } from "vitest";
import type { Scene } from "$web/boards/board";
import { asked, sceneOf, views } from "../fixtures/situations";
import { factsOf, houseOf, type Realm, realmOf } from "../realm";
import { isOnStage, PARTS, type Stage, stageOf, stageWords, witheredAt } from "./theatre";

const fought = views.filter((view) => realmOf(view).contest > 0 && realmOf(view).fighting.length > 1);
const staged = (...given: Parameters<typeof stageOf>): Stage => {
  const stage = stageOf(...given);
  if (!stage) throw new Error("no battle");
  return stage;
};
const changed = (scene: Scene, realm: Partial<Realm>): Scene => ({
  ...scene,
  view: { ...scene.view, table: { ...realmOf(scene.view), ...realm } },
});
const cardsOn = (stage: Stage, house: string) =>
  stage.fighters.find((fighter) => fighter.house === house)?.slots.map((slot) => slot.card);

test("there is a stage in every battle of two or more, and nowhere else", () => {
  expect(fought.length).toBeGreaterThan(5);
  for (const view of views) expect(stageOf(sceneOf(view), null, null) !== null).toBe(fought.includes(view));
});

test("those who fight stand in the order of the track, each with the power that the region says and parts that make it", () => {
  for (const view of fought) {
    const stage = staged(sceneOf(view), null, null);
    const realm = realmOf(view);
    expect(stage.fighters.map((fighter) => fighter.seat)).toEqual(realm.fighting);
    for (const { house, power, parts } of stage.fighters) {
      expect(power).toBe(factsOf(view).powers[String(realm.contest)]?.[house] ?? 0);
      expect(PARTS.reduce((sum, part) => sum + parts[part], 0)).toBe(power);
      expect(stage.scale).toBeGreaterThanOrEqual(power);
    }
  }
});

test("whoever would win now is the one who leads", () => {
  for (const view of fought) {
    const leaders = staged(sceneOf(view), null, null).fighters.filter((fighter) => fighter.leads);
    const leader = factsOf(view).leaders[String(realmOf(view).contest)] ?? "";
    expect(leaders.map((fighter) => fighter.house)).toEqual(leader ? [leader] : []);
  }
});

test("before the reveal others show only whether they are ready, never a card", () => {
  const scene = asked("commit", null);
  const realm = realmOf(scene.view);
  const [one = 0, other = 0] = realm.fighting.filter((seat) => seat !== scene.view.seat).concat(realm.fighting);
  const { [String(one)]: _, ...still } = scene.view.asked;
  const waiting = { ...scene, view: { ...scene.view, asked: still, sealed: [one] } };
  const stage = staged(waiting, null, null);
  const sealed = stage.fighters.find((fighter) => fighter.seat === one);
  expect(sealed?.ready).toBe(true);
  expect(sealed?.slots).toEqual([1, 2].map((slot) => ({ slot, card: "", covered: true, glows: false })));
  expect(stage.fighters.find((fighter) => fighter.seat === other)?.ready).toBe(other === one);
  expect(stage.act).toBe("commit");
  expect(stageWords(scene, stage)).toBe(`Tactics are chosen in secret: 1 of ${realm.fighting.length} ready.`);
});

test("the cards that I am laying lie on my own slots", () => {
  const scene = asked("commit");
  const house = houseOf(realmOf(scene.view), scene.view.seat ?? -1);
  expect(cardsOn(staged(scene, null, null), house)).toEqual(["", ""]);
  expect(cardsOn(staged(scene, null, "commit none tc01-a"), house)).toEqual(["", "tc01-a"]);
});

test("revealed cards lie where they were put, and whoever is asked acts", () => {
  const scene = asked("neutralise");
  const realm = realmOf(scene.view);
  const stage = staged(scene, null, null);
  for (const [at, card] of Object.entries(realm.slotted))
    expect(cardsOn(stage, houseOf(realm, Math.floor(Number(at) / 2)))?.[Number(at) % 2]).toBe(card);
  expect(stage.act).toBe("neutralise");
  expect(stage.fighters.filter((fighter) => fighter.acts).map((fighter) => fighter.seat)).toEqual([scene.view.seat]);
  expect(stage.fighters.every((fighter) => fighter.ready === null)).toBe(true);
});

test("the slot that my question comes from glows, and the card that is told to take effect", () => {
  const scene = asked("neutralise");
  const [card = ""] = Object.values(realmOf(scene.view).slotted);
  const glowing = (...given: Parameters<typeof stageOf>) =>
    staged(...given).fighters.flatMap((fighter) =>
      fighter.slots.filter((slot) => slot.glows).map((slot) => `${fighter.house} ${slot.card}`),
    );
  expect(glowing(scene, null, null)).toEqual([]);
  expect(glowing(scene, { event: "tactics-resolved", card }, null)).toHaveLength(1);

  const house = houseOf(realmOf(scene.view), scene.view.seat ?? -1);
  const bare = changed(scene, {
    houses: realmOf(scene.view).houses.map((other) => (other === house ? "ash" : `not-${other}`)),
    slotted: {},
    withered: {},
  });
  const weak = { kind: "extinguish", options: [], facts: { source: "weak-ash" } };
  expect(glowing({ ...bare, decision: weak }, null, null)).toEqual(["ash "]);
  const seat = scene.view.seat ?? 0;
  const withered = changed(bare, { withered: { [String(2 * seat + 1)]: ["w3-a"] } });
  expect(
    glowing({ ...withered, decision: { kind: "either", options: [], facts: { source: "w3" } } }, null, null),
  ).toEqual(["ash "]);
});

test("at the end the winner is crowned, and said to fall behind if it was the first", () => {
  const scene = asked("neutralise", null);
  const realm = realmOf(scene.view);
  const [first, last] = [houseOf(realm, realm.fighting[0] ?? 0), houseOf(realm, realm.fighting.at(-1) ?? 0)];
  const won = (house: string) => ({
    event: "region-won",
    region: realm.contest,
    house,
    powers: realm.fighting.map(() => 5),
  });
  const stage = staged(scene, won(first), null);
  expect(stage).toMatchObject({ act: "outcome", winner: first, behind: last });
  expect(stage.fighters.filter((fighter) => fighter.leads).map((fighter) => fighter.house)).toEqual([first]);
  expect(stageWords(scene, stage)).toContain("falls behind");
  expect(staged(scene, won(last), null).behind).toBe("");
  expect(stageWords(scene, staged(scene, won("nobody"), null))).toMatch(/^Nobody wins/);
});

test("a winner who holds the curse of glory there gains twice as much", () => {
  const scene = asked("neutralise", 2);
  const realm = realmOf(scene.view);
  const seat = realm.fighting[0] ?? 0;
  const haunted = changed(scene, { haunts: { cu03: { region: realm.contest, territory: "", seat } } });
  const won = { event: "region-won", region: realm.contest, house: houseOf(realm, seat), powers: [] };
  expect(staged(haunted, won, null).worth).toBe(2 * factsOf(scene.view).worth);
  expect(staged(haunted, null, null).worth).toBe(factsOf(scene.view).worth);
  const elsewhere = changed(scene, { haunts: { cu03: { region: realm.contest + 1, territory: "", seat } } });
  expect(staged(elsewhere, won, null).worth).toBe(factsOf(scene.view).worth);
});

test("a withering card lies on the slot that it was laid on", () => {
  const { view } = changed(asked("turn"), { houses: ["ash", "coven"], withered: { "2": ["w1-a"], "3": [] } });
  expect(witheredAt(view, "coven", 1)).toBe("w1-a");
  expect([witheredAt(view, "coven", 2), witheredAt(view, "ash", 1), witheredAt(view, "ash", 2)]).toEqual(["", "", ""]);
});

test("my tactics cards lie on the stage only while I fight", () => {
  for (const view of views) {
    const realm = realmOf(view);
    for (const [seat, house] of realm.houses.entries())
      expect(isOnStage(view, house)).toBe(house !== "" && fought.includes(view) && realm.fighting.includes(seat));
  }
});

test("the card of another House glows as long as that House is asked about it", () => {
  const scene = asked("neutralise");
  const realm = realmOf(scene.view);
  const key = Object.keys(realm.slotted).find((slot) => Math.floor(Number(slot) / 2) !== scene.view.seat) ?? "";
  const [card, seat] = [realm.slotted[key] ?? "", String(Math.floor(Number(key) / 2))];
  const watched = (kind: string | null): Scene => ({
    ...scene,
    decision: null,
    view: { ...scene.view, decision: null, asked: kind === null ? {} : { [seat]: kind } },
  });
  const glowing = (kind: string | null, resolved: string) =>
    staged(watched(kind), null, null, resolved).fighters.flatMap((fighter) =>
      fighter.slots.filter((slot) => slot.glows).map((slot) => slot.card),
    );
  expect(card).not.toBe("");
  expect(glowing("ignite", card)).toEqual([card]);
  expect(glowing("slot", card)).toEqual([]);
  expect(glowing(null, card)).toEqual([]);
  expect(glowing("ignite", "")).toEqual([]);
});
