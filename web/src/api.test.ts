import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$web/api";

const answered = (body: string, status = 200) => new Response(status === 204 ? null : body, { status });
let fetched: ReturnType<typeof vi.fn>;

beforeEach(() => {
  fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  api.forget();
});
afterEach(() => vi.unstubAllGlobals());

describe("the HTTP interface", () => {
  it("sends what is asked as JSON and gives back what is answered", async () => {
    fetched.mockResolvedValue(answered('{"table": "t1", "claim": "c"}', 201));
    const opened = await api.openTable({ game: "horde", chairs: [{ kind: "me" }, { kind: "bot", level: "novice" }] });
    expect(opened).toEqual({ table: "t1", claim: "c" });
    const [path, sent] = fetched.mock.calls[0] ?? [];
    expect(path).toBe("/api/tables");
    expect(sent.method).toBe("POST");
    expect(sent.headers).toEqual({ "content-type": "application/json" });
    expect(JSON.parse(sent.body)).toEqual({
      game: "horde",
      chairs: [{ kind: "me" }, { kind: "bot", level: "novice" }],
    });
  });

  it("throws a refusal with the server's words in the language of the reader", async () => {
    const problem = { key: "not-over", rule: "", words: { en: "Not over yet.", ru: "Ещё не конец." } };
    fetched.mockResolvedValue(answered(JSON.stringify(problem), 409));
    const refusal = await api.record("t1").catch((thrown) => thrown);
    expect(refusal).toBeInstanceOf(api.Refusal);
    expect(refusal.status).toBe(409);
    expect(refusal.words("ru")).toBe("Ещё не конец.");
    expect(refusal.words("fr")).toBe("Not over yet.");
  });

  it("says that the server cannot be reached when the network fails", async () => {
    fetched.mockRejectedValue(new TypeError("failed to fetch"));
    await expect(api.games()).rejects.toBeInstanceOf(api.Unreachable);
  });

  it.each([
    ["a gateway's page", "<html>Bad gateway</html>", 502],
    ["JSON that is no problem", "[]", 500],
    ["JSON that is null", "null", 500],
  ])("takes %s for an unreachable server", async (_, body, status) => {
    fetched.mockResolvedValue(answered(body, status));
    await expect(api.myTables()).rejects.toBeInstanceOf(api.Unreachable);
  });

  it("takes an answer that is no JSON for an unreachable server", async () => {
    fetched.mockResolvedValue(answered("<!doctype html>"));
    await expect(api.myTables()).rejects.toBeInstanceOf(api.Unreachable);
  });

  it("fetches what does not change only once, also for two that ask at the same time", async () => {
    fetched.mockImplementation(async () => answered('{"id": "horde"}'));
    await Promise.all([api.game("horde"), api.game("horde")]);
    await api.game("horde");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("asks again after a failure", async () => {
    fetched.mockRejectedValueOnce(new TypeError("offline")).mockResolvedValueOnce(answered("[]"));
    await expect(api.games()).rejects.toBeInstanceOf(api.Unreachable);
    await expect(api.games()).resolves.toEqual([]);
  });

  it("asks for my tables anew each time", async () => {
    fetched.mockImplementation(async () => answered("[]"));
    await api.myTables();
    await api.myTables();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("reads no body where there is none", async () => {
    fetched.mockResolvedValue(answered("", 204));
    await expect(api.sit("t1", { claim: "c", seat: 1, name: "Ann" })).resolves.toBeUndefined();
  });

  it("escapes what goes into a path", async () => {
    fetched.mockResolvedValue(answered("{}"));
    await api.replay("a/b", "watcher", 50, 25);
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/tables/a%2Fb/replay?eyes=watcher&from=50&count=25");
  });

  it("sends a record as it was written", async () => {
    fetched.mockResolvedValue(answered('{"table": "t2", "claim": ""}', 201));
    await api.uploadRecord('{"format":  "parlour-record/1"}');
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"format":  "parlour-record/1"}');
  });
});
