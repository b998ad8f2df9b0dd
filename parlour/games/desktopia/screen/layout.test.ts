import { expect, test } from "vitest";
import type { Group } from "$web/boards/board";
import { shapeOf, tabOpen } from "./layout";

test("a phone has its panels below the field, a desk beside it, a very wide one on both sides", () => {
  expect(shapeOf(390, 600, 1)).toBe("tall");
  expect(shapeOf(960, 580, 1)).toBe("one");
  expect(shapeOf(1080, 780, 1)).toBe("one");
  expect(shapeOf(1900, 900, 1)).toBe("two");
});

test("a wide field leaves less room beside it", () => {
  expect(shapeOf(1600, 900, 1)).toBe("two");
  expect(shapeOf(1600, 900, 1.5)).toBe("one");
});

test("before anything is measured there is one column", () => {
  expect(shapeOf(0, 0, 1)).toBe("one");
});

const tabs = [{ name: "mine" }, { name: "rivals" }, { name: "goals" }] as const;
const group = (...actions: string[]): Group => ({
  id: "camp:1",
  label: "",
  places: [
    { id: "camp:1", x: 0, y: 0, label: "", offers: actions.map((action) => ({ action, label: action })), subjects: [] },
  ],
});

test("the tab that was chosen is open", () => {
  expect(tabOpen(tabs, "goals", false, { mine: [group()], rivals: [group()] })).toBe("goals");
});

test("a tab that holds an answer opens by itself, until somebody turns away from it", () => {
  expect(tabOpen(tabs, "mine", false, { rivals: [group("penalise 1")] })).toBe("rivals");
  expect(tabOpen(tabs, "goals", true, { rivals: [group("penalise 1")] })).toBe("goals");
});

test("where the chosen one is not there, the first is open", () => {
  expect(tabOpen([{ name: "rivals" }], "mine", true, {})).toBe("rivals");
});
