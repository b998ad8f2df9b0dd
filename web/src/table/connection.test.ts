import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, type Link, PROTOCOL, RefusedError, retryDelay, type Socket } from "$web/table/connection";
import { Table } from "$web/table/table.svelte";
import type { Done, Incoming, News, Outgoing, Update } from "$web/wire/types";

class FakeSocket implements Socket {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Incoming[] = [];
  closed = false;
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
  }
  hear(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(protocol = PROTOCOL): void {
    this.hear({ message: "welcome", protocol, server: "one" });
  }
  break(): void {
    this.onclose?.();
  }
  said<Kind extends Incoming["message"]>(kind: Kind): Extract<Incoming, { message: Kind }>[] {
    return this.sent.filter((message): message is Extract<Incoming, { message: Kind }> => message.message === kind);
  }
}

let sockets: FakeSocket[] = [];
let links: Link[] = [];
let connection: Connection;
const last = () => sockets.at(-1) as FakeSocket;

const news = (number: number): News => ({ number, at: 0, what: "acted" });
const update = (number: number, ...numbers: number[]): Update =>
  ({ message: "update", table: "t", number, news: numbers.map(news), state: {}, views: {} }) as unknown as Update;
const done = (id: string, number = 1): Done => ({ message: "done", id, number });

function follow() {
  const heard: Update[] = [];
  const gone = vi.fn();
  const leave = connection.watch("t", { update: (message) => heard.push(message), gone });
  return { heard, gone, leave };
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  links = [];
  connection = new Connection(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    (link) => links.push(link),
  );
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says nothing before it was welcomed", () => {
    follow();
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent).toEqual([{ message: "watch", table: "t", after: 0 }]);
  });

  it("follows a second table on the same socket", () => {
    follow();
    last().welcome();
    connection.watch("u", { update: () => {}, gone: () => {} }, 7);
    expect(sockets).toHaveLength(1);
    expect(last().said("watch").at(-1)).toEqual({ message: "watch", table: "u", after: 7 });
  });

  it("catches up from the last entry that it has", () => {
    follow();
    last().welcome();
    last().hear(update(5, 4, 5));
    last().break();
    vi.advanceTimersByTime(20_000);
    last().welcome();
    expect(last().said("watch")).toEqual([{ message: "watch", table: "t", after: 5 }]);
  });

  it("tells no news twice", () => {
    const { heard } = follow();
    last().welcome();
    last().hear(update(2, 1, 2));
    last().hear(update(3, 2, 3));
    expect(heard.flatMap((message) => message.news.map((entry) => entry.number))).toEqual([1, 2, 3]);
  });

  it("does not go back to an older state that comes late", () => {
    const { heard } = follow();
    last().welcome();
    last().hear(update(3, 1, 2, 3));
    last().hear(update(2, 2));
    expect(heard).toHaveLength(1);
  });

  it("takes a new state without an entry: somebody came or went", () => {
    const { heard } = follow();
    last().welcome();
    last().hear(update(3, 3));
    last().hear(update(3));
    expect(heard).toHaveLength(2);
  });

  it("sends a command again with the same id until it was answered", async () => {
    follow();
    last().welcome();
    const answer = connection.do("t", { do: "say", text: "hello" });
    const [first] = last().said("do");
    last().break();
    vi.advanceTimersByTime(20_000);
    last().welcome();
    const [second] = last().said("do");
    expect(sockets).toHaveLength(2);
    expect(second).toEqual(first);
    last().hear(done(first?.id ?? ""));
    await expect(answer).resolves.toMatchObject({ number: 1 });
    last().break();
    vi.advanceTimersByTime(20_000);
    last().welcome();
    expect(last().said("do")).toEqual([]);
  });

  it("keeps a command that was given while there was no connection, after the watch that gives it meaning", () => {
    follow();
    connection.do("t", { do: "resign", seat: 0 }).catch(() => {});
    last().welcome();
    expect(last().sent.map((message) => message.message)).toEqual(["watch", "do"]);
  });

  it("gives each command its own id", () => {
    follow();
    last().welcome();
    for (const text of ["a", "b"]) connection.do("t", { do: "say", text }).catch(() => {});
    const ids = last()
      .said("do")
      .map((message) => message.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.every((id) => /^[A-Za-z0-9_-]{1,64}$/.test(id))).toBe(true);
  });

  it("answers the right command when answers come in another order", async () => {
    follow();
    last().welcome();
    const one = connection.do("t", { do: "say", text: "one" });
    const two = connection.do("t", { do: "say", text: "two" });
    const [first, second] = last().said("do");
    last().hear(done(second?.id ?? "", 2));
    last().hear(done(first?.id ?? "", 1));
    expect((await one).number).toBe(1);
    expect((await two).number).toBe(2);
  });

  it("ignores an answer that was given twice", async () => {
    follow();
    last().welcome();
    const answer = connection.do("t", { do: "say", text: "one" });
    const id = last().said("do")[0]?.id ?? "";
    last().hear(done(id));
    last().hear(done(id, 9));
    expect((await answer).number).toBe(1);
  });

  it("passes on the words of a refusal", async () => {
    follow();
    last().welcome();
    const answer = connection.do("t", { do: "say", text: "one" });
    const id = last().said("do")[0]?.id ?? "";
    last().hear({ message: "refused", id, key: "stale", rule: "", words: { en: "Too late." } });
    await expect(answer).rejects.toSatisfy(
      (error) => error instanceof RefusedError && error.refused.words.en === "Too late.",
    );
  });

  it("passes on a refusal that belongs to no command", () => {
    const refused = vi.fn();
    connection.watch("t", { update: () => {}, gone: () => {}, refused });
    last().welcome();
    last().hear({ message: "refused", id: "", key: "too-fast", rule: "", words: {} });
    expect(refused).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: "too-fast" }));
  });

  it("asks a silent server whether it is there, and gives it up when it is not", () => {
    follow();
    last().welcome();
    vi.advanceTimersByTime(20_000);
    expect(last().said("ping")).toHaveLength(1);
    last().hear({ message: "pong" });
    vi.advanceTimersByTime(19_000);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1_000 + 8_000);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(2);
  });

  it("gives up a socket that never welcomes it", () => {
    follow();
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBeGreaterThan(1);
    expect(sockets[0]?.closed).toBe(true);
  });

  it("passes on what whoever runs the server says to everybody", () => {
    const heard: Outgoing[] = [];
    connection = new Connection(
      () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      () => {},
      (announced) => heard.push(announced),
    );
    follow();
    last().welcome();
    last().hear({ message: "announced", text: "Tea at five.", restart: 90 });
    expect(heard).toEqual([{ message: "announced", text: "Tea at five.", restart: 90 }]);
  });

  it("does not listen to a socket that it has given up", () => {
    const { heard } = follow();
    const old = last();
    old.welcome();
    old.break();
    vi.advanceTimersByTime(20_000);
    last().welcome();
    old.hear(update(4, 4));
    old.break();
    expect(heard).toEqual([]);
    expect(sockets).toHaveLength(2);
  });

  it("tries again at once when the network is back", () => {
    follow();
    last().welcome();
    last().break();
    const before = sockets.length;
    connection.wake();
    expect(sockets).toHaveLength(before + 1);
  });

  it("is left at once with the page, and comes back with it", () => {
    follow();
    last().welcome();
    const before = sockets.length;
    connection.suspend();
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(before);
    connection.wake();
    expect(sockets).toHaveLength(before + 1);
  });

  it("says that the page is out of date, and tries no more", () => {
    follow();
    last().welcome(PROTOCOL + 1);
    vi.advanceTimersByTime(120_000);
    expect(links.at(-1)).toBe("outdated");
    expect(sockets).toHaveLength(1);
  });

  it("tells when there is no such table", () => {
    const { gone } = follow();
    last().welcome();
    last().hear({ message: "gone", table: "t" });
    expect(gone).toHaveBeenCalledOnce();
  });

  it("closes when nobody follows a table any longer, and stays closed", () => {
    const { leave } = follow();
    last().welcome();
    leave();
    expect(last().said("leave")).toHaveLength(1);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
  });

  it("comes back with a new cookie when asked to", () => {
    follow();
    last().welcome();
    connection.reconnect();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });
});

