import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Place } from "$web/boards/board";
import { type Heading, next, nextOffer, step, tabStop } from "$web/boards/walk";

const place = (id: string, x: number, y: number, offers = 0): Place => ({
  id,
  x,
  y,
  label: id,
  offers: Array.from({ length: offers }, (_, at) => ({ action: `do ${id} ${at}`, label: id })),
  subjects: [],
});

/** Rows of hexes, every other one half a hex to the right. */
const hexes = ["a", "b", "c"].flatMap((row, y) =>
  [1, 2, 3].map((column) => place(`${row}${column}`, column + (y % 2) / 2, (y * Math.sqrt(3)) / 2)),
);

describe("an arrow", () => {
  it("goes along a row", () => {
    expect(next(hexes, "b2", "ArrowRight")).toBe("b3");
    expect(next(hexes, "b2", "ArrowLeft")).toBe("b1");
  });

  it("goes to the row above or below, not past it", () => {
    expect(["b2", "b3"]).toContain(next(hexes, "a3", "ArrowDown"));
    expect(next(hexes, "b1", "ArrowDown")).toMatch(/^c[12]$/);
    expect(next(hexes, "c2", "ArrowUp")).toMatch(/^b[12]$/);
  });

  it("stays where there is nothing in its direction", () => {
    expect(next(hexes, "a1", "ArrowUp")).toBe("a1");
    expect(next(hexes, "b3", "ArrowRight")).toBe("b3");
  });

  it("prefers what lies straight ahead to what is nearer but aside", () => {
    const points = [place("here", 0, 0), place("straight", 3, 0), place("slanting", 2, 2)];
    expect(next(points, "here", "ArrowRight")).toBe("straight");
  });

  it("begins with the first place when it comes from nowhere", () => {
    expect(next(hexes, "gone", "ArrowUp")).toBe("a1");
  });

  it("never goes against its direction, and always leads to a place that is there", () => {
    const points = fc.uniqueArray(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 })), {
      minLength: 1,
      maxLength: 30,
      selector: ([x, y]) => `${x} ${y}`,
    });
    const headings = fc.constantFrom<Heading>("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");
    fc.assert(
      fc.property(points, headings, (at, heading) => {
        const places = at.map(([x, y], number) => place(String(number), x, y));
        const [from] = places;
        const to = places.find((candidate) => candidate.id === next(places, "0", heading));
        if (!from || !to) return false;
        if (to === from) return true;
        return {
          ArrowLeft: to.x < from.x,
          ArrowRight: to.x > from.x,
          ArrowUp: to.y < from.y,
          ArrowDown: to.y > from.y,
        }[heading];
      }),
    );
  });

  it("can reach every hex of a field", () => {
    const reached = new Set(["a1"]);
    const queue = ["a1"];
    for (let at = queue.shift(); at; at = queue.shift()) {
      for (const heading of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] as const) {
        const to = next(hexes, at, heading);
        if (!reached.has(to)) {
          reached.add(to);
          queue.push(to);
        }
      }
    }
    expect(reached.size).toBe(hexes.length);
  });
});

describe("a key", () => {
  const places = [place("a", 0, 0), place("b", 1, 0, 1), place("c", 2, 0), place("d", 3, 0, 2)];
  const press = (key: string, at = "a") => step({ key }, places, at);

  it("walks, chooses, explains and ends", () => {
    expect(press("ArrowRight")).toEqual({ go: "b" });
    expect(press("Enter", "b")).toEqual({ choose: "b" });
    expect(press(" ", "b")).toEqual({ choose: "b" });
    expect(press("i")).toEqual({ explain: "a" });
    expect(press("Escape")).toEqual({ end: true });
    expect(press("Home", "c")).toEqual({ go: "a" });
    expect(press("End")).toEqual({ go: "d" });
  });

  it("means the same on a Russian keyboard", () => {
    expect([press("ш"), press("т"), press("з", "d")]).toEqual([press("i"), press("n"), press("p", "d")]);
  });

  it("walks a list by either pair of arrows", () => {
    expect([press("ArrowDown"), press("ArrowUp", "b")]).toEqual([{ go: "b" }, { go: "a" }]);
  });

  it("n goes on through the other groups", () => {
    const hand = [place("h", 0, 0)];
    expect(step({ key: "n" }, hand, "h", [...hand, ...places])).toEqual({ go: "b" });
  });

  it("that means nothing goes on to the page", () => {
    expect(press("x")).toBeNull();
    expect(press("Tab")).toBeNull();
  });

  it("n and p go round the places that may be chosen", () => {
    expect(nextOffer(places, "a")).toBe("b");
    expect(nextOffer(places, "b")).toBe("d");
    expect(nextOffer(places, "d")).toBe("b");
    expect(nextOffer(places, "b", true)).toBe("d");
    expect(nextOffer([place("a", 0, 0)], "a")).toBe("a");
  });
});

describe("the one place in the tab order", () => {
  const places = [place("a", 0, 0), place("b", 1, 0, 1)];

  it("is where somebody walked to, while that is there", () => {
    expect(tabStop(places, "a")).toBe("a");
    expect(tabStop(places, "gone")).toBe("b");
  });

  it("is else the first that may be chosen, else the first", () => {
    expect(tabStop(places, null)).toBe("b");
    expect(tabStop([place("a", 0, 0), place("c", 1, 0)], null)).toBe("a");
    expect(tabStop([], null)).toBeNull();
  });
});
