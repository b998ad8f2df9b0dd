import { expect, test } from "vitest";
import { tabOpen } from "./tabs";

const tab = (id: string, offers: number) => ({
  id,
  label: id,
  groups: [
    {
      id,
      label: id,
      places: [
        { id: `${id}:1`, x: 0, y: 0, label: "", offers: Array(offers).fill({ action: "a", label: "a" }), subjects: [] },
      ],
    },
  ],
});
const tabs = [tab("curses", 0), tab("forge", 1)];

test("whoever looks elsewhere while the same is asked is not called back to the answer", () => {
  expect(tabOpen(tabs, "curses", [])).toBe("forge");
  expect(tabOpen(tabs, "curses", [], true)).toBe("curses");
});

test("nobody insists on a tab that is not there, nor on one that was never chosen", () => {
  expect(tabOpen(tabs, "theatre", [], true)).toBe("forge");
  expect(tabOpen(tabs, "", [], true)).toBe("forge");
});
