import { expect, test } from "vitest";
import type { Scene } from "$web/boards/board";
import { asked } from "../fixtures/situations";
import { type Realm, realmOf } from "../realm";
import { missionPlaces } from "./missions";

const given = (changed: Partial<Realm>): Scene => {
  const scene = asked("turn");
  const table = { ...realmOf(scene.view), houses: ["ash", "coven"], two: false, claimed: {}, ...changed };
  return { ...scene, view: { ...scene.view, table } };
};

test("a yearly mission is worth what its year gives, to whoever was first", () => {
  const scene = given({ year: 2, claimed: { my04: [{ seat: 1, marked: true }] } });
  expect(missionPlaces(scene, "my04")).toEqual([{ vp: 8, house: "coven", shut: false }]);
});

test("a hierarchical mission has three places, taken in their order", () => {
  const scene = given({ claimed: { mh05: [{ seat: 0, marked: true }] } });
  expect(missionPlaces(scene, "mh05").map(({ vp, house }) => [vp, house])).toEqual([
    [12, "ash"],
    [8, ""],
    [4, ""],
  ]);
});

test("with two players the second place is blocked, and yearly missions wait for the second year", () => {
  const scene = given({
    two: true,
    year: 1,
    claimed: {
      mh05: [
        { seat: 0, marked: true },
        { seat: 1, marked: true },
      ],
    },
  });
  expect(missionPlaces(scene, "mh05").map(({ vp, house }) => [vp, house])).toEqual([
    [12, "ash"],
    [4, "coven"],
  ]);
  expect(missionPlaces(scene, "my04")[0]?.shut).toBe(true);
});
