import { expect, test } from "vitest";
import { describe } from "../describe";
import { asked, sceneOf, views } from "../fixtures/situations";
import { realmOf } from "../realm";
import { boardHouse, cells, rivalsOf, standingOf } from "./household";

test("the warehouse holds wax first, then gold, and the rest is free", () => {
  expect(cells({ wax: 2, gold: 1 }, 5)).toEqual(["wax", "wax", "gold", "", ""]);
});

test("a House with three earth flames or fewer in reserve is warned, one with four is not", () => {
  const scene = asked("turn");
  const realm = realmOf(scene.view);
  const house = realm.houses[0] ?? "";
  const withReserve = (flames: number) =>
    standingOf(
      { ...scene, view: { ...scene.view, table: { ...realm, reserve: realm.houses.map(() => flames) } } },
      house,
    );
  expect(withReserve(3).scarce).toBe(true);
  expect(withReserve(4).scarce).toBe(false);
});

test("hidden cards of a hand are counted", () => {
  const scene = asked("turn");
  const realm = { ...realmOf(scene.view), hands: { "0": [null, "uc01", null] } };
  expect(standingOf({ ...scene, view: { ...scene.view, table: realm } }, realm.houses[0] ?? "").hand).toBe(3);
});

test("my rivals are all other Houses, the seat after mine first; to a spectator all are", () => {
  for (const view of views.filter((situation) => realmOf(situation).houses.every((house) => house !== ""))) {
    const scene = sceneOf(view);
    const { houses } = realmOf(view);
    const seat = view.seat;
    const order = seat === null ? houses : [...houses.slice(seat + 1), ...houses.slice(0, seat)];
    expect(rivalsOf(scene, describe(scene).groups).map(boardHouse)).toEqual(order);
  }
});
