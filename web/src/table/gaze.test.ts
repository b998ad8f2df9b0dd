import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "$web/boards/board";
import { Connection, type Socket } from "$web/table/connection";
import { Gaze, nextToLook } from "$web/table/gaze.svelte";
import { Table } from "$web/table/table.svelte";
import type { Incoming, News, Update } from "$web/wire/types";

/** A table with two seats, both of them mine unless said otherwise. */
class Server {
  sent: Incoming[] = [];
  readonly socket: Socket = {
    onmessage: null,
    onclose: null,
    send: (data) => this.sent.push(JSON.parse(data)),
    close: () => {},
  };
  readonly table: Table;
  number = 0;

  constructor(
    readonly mine: number[] = [0, 1],
    rest = 0,
  ) {
    this.table = new Table(new Connection(() => this.socket), "t", rest);
    this.#say({ message: "welcome", protocol: 1, server: "one" });
  }

  update(asked: Record<string, number>, news: Partial<News>[] = [], more: object = {}): void {
    const told = news.map((entry) => {
      this.number += 1;
      return { number: this.number, at: 0, what: "acted", ...entry };
    });
    const eyes = this.mine.length > 0 ? this.mine.map(String) : ["watcher"];
    const update = {
      message: "update",
      table: "t",
      number: this.number,
      news: told,
      state: {
        stage: "playing",
        asked,
        chairs: [0, 1].map((seat) => ({ kind: "person", level: "", mine: this.mine.includes(seat) })),
        ...more,
      },
      views: Object.fromEntries(
        eyes.map((seat) => [
          seat,
          { seat, table: { at: this.number }, decision: seat in asked ? { kind: `ask-${seat}`, options: [] } : null },
        ]),
      ),
    } as unknown as Update;
    this.#say(update);
  }

  refuse(): void {
    const sent = this.sent.at(-1);
    const id = sent && "id" in sent ? sent.id : "";
    this.#say({ message: "refused", id, key: "no", rule: "", words: {} });
  }

  #say(message: object): void {
    this.socket.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (name: string) => ({ events: { "0": [{ event: name }], "1": [{ event: name }] } });
const look = (server: Server, secrets: boolean) => new Gaze(server.table, { pace: () => 100 }, secrets, () => "calm");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a question that stands", () => {
  it("is the same one after an update that did not change it", () => {
    const server = new Server([0]);
    server.update({ "0": 1 }, [event("begun")]);
    const gaze = look(server, false);
    const decision = gaze.decision;
    expect(decision?.kind).toBe("ask-0");
    server.update({ "0": 1 }, [{ what: "said" }]);
    vi.advanceTimersByTime(2_000);
    expect(gaze.decision).toBe(decision);
    expect(gaze.player.view?.table).toEqual({ at: 2 });
  });

  it("is another one once it was asked anew", () => {
    const server = new Server([0]);
    server.update({ "0": 1 }, [event("begun")]);
    const gaze = look(server, false);
    const decision = gaze.decision;
    server.update({ "0": 2 }, [event("done")]);
    vi.advanceTimersByTime(2_000);
    expect(gaze.decision).not.toBe(decision);
    expect(gaze.decision).toEqual(decision);
  });
});

describe("who looks", () => {
  it("is whoever is asked", () => {
    expect(nextToLook([0, 1], [1], 0)).toBe(1);
    expect(nextToLook([0, 1], [1], null)).toBe(1);
  });

  it("stays while nobody here is asked, or they still are", () => {
    expect(nextToLook([0, 1], [], 1)).toBe(1);
    expect(nextToLook([0, 2], [1], 2)).toBe(2);
    expect(nextToLook([0, 1], [0, 1], 1)).toBe(1);
  });

  it("is a watcher without a seat", () => {
    expect(nextToLook([], [0], null)).toBeNull();
  });
});

