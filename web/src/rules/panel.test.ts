// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "$web/api";
import Rules from "$web/rules/Rules.svelte";
import { own } from "$web/words/own.svelte";

const BOOK = [
  "# 6 Rules",
  "- **SK-6.1** A unit moves, see SK-6.2.",
  "- **SK-6.2** A siege begins. <img src=x onerror=alert(1)>",
].join("\n\n");

let answer: () => Response;
beforeEach(async () => {
  api.forget();
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer()),
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  Element.prototype.scrollIntoView = vi.fn();
  await own.speak("en");
  answer = () => new Response(BOOK);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the rules beside a board", () => {
  it("open at the rule that is asked for", async () => {
    render(Rules, { game: "skirmish", at: "SK-6.2" });
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.2"));
    expect(document.getElementById("SK-6.2")?.className).toContain("at");
    expect(document.getElementById("SK-6.2")?.scrollIntoView).toHaveBeenCalled();
  });

  it("follow a citation to its rule", async () => {
    render(Rules, { game: "skirmish" });
    await fireEvent.click(await screen.findByRole("link", { name: "SK-6.2" }));
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.2"));
  });

  it("make no element of what is written in them", async () => {
    const { container } = render(Rules, { game: "skirmish" });
    await screen.findByText(/A siege begins/);
    expect(container.querySelector("img")).toBeNull();
  });

  it("can be searched, and what was found leads to its place", async () => {
    render(Rules, { game: "skirmish" });
    const box = await screen.findByRole("searchbox");
    await fireEvent.input(box, { target: { value: "sieges" } });
    const link = await screen.findByRole("link", { name: /siege begins/ });
    expect(within(link).getByText("siege").tagName).toBe("MARK");
    await fireEvent.click(link);
    await waitFor(() => expect(document.activeElement?.id).toBe("SK-6.2"));
    expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("");
  });

  it("say that there are none", async () => {
    answer = () => new Response('{"key": "no-rules", "rule": "", "words": {"en": "None."}}', { status: 404 });
    render(Rules, { game: "skirmish" });
    expect(await screen.findByText(own.say("rules-none"))).toBeTruthy();
  });

  it("can be fetched again after a failure", async () => {
    answer = () => new Response("", { status: 502 });
    render(Rules, { game: "skirmish" });
    const again = await screen.findByRole("button");
    answer = () => new Response(BOOK);
    await fireEvent.click(again);
    expect(await screen.findByText(/A siege begins/)).toBeTruthy();
  });
});
