// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { Gestures } from "$web/boards/gestures.svelte";
import { Picking } from "$web/boards/picking.svelte";
import { describe } from "../describe";
import { asked, game, LANGUAGES, sceneOf } from "../fixtures/situations";
import { aloneOf } from "./alone";
import { standingOf } from "./household";
import RoleSlot from "./RoleSlot.svelte";
import TrackAlone from "./TrackAlone.svelte";

const { view } = asked("turn");
const told = { solo: true, scenario: "alabaster_siege", round: 2, rounds: 7, respite: 3, orders: ["kindle"] };
const lonely = {
  ...view,
  table: { ...view.table, ...told },
  facts: { ...view.facts, burning: { r6_mine: 4, r6_curse: 1 } },
};

test("a game alone tells its round and what is left; a game of several does not", () => {
  expect(aloneOf({ view: lonely, game })).toMatchObject({ round: 2, rounds: 7, respite: 3, left: 5, order: "kindle" });
  expect(aloneOf({ view: { ...view, table: { ...view.table, solo: false } }, game })).toBeNull();
});

test("nobody wins points alone", () => {
  const house = view.table.houses[0];
  expect(standingOf(sceneOf(lonely), house).vp).toBeNull();
  expect(standingOf(sceneOf(view), house).vp).toBe(view.table.vp[0]);
});

test.each(LANGUAGES)("in %s the scenario stands in the place of the turn order", (language) => {
  const scene = sceneOf(lonely, language);
  const described = describe(scene);
  const group = described.groups.find(({ id }) => id === "alone");
  if (!group) throw new Error("nothing is said of the game alone");
  const gestures = new Gestures(() => ({ described, choose: () => {}, explain: () => {} }), new Picking(() => null));
  const { container } = render(TrackAlone, { props: { scene, group, gestures, marked: [] } });
  expect(group.places.map(({ subjects }) => subjects[0])).toEqual([
    "alabaster_siege",
    "objective-clear",
    "respite",
    "kindle",
  ]);
  expect(container.querySelectorAll("[data-place]")).toHaveLength(group.places.length);
  expect(container.querySelectorAll(".pips i")).toHaveLength(7);
  expect(container.querySelectorAll(".pips .past")).toHaveLength(1);
  expect(container.textContent).not.toMatch(/screen-|objective-|scenario-|order-|undefined/);
});

test("a candle on the map fills its role slot though no card lies there", () => {
  const drawn = (at: Record<string, string>) => {
    const table = { ...view.table, slots: {}, at, flames: { ash_warrior: 2 } };
    return render(RoleSlot, { props: { scene: sceneOf({ ...view, table }), figure: "ash_warrior" } }).container;
  };
  expect(drawn({ ash_warrior: "r1_mine" }).querySelector(".free")).toBeNull();
  expect(drawn({}).querySelector(".free")).not.toBeNull();
});
