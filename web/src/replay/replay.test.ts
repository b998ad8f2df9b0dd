import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Fetch, nextTurn, PAGE_SIZE, Pages, previousTurn, REST_MS, Reel } from "$web/replay/reel.svelte";
import { joinSentences } from "$web/table/log";
import type { Replay, ReplayStep } from "$web/wire/types";

const TOTAL = 3 * PAGE_SIZE + 5;
const step = (number: number): ReplayStep => ({
  number,
  seat: number % 2,
  action: `go ${number}`,
  events: [],
  view: {},
});
const answer = (eyes: string, from: number, count: number): Replay => ({
  game: "horde",
  options: {},
  names: ["Ann", ""],
  levels: ["", "skilled"],
  eyes,
  allowed: ["watcher", "0"],
  total: TOTAL,
  turns: [1, 10, 30],
  steps: Array.from({ length: Math.max(0, Math.min(count, TOTAL - from)) }, (_, at) => step(from + at)),
  result: null,
});

describe("turns", () => {
  it("lead on and back", () => {
    expect(nextTurn([1, 10, 30], 0, 40)).toBe(1);
    expect(nextTurn([1, 10, 30], 10, 40)).toBe(30);
    expect(nextTurn([1, 10, 30], 30, 40)).toBe(39);
    expect(previousTurn([1, 10, 30], 30)).toBe(10);
    expect(previousTurn([1, 10, 30], 20)).toBe(10);
    expect(previousTurn([1, 10, 30], 1)).toBe(0);
    expect(nextTurn([], 0, 0)).toBe(0);
  });
});

describe("pages", () => {
  const steps = (page: number) => answer("watcher", page * PAGE_SIZE, PAGE_SIZE).steps;

  it("find their steps", () => {
    const pages = new Pages().with(1, steps(1));
    expect(pages.step(PAGE_SIZE + 3)?.number).toBe(PAGE_SIZE + 3);
    expect(pages.step(3)).toBeUndefined();
  });

  it("join where there is no gap", () => {
    const pages = new Pages().with(0, steps(0)).with(1, steps(1)).with(3, steps(3));
    expect(pages.around(3).map(({ number }) => number)).toEqual(Array.from({ length: 2 * PAGE_SIZE }, (_, at) => at));
    expect(pages.around(3 * PAGE_SIZE)).toHaveLength(5);
    expect(pages.around(2 * PAGE_SIZE)).toEqual([]);
  });
});

describe("a reel", () => {
  let asked: [string, number][];
  let fetch: Fetch;
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    fetch = async (eyes, from, count) => {
      asked.push([eyes, from]);
      return answer(eyes, from, count);
    };
  });
  afterEach(() => vi.useRealTimers());
  const settled = () => vi.advanceTimersByTimeAsync(0);

  it("opens at the start", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    expect(reel.shown?.number).toBe(0);
    expect(reel.total).toBe(TOTAL);
    expect(asked).toEqual([["watcher", 0]]);
  });

  it("fetches a page once, and the next one ahead of time", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    for (let at = 1; at < PAGE_SIZE; at += 1) {
      reel.next();
      await settled();
    }
    expect(reel.shown?.number).toBe(PAGE_SIZE - 1);
    expect(asked).toEqual([
      ["watcher", 0],
      ["watcher", PAGE_SIZE],
    ]);
  });

  it("stays inside of the game", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    reel.back();
    expect(reel.at).toBe(0);
    reel.go(10_000);
    await settled();
    expect(reel.shown?.number).toBe(TOTAL - 1);
  });

  it("shows the step that was wanted last, however the scrubber was pulled meanwhile", async () => {
    const waiting: (() => void)[] = [];
    const slow: Fetch = (eyes, from, count) =>
      new Promise((resolve) => {
        asked.push([eyes, from]);
        waiting.push(() => resolve(answer(eyes, from, count)));
      });
    const reel = new Reel(slow);
    void reel.open();
    waiting.shift()?.();
    await settled();
    reel.go(PAGE_SIZE + 1);
    reel.go(2 * PAGE_SIZE + 1);
    reel.go(3 * PAGE_SIZE + 1);
    waiting.shift()?.();
    await settled();
    expect(reel.shown?.number).toBe(0);
    waiting.shift()?.();
    await settled();
    expect(reel.shown?.number).toBe(3 * PAGE_SIZE + 1);
    expect(asked.map(([, from]) => from)).toEqual([0, PAGE_SIZE, 3 * PAGE_SIZE]);
  });

  it("runs step by step, each after the last was seen, and stops at the end", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    reel.go(TOTAL - 3);
    await settled();
    reel.play();
    expect(reel.at).toBe(TOTAL - 2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reel.at).toBe(TOTAL - 2);
    reel.rested();
    await vi.advanceTimersByTimeAsync(REST_MS.calm);
    expect(reel.at).toBe(TOTAL - 1);
    reel.rested();
    expect(reel.playing).toBe(false);
  });

  it("starts anew where it stands at the end", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    reel.go(TOTAL - 1);
    await settled();
    reel.play();
    expect([reel.at, reel.playing]).toEqual([0, true]);
  });

  it("rests where somebody goes by hand", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    reel.play();
    reel.rested();
    reel.nextTurn();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([reel.at, reel.playing]).toEqual([10, false]);
  });

  it("looks through other eyes at the same step, and keeps nothing that the former saw", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    reel.go(5);
    await reel.look("0");
    expect([reel.eyes, reel.shown?.number]).toEqual(["0", 5]);
    expect(asked.at(-1)).toEqual(["0", 0]);
  });

  it("throws away what comes late for other eyes", async () => {
    const waiting: (() => void)[] = [];
    const slow: Fetch = (eyes, from, count) =>
      new Promise((resolve) => waiting.push(() => resolve({ ...answer(eyes, from, count), names: [eyes] })));
    const reel = new Reel(slow);
    void reel.open();
    void reel.look("0");
    waiting[1]?.();
    await settled();
    waiting[0]?.();
    await settled();
    expect([reel.eyes, reel.head?.names]).toEqual(["0", ["0"]]);
  });

  it("tells a failure, stops, and can be tried again", async () => {
    let broken = true;
    const reel = new Reel(async (eyes, from, count) => {
      if (broken) throw new Error("offline");
      return answer(eyes, from, count);
    });
    await reel.open();
    expect(reel.failure).toEqual(new Error("offline"));
    broken = false;
    await reel.again();
    expect([reel.failure, reel.shown?.number]).toEqual([null, 0]);
  });

  it("fetches earlier and later pages for the log", async () => {
    const reel = new Reel(fetch);
    await reel.open();
    reel.go(2 * PAGE_SIZE);
    await settled();
    await reel.more("earlier");
    await reel.more("later");
    expect(asked.map(([, from]) => from)).toEqual([0, 2 * PAGE_SIZE, PAGE_SIZE, 3 * PAGE_SIZE]);
    expect(reel.pages.around(0)).toHaveLength(TOTAL);
    await reel.more("later");
    await reel.more("earlier");
    expect(asked).toHaveLength(4);
  });
});

describe("what was said", () => {
  it("is told in sentences", () => {
    expect(joinSentences(["Anna moves", "What a blow!", "Blue wins"])).toBe("Anna moves. What a blow! Blue wins");
    expect(joinSentences([])).toBe("");
    expect(joinSentences(["Sowers: a flame", "Sowers: 1 card.", "Sowers: +2", "Coven: a flame"])).toBe(
      "Sowers: a flame; 1 card; +2. Coven: a flame",
    );
  });
});