describe("one person at a table", () => {
  it("looks at once, and may answer", () => {
    const server = new Server([1]);
    server.update({ 1: 4 });
    const gaze = look(server, true);
    expect([gaze.eyes, gaze.curtain, gaze.decision?.kind]).toEqual(["1", null, "ask-1"]);
  });

  it("may answer only when everything has been shown", () => {
    const server = new Server([0]);
    server.update({ 1: 1 });
    const gaze = look(server, true);
    server.update({ 0: 2 }, [event("moved")]);
    expect([gaze.player.event?.event, gaze.decision]).toEqual(["moved", null]);
    vi.advanceTimersByTime(100);
    expect(gaze.decision?.kind).toBe("ask-0");
  });

  it("answers a question once, and again when the answer was refused", async () => {
    const server = new Server([0]);
    server.update({ 0: 7 });
    const gaze = look(server, true);
    const answer = server.table.act(0, "go");
    server.table.act(0, "go");
    expect(gaze.decision).toBeNull();
    const sent = server.sent.filter((message) => message.message === "do");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ command: { do: "act", seat: 0, asked: 7, action: "go" } });
    server.refuse();
    await answer;
    expect([server.table.refusal?.key, gaze.decision?.kind]).toEqual(["no", "ask-0"]);
  });

  it("shows again what the others have done, at whatever speed", async () => {
    const server = new Server([0]);
    server.update({ 0: 1 });
    const gaze = look(server, false);
    const before = gaze.player.view;
    server.update({ 1: 2 }, [{ seat: 0, ...event("moved") }]);
    gaze.player.skip();
    server.update({ 0: 3 }, [{ seat: 1, ...event("struck") }]);
    gaze.player.skip();
    expect(gaze.recent.map(({ event: name }) => name)).toEqual(["struck"]);
    const now = gaze.player.view;
    const repeat = gaze.again(() => Promise.reject(new Error("it is known")));
    expect([gaze.player.view, gaze.player.event?.event]).toEqual([before, "moved"]);
    await repeat;
    gaze.player.skip();
    expect(gaze.player.view).toEqual(now);
  });

  it("asks how things stood where it has not seen them", async () => {
    const server = new Server([0]);
    server.update({ 0: 3 }, [
      { seat: 0, ...event("moved") },
      { seat: 1, ...event("struck") },
      { seat: 0, ...event("ran") },
      { seat: 1, ...event("fell") },
    ]);
    const gaze = look(server, false);
    const old = { seat: 0, table: { at: "old" } } as unknown as View;
    const fetched = vi.fn(async () => old);
    await gaze.again(fetched);
    expect(fetched).toHaveBeenCalledWith(2);
    expect([gaze.player.view, gaze.player.event?.event]).toEqual([old, "ran"]);
  });

  it("asks why an answer is not offered, and goes on being asked", async () => {
    const server = new Server([0]);
    server.update({ 0: 7 });
    const gaze = look(server, false);
    const why = server.table.why(0, "fly");
    expect(gaze.decision?.kind).toBe("ask-0");
    expect(server.sent.at(-1)).toMatchObject({ command: { do: "act", seat: 0, asked: 7, action: "fly" } });
    server.refuse();
    await why;
    expect([server.table.refusal?.key, gaze.decision?.kind]).toEqual(["no", "ask-0"]);
  });

  it("may not answer while a bot plays in their place, or in a pause", () => {
    const server = new Server([0]);
    server.update({ 0: 1 }, [], { chairs: [{ kind: "person", level: "skilled", mine: true }] });
    expect(look(server, false).decision).toBeNull();
    server.update({ 0: 1 }, [], { stage: "paused" });
    expect(look(server, false).decision).toBeNull();
  });

  it("who sits down looks through the eyes of that seat", () => {
    const server = new Server([]);
    server.update({ 0: 1 });
    const gaze = look(server, true);
    expect([gaze.eyes, gaze.seat, gaze.decision]).toEqual(["watcher", null, null]);
    server.mine.push(0);
    server.update({ 0: 1 });
    expect([gaze.eyes, gaze.decision?.kind]).toEqual(["0", "ask-0"]);
  });
});

