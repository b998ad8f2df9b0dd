import { expect, test } from "vitest";
import type { Group } from "$web/boards/board";
import { describe } from "../describe";
import { asked, sceneOf, views } from "../fixtures/situations";
import { badgeRoom, badgeScale, isTold, outlookOf } from "../map/outlook";
import { factsOf, realmOf } from "../realm";
import { type Layout, layoutOf, stackingOf } from "./layout";
import { tabOpen } from "./tabs";

const laidOut = (kind: string, width: number, height = 600) => {
  const scene = asked(kind);
  return layoutOf(scene, describe(scene), width, height);
};
const ids = (tabs: readonly { id: string }[]) => tabs.map((tab) => tab.id);

test("beside the island stands one column of tabs, and two where there is room for them", () => {
  const one = laidOut("turn", 1080, 760);
  expect([one.shape, one.columns, one.stacked]).toEqual(["wide", 1, false]);
  expect(ids(one.left)).toEqual(expect.arrayContaining(["own", "curses", "market", "forge", "houses"]));
  expect(one.right).toEqual([]);
  const two = laidOut("turn", 1520, 860);
  expect(two.columns).toBe(2);
  expect(ids(two.left).filter((id) => id !== "war")).toEqual(["own", "houses"]);
  expect(ids(two.right)).toEqual(expect.arrayContaining(["curses", "market", "forge"]));
  expect(laidOut("turn", 2200, 1040).stacked).toBe(true);
});

test("a board that is higher than wide is laid out like that of a phone", () => {
  expect(laidOut("turn", 834, 970).shape).toBe("tall");
  expect(laidOut("turn", 1024, 630).shape).toBe("wide");
});

test("on a phone everything is behind one row of tabs", () => {
  const { shape, left, right } = laidOut("turn", 390);
  expect(shape).toBe("tall");
  expect(left).toEqual([]);
  expect(ids(right)).toEqual(expect.arrayContaining(["own", "curses", "market", "forge", "houses"]));
});

test("in a battle its theatre is the first panel", () => {
  for (const width of [390, 960, 1600]) {
    const { left, right, fighting } = laidOut("commit", width, 700);
    expect(fighting).toBe(true);
    expect([...left, ...right][0]?.id).toBe("theatre");
  }
});

test("every group that has a panel is in one, whatever the screen", () => {
  for (const view of views) {
    const scene = sceneOf(view);
    const described = describe(scene);
    for (const width of [390, 960, 1600]) {
      const { left, right } = layoutOf(scene, described, width, 600);
      const shown = new Set([...left, ...right].flatMap((tab) => tab.groups.map((group) => group.id)));
      const drawn = new Set(["answers", "map", "figures", "hand", "alone"]);
      for (const { id } of described.groups) expect(shown.has(id) || drawn.has(id), id).toBe(true);
    }
  }
});

const group = (id: string, offers = 0): Group => ({
  id,
  label: id,
  places: [
    { id: `${id}:1`, x: 0, y: 0, label: "", offers: Array(offers).fill({ action: "a", label: "a" }), subjects: [] },
  ],
});
const tab = (id: string, offers = 0) => ({ id, label: id, groups: [group(id, offers)] });

test("the tab that was chosen is open, unless an answer or a hint is in another", () => {
  expect(tabOpen([tab("one"), tab("two")], null, [])).toBe("one");
  expect(tabOpen([tab("one"), tab("two")], "two", [])).toBe("two");
  expect(tabOpen([tab("one"), tab("two", 1)], "one", [])).toBe("two");
  expect(tabOpen([tab("one", 1), tab("two", 1)], "two", [])).toBe("two");
  expect(tabOpen([tab("one"), tab("two")], "one", ["two:1"])).toBe("two");
  expect(tabOpen([], "one", [])).toBeNull();
});

