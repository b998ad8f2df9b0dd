// @vitest-environment jsdom
import { cleanup, fireEvent, screen as page, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Scene } from "$web/boards/board";
import { showing } from "$web/boards/testing/shown";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { describe } from "./describe";
import { HEXES } from "./field/geometry";
import { asked } from "./fixtures/situations";
import { factionsOf, tokenOf, warOf } from "./war";

// the page of the tests has no sizes to observe
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

afterEach(cleanup);

const shown = showing({ Board, describe });

/** The activate question with another one in its place. */
function withOptions(...options: string[]): Scene {
  const scene = asked("activate");
  const decision = { kind: "act", options, facts: { unit: "" } };
  return { ...scene, view: { ...scene.view, decision }, decision };
}

test("every place of the field can be found, and says what it is", () => {
  const { described, at } = shown(asked("activate"));
  for (const place of described.groups.flatMap((group) => group.places))
    expect(at(place.id).getAttribute("aria-label")).toBe(place.label);
});

test("one click on a lit unit answers", async () => {
  const scene = asked("activate");
  const { choose, at } = shown(scene);
  const action = scene.decision?.options[0] ?? "";
  const unit = action.split(" ")[1] ?? "";
  await fireEvent.click(at(warOf(scene.view).at[unit] ?? ""));
  expect(choose.mock.calls).toEqual([[action]]);
});

