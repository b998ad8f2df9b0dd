import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, Unreachable } from "$web/api";
import { fresh } from "./draft";
import { type Court, Judge } from "./judge.svelte";

const script = fresh();
const refusal = new Refusal(422, { key: "bad-script", rule: "DK-SCR-05", words: { en: "No way to win." } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const judged = async (court: Court): Promise<Judge["verdict"]> => {
  const judge = new Judge(court, 100);
  judge.hear(script);
  await vi.advanceTimersByTimeAsync(100);
  return judge.verdict;
};

describe("the judge", () => {
  it("says what the server says", async () => {
    expect(await judged(async () => {})).toEqual({ state: "fine" });
    expect(await judged(() => Promise.reject(refusal))).toEqual({
      state: "refused",
      words: { en: "No way to win." },
      rule: "DK-SCR-05",
    });
    expect(await judged(() => Promise.reject(new Unreachable("/api", null)))).toEqual({ state: "unreachable" });
  });

  it("waits until a script is left alone, and asks about the last one", async () => {
    const heard: string[] = [];
    const judge = new Judge(async ({ id }) => void heard.push(id), 100);
    for (const id of ["one", "two", "three"]) {
      judge.hear({ ...script, id });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect([heard, judge.verdict.state]).toEqual([[], "asking"]);
    await vi.advanceTimersByTimeAsync(50);
    expect([heard, judge.verdict.state]).toEqual([["three"], "fine"]);
  });

  it("takes no late word for one about another script", async () => {
    let refuse = (_: Error): void => {};
    const slow = new Promise<void>((_, reject) => {
      refuse = reject;
    });
    const judge = new Judge(({ id }) => (id === "slow" ? slow : Promise.resolve()), 100);
    judge.hear({ ...script, id: "slow" });
    await vi.advanceTimersByTimeAsync(100);
    judge.hear({ ...script, id: "quick" });
    await vi.advanceTimersByTimeAsync(100);
    refuse(refusal);
    await vi.advanceTimersByTimeAsync(1);
    expect(judge.verdict).toEqual({ state: "fine" });
  });
});