test("a badge names the one who would win first, and all who are there", () => {
  for (const view of views) {
    const facts = factsOf(view);
    for (const [region, leader] of Object.entries(facts.leaders)) {
      const { powers, winner } = outlookOf(view, Number(region));
      expect(powers.map(({ house }) => house).sort()).toEqual(Object.keys(facts.powers[region] ?? {}).sort());
      if (leader && winner === null) expect(powers[0]).toMatchObject({ house: leader, wins: true });
    }
  }
});

test("under a grey temple the least power stands first, and a region without a battle has no number", () => {
  const { view } = asked("turn");
  const staged = {
    ...view,
    table: { ...view.table, temples: { "6": ["white", "grey"] }, won: {} },
    facts: {
      ...view.facts,
      powers: { "6": { ash: 5, coven: 2, knights: 3 } },
      leaders: { "6": "coven" },
      battles: [2, 6],
    },
  };
  const outlook = outlookOf(staged, 6);
  expect(outlook.least).toBe(true);
  expect(outlook.powers.map(({ house }) => house)).toEqual(["coven", "knights", "ash"]);
  expect(outlook.order).toBe(2);
  expect(outlookOf(staged, 3).order).toBe(0);
});

test("what was won is won, whatever the powers say by now", () => {
  const { view } = asked("turn");
  const [house = ""] = realmOf(view).houses;
  const facts = { ...view.facts, powers: { "6": { [house]: 1, nobody: 9 } }, leaders: { "6": "nobody" }, battles: [6] };
  const outlook = outlookOf({ ...view, table: { ...view.table, won: { "6": 0 } }, facts }, 6);
  expect(outlook.winner).toBe(house);
  expect(outlook.powers[0]?.house).toBe(house);
});

test("badges grow on a small drawing, within reason", () => {
  expect(badgeScale(0)).toBeGreaterThan(1);
  expect(badgeScale(2)).toBe(1.2);
  expect(badgeScale(0.5)).toBeGreaterThan(1.2);
  expect(badgeScale(0.01)).toBe(badgeScale(0.02));
});

test("the smallest numbers of a badge can be read on the smallest usual board", () => {
  for (const pixels of [0.43, 0.5, 0.6, 0.9]) expect(17 * badgeScale(pixels) * pixels).toBeGreaterThanOrEqual(11);
});

test("a badge needs a battle and somebody there, and no room where nobody fights", () => {
  const outlook = outlookOf(asked("turn").view, 1);
  const powers = [{ house: "ash", power: 1, wins: true }];
  expect(isTold({ ...outlook, order: 1, powers })).toBe(true);
  expect(isTold({ ...outlook, order: 0, powers })).toBe(false);
  expect(isTold({ ...outlook, order: 1, powers: [] })).toBe(false);
  expect(badgeRoom(0, 1.5)).toEqual({ width: 0, height: 0 });
  expect(badgeRoom(6, 1).width).toBeGreaterThan(badgeRoom(2, 1).width);
});

const layout = (changes: Partial<Layout> = {}): Layout => ({
  shape: "wide",
  columns: 2,
  fighting: false,
  left: [],
  right: [],
  stacked: false,
  ...changes,
});

test("the higher the board, the more of the common panels stand below each other", () => {
  expect([580, 950, 1200].map((height) => stackingOf(layout(), height))).toEqual(["tabs", "close", "roomy"]);
});

test("on a phone and in a single column they are tabs, however high the board is", () => {
  expect(stackingOf(layout({ shape: "tall", columns: 0 }), 1200)).toBe("tabs");
  expect(stackingOf(layout({ columns: 1 }), 1200)).toBe("tabs");
});

test("between the wars there is a panel that tells how the last one went", () => {
  for (const view of views) {
    const scene = sceneOf(view);
    const { left, right, fighting } = layoutOf(scene, describe(scene), 1080, 760);
    expect(ids([...left, ...right]).includes("war")).toBe(!fighting && realmOf(view).fought.length > 0);
  }
});