describe("the pause before the next try", () => {
  it("doubles up to a limit", () => {
    expect([0, 1, 2].map((failures) => retryDelay(failures, 1))).toEqual([400, 800, 1600]);
    expect(retryDelay(50, 1)).toBe(15_000);
  });

  it("differs from client to client", () => {
    expect(retryDelay(3, 0)).toBeLessThan(retryDelay(3, 0.9));
    expect(retryDelay(3, 0)).toBeGreaterThan(0);
  });
});

describe("a hint in a line", () => {
  const refused = (id: string): Outgoing => ({ message: "refused", id, key: "hint-over", rule: "", words: {} });
  const standing = (asked: number): Outgoing =>
    ({
      message: "update",
      table: "t",
      number: asked,
      news: [],
      state: { asked: { 0: asked } },
      views: {},
    }) as unknown as Update;

  async function asksHint() {
    const table = new Table(connection, "t", 0);
    last().welcome();
    last().hear(standing(3));
    const asking = table.askHint(0);
    return { table, asking, id: last().said("hint")[0]?.id ?? "" };
  }

  it("tells its place until it is thought about", async () => {
    const { table, id } = await asksHint();
    last().hear({ message: "queued", id, place: 4 });
    expect([table.thinking, table.place]).toEqual([true, 4]);
    last().hear({ message: "queued", id, place: 0 });
    expect([table.thinking, table.place]).toEqual([true, 0]);
  });

  it("ends without a word when its question was answered, and with one when it was not", async () => {
    const answered = await asksHint();
    last().hear(standing(5));
    last().hear(refused(answered.id));
    await answered.asking;
    expect([answered.table.thinking, answered.table.refusal]).toEqual([false, null]);
    const asking = answered.table.askHint(0);
    last().hear(refused(last().said("hint")[1]?.id ?? ""));
    await asking;
    expect(answered.table.refusal?.key).toBe("hint-over");
  });
});

