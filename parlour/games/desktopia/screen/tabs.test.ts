import { expect, test } from "vitest";
import type { Group } from "$web/boards/board";
import { tabOpen } from "./tabs";

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
