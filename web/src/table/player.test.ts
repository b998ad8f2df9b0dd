import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, View } from "$web/boards/board";
import { type Frame, LONGEST_MS, MAX_EVENTS, Player, SHORTEST_MS, type Speed } from "$web/table/player.svelte";

const view = (name: string) => ({ seat: 0, table: { name, seen: [] as string[] } }) as unknown as View;
const event = (name: string): GameEvent => ({ event: name });
const shown = (name: string, number = 1): Frame => ({ event: event(name), mark: { number, event: 1 } });
const truth = (name: string, number = 1): Frame => ({
  view: view(name),
  mark: { number, event: Number.POSITIVE_INFINITY },
});

let speed: Speed;
let paces: Record<string, number>;
const rested = vi.fn();
const sound = vi.fn();
const make = () =>
  new Player(
    {
      pace: ({ event: name }) => paces[name] ?? 500,
      after: (before, { event: name }) => ({
        ...before,
        table: { ...before.table, seen: [...before.table.seen, name] },
      }),
      sound: ({ event: name }) => (name === "loud" ? "hit" : null),
      least: ({ event: name }) => (name === "dice" ? 400 : 0),
    },
    () => speed,
    sound,
    rested,
  );
let player: Player;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  speed = "calm";
  paces = {};
  player = make();
  player.show(view("start"), { number: 0, event: 0 });
});
afterEach(() => vi.useRealTimers());

const events = () => player.event?.event ?? null;

describe("the player", () => {
  it("shows events one after the other, then the truth", () => {
    player.play([shown("a"), shown("b"), truth("end")]);
    expect([events(), player.pace, player.playing]).toEqual(["a", 500, true]);
    vi.advanceTimersByTime(500);
    expect(events()).toBe("b");
    expect(player.view?.table.seen).toEqual(["a"]);
    vi.advanceTimersByTime(500);
    expect([events(), player.view?.table.name, player.playing]).toEqual([null, "end", false]);
    expect(rested).toHaveBeenCalledOnce();
  });

  it("leaves what must be read on the screen, however fast the rest goes", () => {
    speed = "brisk";
    paces = { dice: 500, a: 500 };
    player.play([shown("dice"), shown("a"), truth("end")]);
    expect(player.pace).toBe(400);
    vi.advanceTimersByTime(400);
    expect([events(), player.pace]).toEqual(["a", 225]);
  });

  it("lets the log be read as far as it has shown", () => {
    player.play([shown("a", 4), shown("b", 5), truth("end", 5)]);
    expect(player.mark).toEqual({ number: 4, event: 1 });
    vi.advanceTimersByTime(1_000);
    expect(player.mark.number).toBe(5);
    expect(player.mark.event).toBe(Number.POSITIVE_INFINITY);
  });

  it("goes on with what comes meanwhile", () => {
    player.play([shown("a"), truth("one")]);
    player.play([shown("b"), truth("two")]);
    vi.advanceTimersByTime(500);
    expect([events(), player.view?.table.name]).toEqual(["b", "one"]);
    vi.advanceTimersByTime(500);
    expect(player.view?.table.name).toBe("two");
  });

  it("skips to the last truth", () => {
    player.play([shown("a"), truth("one"), shown("b"), truth("two")]);
    player.skip();
    expect([events(), player.view?.table.name, player.playing]).toEqual([null, "two", false]);
    vi.advanceTimersByTime(10_000);
    expect(player.view?.table.name).toBe("two");
    expect(rested).toHaveBeenCalledOnce();
  });

  it("waits for nothing that is not worth watching", () => {
    paces = { a: 0 };
    player.play([shown("a"), truth("end")]);
    expect([player.playing, player.view?.table.name]).toEqual([false, "end"]);
  });

  it("shows nothing to somebody who wants no motion", () => {
    speed = "none";
    player.play([shown("a"), truth("end")]);
    expect([events(), player.playing, player.view?.table.name]).toEqual([null, false, "end"]);
    expect(rested).toHaveBeenCalledOnce();
  });

  it("is quicker when brisk", () => {
    speed = "brisk";
    player.play([shown("a"), truth("end")]);
    expect(player.pace).toBeLessThan(300);
  });

  it("is never more than a few seconds behind, however much happened", () => {
    player.play([...Array.from({ length: MAX_EVENTS - 1 }, (_, at) => shown(`e${at}`)), truth("end")]);
    expect(player.playing).toBe(true);
    vi.advanceTimersByTime(LONGEST_MS + 200);
    expect([player.playing, player.view?.table.name]).toEqual([false, "end"]);
  });

  function watched(...scenes: Frame[]): [string, number][] {
    const seen: [string, number][] = [];
    player.play(scenes);
    while (player.playing) {
      seen.push([events() ?? "", player.pace]);
      vi.advanceTimersToNextTimer();
    }
    return seen;
  }
  const row = (length: number) => Array.from({ length }, (_, at) => shown(`e${at}`));

  it("shows every one of many events, if only briefly", () => {
    expect(watched(...row(30), truth("end"))).toHaveLength(30);
  });

  it("shows of very many only as many as can be seen, and lets the others happen", () => {
    const seen = watched(...row(60), truth("end"));
    expect(Math.min(...seen.map(([, pace]) => pace))).toBeGreaterThanOrEqual(SHORTEST_MS - 1);
    expect(seen.at(-1)?.[0]).toBe("e59");
    expect(player.view?.table.name).toBe("end");
  });

  it("passes over what is worth the least", () => {
    paces = { step: 100, blow: 900 };
    const steps = Array.from({ length: 60 }, () => shown("step"));
    const seen = watched(shown("blow"), ...steps, truth("end")).map(([name]) => name);
    expect(seen[0]).toBe("blow");
    expect(seen.length).toBeLessThan(40);
  });

  it("does not show what happened in a long absence", () => {
    player.play([...Array.from({ length: MAX_EVENTS + 1 }, (_, at) => shown(`e${at}`)), truth("end")]);
    expect([player.playing, player.view?.table.name]).toEqual([false, "end"]);
  });

  it("makes the sound of an event", () => {
    player.play([shown("quiet"), shown("loud"), truth("end")]);
    expect(sound).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(sound).toHaveBeenCalledExactlyOnceWith("hit");
  });

  it("forgets what it was showing when something else is to be shown at once", () => {
    player.play([shown("a"), truth("end")]);
    player.show(view("other"), { number: 9, event: 0 });
    vi.advanceTimersByTime(10_000);
    expect([events(), player.view?.table.name]).toEqual([null, "other"]);
  });
});