describe("an optional question that is left alone", () => {
  const asking = (number: number, ...options: string[]): Outgoing =>
    ({
      message: "update",
      table: "t",
      number,
      news: [],
      state: { asked: { 0: number } },
      views: { 0: { decision: { kind: "any", options } } },
    }) as unknown as Update;

  function plays(): Table {
    const table = new Table(connection, "t", 0);
    last().welcome();
    last().hear(asking(3, "use", "pass"));
    void table.actBeyond(0, "pass", "rest");
    return table;
  }
  const answers = () =>
    last()
      .said("do")
      .map(({ command }) => command);

  it("is declined, and what follows is answered as soon as it is asked", () => {
    const table = plays();
    expect(answers()).toEqual([{ do: "act", seat: 0, asked: 3, action: "pass" }]);
    last().hear(asking(4, "rest", "prepare"));
    expect(answers()[1]).toEqual({ do: "act", seat: 0, asked: 4, action: "rest" });
    last().hear(asking(5, "rest"));
    expect([answers().length, table.declined]).toEqual([2, [3]]);
  });

  it("is followed by nothing if something else is asked then", () => {
    plays();
    last().hear(asking(4, "prepare"));
    last().hear(asking(5, "rest"));
    expect(answers()).toHaveLength(1);
  });

  it("is followed by nothing if it was refused", async () => {
    const table = plays();
    last().hear({ message: "refused", id: last().said("do")[0]?.id ?? "", key: "late", rule: "", words: {} });
    await vi.waitFor(() => expect(table.refusal?.key).toBe("late"));
    last().hear(asking(4, "rest"));
    expect(answers()).toHaveLength(1);
  });
});
