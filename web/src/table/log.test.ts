import { describe, expect, it } from "vitest";
import { answersSince, linesOf, reuseLines, struckNumbers } from "$web/table/log";
import type { News } from "$web/wire/types";

const acted = (number: number, seat: number, ...events: string[]): News => ({
  number,
  at: 0,
  what: "acted",
  seat,
  events: { "0": events.map((event) => ({ event })) },
});
const tookBack = (number: number, seat: number, ...gone: number[]): News => ({
  number,
  at: 0,
  what: "took-back",
  seat,
  count: gone.length,
  gone,
});
const told = (news: News[], eyes = "0", until?: { number: number; event: number }) =>
  linesOf(news, eyes, until).map(({ told: what }) =>
    "event" in what ? what.event.event : "action" in what ? what.action : what.news.what,
  );

describe("the log", () => {
  it("tells the events of each answer, and whose it was", () => {
    const lines = linesOf([acted(2, 1, "moved", "struck"), acted(3, 0, "fell")], "0");
    expect(lines.map((line) => [line.key, line.seat, line.first])).toEqual([
      ["2.0", 1, true],
      ["2.1", 1, false],
      ["3.0", 0, true],
    ]);
  });

  it("keeps only the last step of a move", () => {
    const folds = (earlier: { event: string }, later: { event: string }) =>
      earlier.event === "step" && later.event === "step";
    const lines = linesOf([acted(2, 1, "step", "step", "struck", "step"), acted(3, 1, "step")], "0", undefined, folds);
    expect(lines.map((line) => [line.key, line.first])).toEqual([
      ["2.1", true],
      ["2.2", false],
      ["2.3", false],
      ["3.0", true],
    ]);
  });

  it("tells each pair of eyes what they saw", () => {
    const news = [{ ...acted(2, 0), events: { "0": [{ event: "drew", card: "c1" }], "1": [{ event: "drew-one" }] } }];
    expect([told(news, "0"), told(news, "1")]).toEqual([["drew"], ["drew-one"]]);
  });

  it("tells an answer of one's own that nothing came of yet", () => {
    expect(told([{ ...acted(2, 0), action: "activate r1" }])).toEqual(["activate r1"]);
    expect(told([acted(2, 1)])).toEqual([]);
  });

  it("leaves what is said to the chat, and what is no news out", () => {
    const news = ["opened", "said", "slept", "paused"].map((what, number) => ({ number, at: 0, what }));
    expect(told(news)).toEqual(["paused"]);
  });

  it("can be read only as far as has been shown", () => {
    const news = [acted(2, 0, "a", "b"), acted(3, 1, "c", "d"), acted(4, 0, "e")];
    expect(told(news, "0", { number: 3, event: 1 })).toEqual(["a", "b", "c"]);
    expect(told(news, "0", { number: 1, event: 0 })).toEqual([]);
  });

  it("strikes out what was taken back, and nothing else", () => {
    const news = [acted(2, 0, "a"), acted(3, 1, "b"), acted(4, 0, "c"), tookBack(5, 0, 3, 4), acted(6, 1, "d")];
    expect([...struckNumbers(news)].sort()).toEqual([3, 4]);
    expect(
      linesOf(news, "0")
        .filter((line) => line.struck)
        .map((line) => line.number),
    ).toEqual([3, 4]);
  });

  it("strikes out nothing while the take-back has not been shown", () => {
    const news = [acted(2, 0, "a"), tookBack(3, 0, 2)];
    expect(linesOf(news, "0", { number: 2, event: 1 })[0]?.struck).toBe(false);
  });
});

describe("a log that grows", () => {
  const first = [acted(2, 0, "a"), acted(3, 1, "b")];
  const before = linesOf(first, "0");

  it("keeps the lines that stay as they are", () => {
    const after = reuseLines(before, linesOf([...first, acted(4, 0, "c")], "0"));
    expect([after[0] === before[0], after[1] === before[1], after.length]).toEqual([true, true, 3]);
  });

  it("draws anew what was taken back, and what other eyes saw", () => {
    const struck = reuseLines(before, linesOf([...first, tookBack(4, 1, 3)], "0"));
    expect([struck[0] === before[0], struck[1] === before[1], struck[1]?.struck]).toEqual([true, false, true]);
    const others = [{ ...acted(2, 0), events: { "1": [{ event: "hidden" }] } }];
    expect(reuseLines(before, linesOf(others, "1"))[0]).not.toBe(before[0]);
  });
});

describe("a take-back to one's own last answer", () => {
  it("takes everything after it too", () => {
    expect(answersSince([acted(2, 0), acted(3, 1), acted(4, 1)], 0)).toBe(3);
    expect(answersSince([acted(2, 0), acted(3, 1), acted(4, 1)], 1)).toBe(1);
  });

  it("does not count what was taken back already", () => {
    expect(answersSince([acted(2, 0), acted(3, 1), acted(4, 0), tookBack(5, 0, 4)], 0)).toBe(2);
  });

  it("is not possible before the first answer", () => {
    expect(answersSince([acted(2, 1)], 0)).toBe(0);
  });
});