/** A mouse presses at one place, moves to the other, and lets go there. */
async function drag(from: Element, to: Element): Promise<void> {
  document.elementFromPoint = () => to;
  await fireEvent.pointerDown(from, { button: 0, pointerType: "mouse", clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(to, { pointerType: "mouse", clientX: 60, clientY: 0 });
  await fireEvent.pointerUp(to, { pointerType: "mouse", clientX: 60, clientY: 0 });
  await fireEvent.click(to);
}

test("a unit that is dragged is activated, and then goes where it was let go", async () => {
  const scene = asked("activate");
  const unit = scene.decision?.options[0]?.split(" ")[1] ?? "";
  const from = warOf(scene.view).at[unit] ?? "";
  const goal = scene.view.facts?.reach[unit][0];
  const { choose, at, rerender } = shown(scene);
  await drag(at(from), at(goal));
  expect(choose.mock.calls).toEqual([[`activate ${unit}`]]);
  const decision = { kind: "act", options: [`move ${goal}`, "done"], facts: { unit } };
  await rerender({ view: { ...scene.view, decision, table: { ...scene.view.table, active: unit } }, decision });
  expect(choose.mock.calls).toEqual([[`activate ${unit}`], [`move ${goal}`]]);
});

test("a press on another unit puts the active one back and changes to it, Escape only puts it back", async () => {
  const scene = asked("activate");
  const [unit = "", other = ""] = (scene.decision?.options ?? []).flatMap(
    (action) => /^activate (.*)/.exec(action)?.[1] ?? [],
  );
  const acting = { kind: "act", options: ["move e9", "back"], facts: { unit } };
  const table = { ...scene.view.table, active: unit, ready: [unit, other] };
  const active = { ...scene, view: { ...scene.view, decision: acting, table }, decision: acting };
  const { choose, at, rerender } = shown(active);
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(choose.mock.calls).toEqual([["back"]]);
  await fireEvent.click(at(warOf(scene.view).at[other] ?? ""));
  expect(choose.mock.calls).toEqual([["back"], ["back"]]);
  await rerender({ view: scene.view, decision: scene.decision });
  expect(choose.mock.calls).toEqual([["back"], ["back"], [`activate ${other}`]]);
  const takeBack = vi.fn();
  await rerender({ view: active.view, decision: acting, takeBack });
  await fireEvent.keyDown(window, { key: "Escape" });
  expect([takeBack.mock.calls.length, choose.mock.calls.length]).toEqual([1, 3]);
});

test("a unit that is dragged out of its reach stays, and so does one that cannot act", async () => {
  const scene = asked("activate");
  const unit = scene.decision?.options[0]?.split(" ")[1] ?? "";
  const { reach } = scene.view.facts ?? {};
  const far = HEXES.find((hex) => !reach[unit].includes(hex) && !Object.values(warOf(scene.view).at).includes(hex));
  const other =
    Object.keys(warOf(scene.view).at).find((one) => !scene.decision?.options.includes(`activate ${one}`)) ?? "";
  const { choose, at } = shown(scene);
  await drag(at(warOf(scene.view).at[unit] ?? ""), at(far ?? ""));
  await drag(at(warOf(scene.view).at[other] ?? ""), at(reach[other]?.[0] ?? far));
  expect(choose).not.toHaveBeenCalled();
});

test("a click on anything else chooses nothing, and shows what is there", async () => {
  const scene = asked("activate");
  const { choose, explain, described, at } = shown(scene);
  const place = described.groups
    .find((group) => group.id === "field")
    ?.places.find(({ offers, subjects }) => offers.length === 0 && subjects.length > 0);
  await fireEvent.click(at(place?.id ?? ""));
  expect(choose).not.toHaveBeenCalled();
  expect(explain).toHaveBeenLastCalledWith(place?.subjects, expect.anything());
});

test("nothing answers while events are shown", async () => {
  const scene = { ...asked("activate"), decision: null };
  const { choose, described, at } = shown(scene);
  for (const place of described.groups[0]?.places.slice(0, 12) ?? []) await fireEvent.click(at(place.id));
  expect(choose).not.toHaveBeenCalled();
});

test("a place with several answers opens a menu, and Escape closes it", async () => {
  const { choose, at } = shown(withOptions("move f6", "trap f6", "done"));
  await fireEvent.click(at("f6"));
  expect(choose).not.toHaveBeenCalled();
  const items = page.getAllByRole("menuitem");
  expect(items.map((item) => item.getAttribute("data-action"))).toEqual(["move f6", "trap f6", null]);
  await fireEvent.keyDown(items[0] as HTMLElement, { key: "Escape" });
  expect(page.queryByRole("menu")).toBeNull();
  await fireEvent.click(at("f6"));
  await fireEvent.click(page.getAllByRole("menuitem")[1] as HTMLElement);
  expect(choose.mock.calls).toEqual([["trap f6"]]);
  expect(page.queryByRole("menu")).toBeNull();
});

test("a second target is picked by a second click, and Escape takes the first back", async () => {
  const scene = asked("activate");
  const [[one = "", here = ""] = [], [two = "", there = ""] = []] = Object.entries(warOf(scene.view).at);
  const { choose, at } = shown(withOptions(`attack ${one}`, `attack ${one} ${two}`, "done"));
  expect(at(there).getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(at(here));
  expect(choose).not.toHaveBeenCalled();
  expect(page.queryByRole("menu")).toBeNull();
  expect(page.getByRole("status").textContent).toContain(scene.words.name(one));
  expect(at(there).getAttribute("data-action")).toBe(`attack ${one} ${two}`);
  expect(at(there).getAttribute("aria-label")).toContain(scene.words.name(two));
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(page.queryByRole("status")).toBeNull();
  expect(at(there).getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(at(here));
  await fireEvent.click(at(there));
  await fireEvent.click(at(here));
  await fireEvent.click(at(here));
  expect(choose.mock.calls).toEqual([[`attack ${one} ${two}`], [`attack ${one}`]]);
});

test("a first pick is dropped by a click elsewhere, and with its question", async () => {
  const scene = asked("activate");
  const [[one = "", here = ""] = [], [two = ""] = []] = Object.entries(warOf(scene.view).at);
  const asking = withOptions(`attack ${one}`, `attack ${one} ${two}`, "done");
  const { choose, at, described, container, rerender } = shown(asking);
  const begun = () => container.querySelector(".then") !== null;
  await fireEvent.click(at(here));
  expect(begun()).toBe(true);
  const free = described.groups.flatMap((group) => group.places).find((place) => place.label.includes("free"));
  await fireEvent.click(at(free?.id ?? ""));
  expect(begun()).toBe(false);
  await fireEvent.click(at(here));
  expect(begun()).toBe(true);
  await rerender({ decision: { kind: "act", options: ["done"] } });
  expect(begun()).toBe(false);
  expect(choose).not.toHaveBeenCalled();
});

test("each target shows its own chance, the second one too", async () => {
  const scene = asked("activate");
  const [[one = "", here = ""] = [], [two = ""] = []] = Object.entries(warOf(scene.view).at);
  const asking = withOptions(`attack ${one}`, `attack ${one} ${two}`, "done");
  const facts = { ...scene.view.facts, odds: { [one]: { hit: 0.5 }, [two]: { hit: 0.25 } } };
  const { at, container } = shown({ ...asking, view: { ...asking.view, facts } });
  const chances = () => [...container.querySelectorAll(".aim text")].map((text) => text.textContent).sort();
  expect(chances()).toEqual(["50 %"]);
  await fireEvent.click(at(here));
  expect(chances()).toEqual(["25 %", "50 %"]);
});

test("what others did since a unit was last set to work is traced until the next is", async () => {
  const first = asked("activate");
  const own = factionsOf(warOf(first.view), first.view.seat);
  const standing = Object.entries(warOf(first.view).at);
  const [theirs = ""] = standing.find(([unit]) => !own.includes(tokenOf(first.game, unit)?.faction ?? "")) ?? [];
  const table = { ...first.view.table, at: { ...warOf(first.view).at, [theirs]: "f6" } };
  const later = { ...first, view: { ...first.view, table } };
  const props = (scene: Scene) => {
    const rest = { choose: vi.fn(), explain: vi.fn(), event: null, pace: 0, marked: [] };
    return { ...scene, ...rest, described: describe(scene) };
  };
  const { container, rerender } = render(Board, { props: props(first) });
  const tracedIn = async (scene: Scene) => {
    await rerender(props(scene));
    return container.querySelectorAll("[data-trace='moved']").length;
  };
  const summon = { kind: "summon", options: [] };
  const activate = { kind: "activate", options: [] };
  expect(await tracedIn({ ...first, decision: null })).toBe(0);
  expect(await tracedIn({ ...later, decision: summon })).toBe(1);
  expect(await tracedIn({ ...later, decision: null })).toBe(1);
  expect(await tracedIn({ ...later, decision: activate })).toBe(1);
  expect(await tracedIn({ ...later, decision: null })).toBe(0);
  expect(await tracedIn({ ...later, decision: activate })).toBe(0);
  expect(await tracedIn({ ...first, decision: null })).toBe(1);
});

test("those who are never asked see no traces", async () => {
  const scene = { ...asked("activate"), decision: null };
  const { container, rerender } = shown(scene);
  await rerender({ view: { ...scene.view, table: { ...scene.view.table, at: {} } } });
  await rerender({ view: scene.view });
  expect(container.querySelector("[data-trace]")).toBeNull();
});

test("the arrows walk over the hexes, Enter answers, and i explains", async () => {
  const { choose, explain, at } = shown(withOptions("move f6", "done"));
  expect(at("f6").getAttribute("tabindex")).toBe("0");
  at("f6").focus();
  await fireEvent.keyDown(at("f6"), { key: "ArrowRight" });
  await vi.waitFor(() => expect(document.activeElement).toBe(at("f7")));
  expect(at("f7").getAttribute("tabindex")).toBe("0");
  expect(at("f6").getAttribute("tabindex")).toBe("-1");
  await fireEvent.keyDown(at("f7"), { key: "ArrowLeft" });
  await vi.waitFor(() => expect(document.activeElement).toBe(at("f6")));
  await fireEvent.keyDown(at("f6"), { key: "Enter" });
  expect(choose.mock.calls).toEqual([["move f6"]]);
  const [, hex = ""] = Object.entries(warOf(asked("activate").view).at)[0] ?? [];
  await fireEvent.keyDown(at(hex), { key: "i" });
  expect(explain).toHaveBeenLastCalledWith(expect.arrayContaining([expect.any(String)]), at(hex));
});

test("the tray answers with what lies in it", async () => {
  const scene = asked("summon");
  const { choose, described, at } = shown(scene);
  const place = described.groups.find((group) => group.id === "tray")?.places[0];
  await fireEvent.click(at(place?.id ?? ""));
  expect(choose.mock.calls).toEqual([[place?.offers[0]?.action]]);
});

test("the dice of a question in a fight are in sight, with the total", () => {
  const scene = asked("countermeasure");
  const { container } = shown(scene);
  const dice = container.querySelector("[data-dice]");
  expect(dice?.textContent).toContain(String(scene.decision?.facts?.total));
  expect(dice?.textContent).toContain(scene.words.name(String(scene.decision?.facts?.target)));
  expect(container.querySelector(".blow")).not.toBeNull();
});

test("what a line of the log speaks of is marked, a unit where it stands", () => {
  const scene = asked("activate");
  const [unit = "", hex = ""] = Object.entries(warOf(scene.view).at)[0] ?? [];
  const { at } = shown(scene, { marked: [unit] });
  expect(at(hex).classList.contains("noted")).toBe(true);
});

test("a card tells a unit's numbers and what changes them", () => {
  const scene = asked("activate");
  const [unit = "", facts] =
    Object.entries(
      scene.view.facts?.units as Record<string, { trait: string; sources: Record<string, [string, number][]> }>,
    ).find(([, { sources }]) => Object.keys(sources).length > 0) ?? [];
  const { container } = render(Card, { props: { ...scene, subject: unit } });
  expect(container.textContent).toContain(scene.words.name(unit));
  expect(container.textContent).toContain(scene.words.say(`trait-${facts?.trait}`));
  const amount = Object.values(facts?.sources ?? {})[0]?.[0]?.[1] ?? 0;
  expect(container.textContent).toContain(String(Math.abs(amount)));
});

test("the card of a target tells what an attack promises, and nobody else's does", () => {
  const scene = withOptions("attack sm_raider1", "done");
  const facts = {
    ...scene.view.facts,
    odds: { sm_raider1: { attack: 3, defence: 2, hit: 0.583, wounds: 2, retreat: 0.25 } },
  };
  const of = (subject: string) => {
    const { container, unmount } = render(Card, { props: { ...scene, view: { ...scene.view, facts }, subject } });
    const text = container.textContent ?? "";
    unmount();
    return text;
  };
  expect(of("sm_raider1")).toMatch(/58 %.*takes 2.*25 %/);
  expect(of("sm_raider2")).not.toContain(" %");
  scene.decision = null;
  expect(of("sm_raider1")).not.toContain(" %");
});

test.each(["cap_rus", "ev_mud", "tr_axe", "st_poisoned", "trap", "rus_zmey"])(
  "a card explains %s in words",
  (subject) => {
    const scene = asked("activate");
    const { container } = render(Card, { props: { ...scene, subject } });
    expect(container.querySelector("h3")?.textContent).not.toContain("_");
    expect(container.textContent?.length).toBeGreaterThan(25);
  },
);
