// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "$web/api";
import type { Onward } from "$web/boards/board";
import { router } from "$web/router";
import End from "$web/table/End.svelte";
import type { Result, State } from "$web/wire/types";
import { own } from "$web/words/own.svelte";

const state = { table: "t1", game: "sample", chairs: [], rematch: null, seed: null } as unknown as State;
const shown = (onwards: readonly Onward[], result: Result = { reason: "played", shares: [1] }) =>
  render(End, {
    props: {
      open: true,
      state: {
        ...state,
        chairs: result.shares.map(() => ({ kind: "person", name: "Ann", level: "", mine: true })),
      } as never,
      result,
      roles: [],
      points: [],
      mine: [0],
      because: "",
      onwards,
      onclose: () => {},
    },
  });
const button = (name: string) => screen.getByRole("button", { name, hidden: true });

beforeEach(async () => {
  await own.speak("en");
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(cleanup);

describe("the end of a game", () => {
  it("offers once more as the main thing where the game leads nowhere else", () => {
    shown([]);
    expect(button(own.say("rematch")).className).toContain("main");
  });

  it("offers where the game leads first, and goes there", async () => {
    const go = vi.spyOn(router, "go").mockImplementation(() => {});
    shown([
      { label: "The next one", main: true, go: async () => "/t/next" },
      { label: "All of them", go: async () => "/more/sample/all" },
    ]);
    expect(button("The next one").className).toContain("main");
    expect(button("All of them").className).not.toContain("main");
    expect(button(own.say("rematch")).className).not.toContain("main");
    await fireEvent.click(button("The next one"));
    await waitFor(() => expect(go).toHaveBeenCalledWith("/t/next"));
  });

  it.each([[[1]], [[0.5, 0.5]]])(
    "is nobody's win, loss or draw where the game was ended from outside: %o",
    (shares) => {
      shown([], { reason: "closed", shares });
      const said = document.querySelector("dialog")?.textContent ?? "";
      expect(said).toContain("The game was stopped");
      expect(said).toContain("Whoever runs the server has ended the game.");
      for (const share of ["won", "lost", "drawn", "draw"]) expect(said).not.toContain(share);
    },
  );

  it("says why there is no way on", async () => {
    const problem = { key: "too-fast", rule: "", words: { en: "Not so fast." } };
    shown([{ label: "The next one", main: true, go: () => Promise.reject(new Refusal(429, problem)) }]);
    await fireEvent.click(button("The next one"));
    expect((await screen.findByText("Not so fast.")).getAttribute("role")).toBe("alert");
  });
});
