// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import Fairness from "$web/table/Fairness.svelte";
import { check, commitmentTo, dealSeed, newEntropy, note, sha256 } from "$web/table/fairness";
import type { State } from "$web/wire/types";
import { own } from "$web/words/own.svelte";

const entropy = { "0": "from-ann", "1": "from-bob" };
const deal = (more: Partial<State> = {}) =>
  ({
    table: "t1",
    commitment: commitmentTo("secret"),
    entropy,
    open_deal: false,
    secret: "secret",
    seed: dealSeed("secret", entropy),
    ...more,
  }) as State;

beforeEach(() => {
  localStorage.clear();
  return own.speak("en");
});
afterEach(cleanup);

describe("what a browser can check of a deal", () => {
  it.each(["", "abc", "é".repeat(40), "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(1000)])(
    "hashes as everybody does: %s",
    (text) => expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex")),
  );

  it("finds everything in order where it is", () => {
    note("t1", { commitment: commitmentTo("secret") });
    note("t1", { entropy: "from-ann" });
    expect(check(deal())).toEqual({ kept: true, bound: true, mine: true, mixed: true });
  });

  it("finds each thing that does not fit", () => {
    note("t1", { commitment: commitmentTo("another"), entropy: "mine" });
    expect(check(deal())).toMatchObject({ kept: false, bound: true, mine: false });
    expect(check(deal({ secret: "ground" }))).toMatchObject({ bound: false, mixed: false });
    expect(check(deal({ seed: "chosen" }))).toMatchObject({ bound: true, mixed: false });
  });

  it("says nothing before the secret is told, nor of what it has not seen", () => {
    expect(check(deal({ secret: null, seed: null }))).toBeNull();
    expect(check(deal())).toMatchObject({ kept: null, mine: null });
  });

  it("keeps the seal that it saw first", () => {
    note("t1", { commitment: "first" });
    note("t1", { commitment: "second" });
    expect(check(deal({ commitment: "second" }))?.kept).toBe(false);
  });

  it("adds something else each time", () => {
    expect(newEntropy()).toMatch(/^[0-9a-f]{32}$/);
    expect(newEntropy()).not.toBe(newEntropy());
  });
});

describe("the deal on the screen", () => {
  it("shows the seal while the game goes on, and no secret", () => {
    render(Fairness, { props: { state: deal({ secret: null, seed: null }) } });
    expect(screen.getByText(commitmentTo("secret"))).toBeTruthy();
    expect(screen.queryByText(own.say("fair-bound"))).toBeNull();
  });

  it("marks an open deal", () => {
    render(Fairness, { props: { state: deal({ open_deal: true }) } });
    expect(screen.getByText(own.say("open-deal"))).toBeTruthy();
  });

  it("says at the end whether all fits", () => {
    render(Fairness, { props: { state: deal({ seed: "chosen" }) } });
    expect(screen.getByText(own.say("fair-bound"))).toBeTruthy();
    expect(screen.getByText(own.say("fair-not-mixed"))).toBeTruthy();
  });
});