describe("a table where bots play quickly", () => {
  it("is drawn at once, and then no oftener than can be followed, without losing news", () => {
    const server = new Server([0], 80);
    const drawn = vi.fn();
    server.table.hear(drawn);
    server.update({ 1: 1 });
    for (let round = 0; round < 20; round += 1) server.update({ 1: round }, [event("moved")]);
    expect(drawn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(80);
    expect(drawn).toHaveBeenCalledTimes(2);
    expect(server.table.news.map((entry) => entry.number)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    expect([server.table.number, server.table.state?.asked]).toEqual([20, { 1: 19 }]);
    vi.advanceTimersByTime(1_000);
    server.update({ 0: 30 });
    expect(drawn).toHaveBeenCalledTimes(3);
  });
});

describe("several people before one screen", () => {
  it("see nothing until the one who is asked says so, where there are secrets", () => {
    const server = new Server();
    server.update({ 1: 1 });
    const gaze = look(server, true);
    expect([gaze.curtain, gaze.player.view, gaze.decision]).toEqual([1, null, null]);
    gaze.lift();
    expect([gaze.curtain, gaze.eyes, gaze.decision?.kind]).toEqual([null, "1", "ask-1"]);
  });

  it("start the clock by lifting the curtain, where there is one", () => {
    const looks = () => server.sent.flatMap((sent) => ("command" in sent ? [sent.command] : []));
    const server = new Server();
    server.update({ 1: 1 });
    look(server, true).lift();
    expect(looks()).toEqual([]);
    const chairs = [0, 1].map(() => ({ kind: "person", level: "", mine: true, left: 60 }));
    server.update({ 0: 2 }, [], { chairs });
    look(server, true).lift();
    expect(looks()).toEqual([{ do: "look", seat: 0 }]);
  });

  it("see what came of their answer before the curtain falls", () => {
    const server = new Server();
    server.update({ 0: 1 });
    const gaze = look(server, true);
    gaze.lift();
    server.update({ 1: 2 }, [event("moved")]);
    expect([gaze.eyes, gaze.curtain, gaze.player.event?.event]).toEqual(["0", null, "moved"]);
    vi.advanceTimersByTime(100);
    expect([gaze.curtain, gaze.decision]).toEqual([1, null]);
  });

  it("see on their return what happened since they looked last", () => {
    const server = new Server();
    server.update({ 0: 1 });
    const gaze = look(server, true);
    gaze.lift();
    server.update({ 1: 2 }, [event("first")]);
    vi.advanceTimersByTime(100);
    gaze.lift();
    server.update({ 0: 3 }, [event("second")]);
    vi.advanceTimersByTime(100);
    expect(gaze.curtain).toBe(0);
    gaze.lift();
    expect(gaze.player.event?.event).toBe("second");
    vi.advanceTimersByTime(100);
    expect(gaze.decision?.kind).toBe("ask-0");
  });

  it("are not shown anything while the curtain is down", () => {
    const server = new Server();
    server.update({ 0: 1 });
    const gaze = look(server, true);
    server.update({ 1: 2 }, [event("moved")]);
    expect([gaze.curtain, gaze.player.view]).toEqual([1, null]);
  });

  it("must say so again who has taken back an answer: the screen may be in other hands already", () => {
    const server = new Server();
    server.update({ 0: 1 });
    const gaze = look(server, true);
    gaze.lift();
    server.update({ 1: 2 }, [{}]);
    expect(gaze.curtain).toBe(1);
    server.update({ 0: 3 }, [{ what: "took-back", seat: 0, count: 1 }]);
    expect([gaze.curtain, gaze.decision]).toEqual([0, null]);
  });

  it("hand over with a word where there are no secrets", () => {
    const server = new Server();
    server.update({ 0: 1 });
    const gaze = look(server, false);
    server.update({ 1: 2 }, [event("moved")]);
    vi.advanceTimersByTime(100);
    expect([gaze.curtain, gaze.eyes, gaze.handed, gaze.decision?.kind]).toEqual([null, "1", 1, "ask-1"]);
  });

  it("need no curtain once it is over", () => {
    const server = new Server();
    server.update({ 0: 1 });
    const gaze = look(server, true);
    server.update({}, [event("won")], { stage: "over" });
    expect(gaze.curtain).toBeNull();
    expect(gaze.player.view).not.toBeNull();
  });

  it("may each answer a question that was put to all at once", () => {
    const server = new Server();
    server.update({ 0: 5, 1: 5 });
    const gaze = look(server, false);
    server.table.act(0, "go");
    server.update({ 1: 5 }, [{}]);
    expect([gaze.eyes, gaze.decision?.kind]).toEqual(["1", "ask-1"]);
  });
});
