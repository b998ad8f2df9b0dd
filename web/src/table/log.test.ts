import { describe, expect, it } from "vitest";
import type { GameEvent } from "$web/boards/board";
import { answersSince, eventsIn, lastMove, linesOf, reuseLines, storyOf, struckNumbers, whyOnly } from "$web/table/log";
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

describe("the log as a story", () => {
  const entry = (number: number, seat: number, ...events: GameEvent[]): News => ({
    ...acted(number, seat),
    events: { "0": events },
  });
  const story = (news: News[], tells?: (action: string) => boolean) => storyOf(linesOf(news, "0"), tells);
  const read = (news: News[], tells?: (action: string) => boolean) =>
    story(news, tells).map((line) =>
      eventsIn(line)
        .map((what) => (typeof what === "string" ? what : what.event))
        .join(" "),
    );

  it("tells a move with all that came of it in one line", () => {
    const attack = entry(
      2,
      0,
      { event: "attacked", unit: "r1", on: "w1" },
      { event: "rolled", unit: "r1", die: 4 },
      { event: "died", unit: "w1" },
    );
    expect(read([attack, entry(3, 0, { event: "moved", unit: "r1" })])).toEqual(["attacked rolled died", "moved"]);
  });

  it("tells in a line of its own what is about others", () => {
    const news = [entry(2, 0, { event: "moved", unit: "r1" }, { event: "drew", seat: 1 }, { event: "kept", seat: 1 })];
    expect(read(news)).toEqual(["moved", "drew kept"]);
  });

  it("has a heading for each round and each turn", () => {
    const news = [
      entry(2, 0, { event: "moved", unit: "r1" }, { event: "round-began", round: 2 }, { event: "turn-began", seat: 1 }),
      entry(3, 1, { event: "moved", unit: "w1" }),
    ];
    expect(story(news).map((line) => [line.heading, line.first])).toEqual([
      [undefined, true],
      ["chapter", false],
      ["turn", false],
      [undefined, true],
    ]);
    const arrived = entry(4, 1, { event: "ended" }, { event: "turn-began", seat: 0 }, { event: "arrived", unit: "r2" });
    expect(story([arrived]).map(({ seat }) => seat)).toEqual([1, 1, null]);
  });

  it("tells what happens several times in a row once", () => {
    const back = { event: "returned", seat: 1, card: null };
    const [line, ...others] = story([entry(2, 1, back), entry(3, 1, back), entry(4, 1, back)]);
    expect([line?.times, line?.number, others]).toEqual([3, 4, []]);
    expect(story([entry(2, 1, back), entry(3, 0, back)]).map(({ times }) => times)).toEqual([undefined, undefined]);
    expect(story([entry(2, 1, back), entry(3, 1, back), tookBack(4, 1, 3)]).map(({ times }) => times)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("does not tell that a mere choice was taken back", () => {
    const what = (news: News[]) =>
      story(news).map(({ told: one }) => ("news" in one ? one.news.what : Object.keys(one)[0]));
    expect(what([acted(2, 0, "moved"), tookBack(3, 0, 2)])).toEqual(["event", "took-back"]);
    expect(what([{ ...acted(2, 0), action: "activate r1" }, tookBack(3, 0, 2)])).toEqual([]);
    const both = [{ ...acted(2, 0), action: "activate r1" }, acted(3, 0, "moved"), tookBack(4, 0, 2, 3)];
    expect(what(both)).toEqual(["event", "took-back"]);
  });

  it("tells a choice of one's own until something follows it, in a replay for good", () => {
    const chosen = { ...acted(2, 0), action: "activate r1" };
    expect(read([chosen])).toEqual(["activate r1"]);
    const news = [chosen, entry(3, 0, { event: "moved", unit: "r1" })];
    expect([read(news), read(news, () => true)]).toEqual([["moved"], ["activate r1", "moved"]]);
    expect(read(news, (action) => action.startsWith("stay-out"))).toEqual(["moved"]);
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

describe("a refusal", () => {
  it("says why, and no notation", () => {
    expect(whyOnly("That is too far away (HD-MOV-01). Possible: move a4.", "HD-MOV-01")).toBe("That is too far away.");
    expect(whyOnly("It is not your turn.", "")).toBe("It is not your turn.");
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

  it("takes a question along that was declined only to answer the next one", () => {
    const news = [acted(2, 1), acted(3, 0), acted(4, 0), acted(5, 1)];
    expect([lastMove(news, 0, []), lastMove(news, 0, [2]), lastMove(news, 1, [2])]).toEqual([1, 2, 1]);
    expect(answersSince(news, 0, [2])).toBe(3);
    expect(lastMove([...news, acted(6, 0), acted(7, 0)], 0, [2])).toBe(1);
  });

  it("is not possible before the first answer", () => {
    expect(answersSince([acted(2, 1)], 0)).toBe(0);
  });
});
