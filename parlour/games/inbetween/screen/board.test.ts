// @vitest-environment jsdom
import { cleanup, fireEvent, screen as page, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Scene } from "$web/boards/board";
import { expectAnswers, showing } from "$web/boards/testing/shown";
import { placesOf } from "$web/boards/walk";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { describe } from "./describe";
import { duelOf, factsOf } from "./duel";
import { asked, sceneOf, views } from "./fixtures/situations";

// the pictures on each board would take most of the time, and no press is about them
vi.mock("./circle/Face.svelte", () => ({ default: () => {} }));
vi.mock("./cards/Icon.svelte", () => ({ default: () => {} }));
vi.mock("./cards/SymbolMark.svelte", () => ({ default: () => {} }));
vi.mock("./cards/CardBack.svelte", () => ({ default: () => {} }));

afterEach(cleanup);

const shown = showing({ Board, describe });

/** The first card of the hand, and the answers that it begins. */
function firstCard(scene: Scene) {
  const [, kind = ""] = scene.decision?.options.find((option) => option.startsWith("play"))?.split(" ") ?? [];
  const options = scene.decision?.options.filter((option) => option.startsWith(`play ${kind} `)) ?? [];
  return { kind, options };
}

test.each(views.map((view) => [view.decision?.kind, view.seat, view] as const))(
  "asked %s of seat %s: every place is on the board, and presses alone give each of the answers",
  async (_kind, _seat, view) => {
    const scene = sceneOf(view);
    const { choose, at, described } = shown(scene);
    for (const place of placesOf(described)) expect(at(place.id).getAttribute("aria-label")).toBe(place.label);
    for (const action of scene.decision?.options.slice(0, 6) ?? []) {
      const begin = placesOf(described).find((place) => place.offers.some((offer) => offer.action === action));
      await fireEvent.click(at(begin?.id ?? ""));
      const [verb, , second = ""] = action.split(" ");
      if (verb === "play") await fireEvent.click(at(second));
      if (verb === "relocate") await fireEvent.click(at(`gap:${second}`));
      const item = page.queryByRole("menu")?.querySelector(`[data-action="${action}"]`);
      if (item) await fireEvent.click(item);
      expect(choose, action).toHaveBeenLastCalledWith(action);
      await fireEvent.keyDown(document.body, { key: "Escape" });
    }
  },
  30_000, // a whole board for each of many presses
);

test.each(views.slice(0, 10).map((view) => [view.decision?.kind, view] as const))(
  "asked %s: a press where nothing can be done says what is there, or why not",
  async (_kind, view) => expectAnswers(shown(sceneOf(view))),
  30_000,
);

test("a press on somebody whom an effect cannot choose asks why not", async () => {
  const others = ({ view, decision }: Scene) =>
    duelOf(view).circle.filter((who) => !decision?.options.some((option) => option.split(" ")[1] === who));
  const scene = views
    .map((view) => sceneOf(view))
    .find((one) => one.decision?.options[0]?.startsWith("shift ") && others(one).length > 0);
  if (!scene) throw new Error("everybody can be chosen everywhere");
  const [other = ""] = others(scene);
  const { at, refuse, explain } = shown(scene);
  await fireEvent.click(at(other));
  expect(refuse.mock.lastCall?.[0]).toMatch(new RegExp(`^shift ${other}( |$)`));
  expect(explain.mock.lastCall?.[0]).toContain(other);
});

test("a card that is pointed at shows whom it could shift, and whom its token could go to", async () => {
  const scene = asked("action", 1);
  const { kind } = firstCard(scene);
  const { at, choose } = shown(scene);
  await fireEvent.pointerOver(at(`hand:${kind}`));
  const reach = factsOf(scene.view).reach[kind];
  for (const who of duelOf(scene.view).circle) {
    const { classList } = at(who);
    expect(classList.contains("lit")).toBe(reach?.shift.includes(who) || reach?.token.includes(who));
    expect(classList.contains("dotted")).toBe(reach?.token.includes(who) && !reach.shift.includes(who));
  }
  expect(choose).not.toHaveBeenCalled();
});

test("a card that is to be discarded shows nothing of what it could do", async () => {
  const scene = asked("prepare", 1);
  const { at, container } = shown(scene);
  const card = scene.decision?.options.find((option) => option.startsWith("discard"))?.split(" ")[1];
  await fireEvent.pointerOver(at(`hand:${card}`));
  expect(container.querySelector(".person.lit")).toBeNull();
});

test("a picked card is put back by Escape, by its button, and by another press on it", async () => {
  const scene = asked("action", 1);
  const { kind } = firstCard(scene);
  const { at, choose, container } = shown(scene);
  const picked = () => container.querySelector(".picked") !== null;
  await fireEvent.click(at(`hand:${kind}`));
  expect(picked()).toBe(true);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(picked()).toBe(false);
  await fireEvent.click(at(`hand:${kind}`));
  await fireEvent.click(page.getByText(scene.words.say("screen-put-back")));
  expect(picked()).toBe(false);
  await fireEvent.click(at(`hand:${kind}`));
  await fireEvent.click(at(`hand:${kind}`));
  expect(picked()).toBe(false);
  expect(choose).not.toHaveBeenCalled();
});

test("once a card is picked the hand makes way, and no longer rises under the pointer", async () => {
  const scene = asked("action", 1);
  const { kind } = firstCard(scene);
  const { at } = shown(scene);
  const hand = at(`hand:${kind}`).closest(".hand");
  expect(hand?.classList.contains("away")).toBe(false);
  await fireEvent.click(at(`hand:${kind}`));
  expect(hand?.classList.contains("away")).toBe(true);
});

test("cards that a question is about lie where the hand was, beside it in nobody's way", () => {
  const { container, at, described } = shown(asked("pluck", 0));
  const row = described.groups.find((group) => group.id === "row")?.places ?? [];
  expect(row.length).toBeGreaterThan(1);
  for (const place of row) expect(at(place.id).closest(".hand.row")).not.toBeNull();
  expect(container.querySelector(".middle .playing")).toBeNull();
});

test("a side that is about to win is warned of on its board", () => {
  const scene = asked("action", 1);
  const view = { ...scene.view, facts: { ...scene.view.facts, locked: [0, 2] } };
  const { container } = shown({ ...scene, view });
  expect(container.querySelector(".of-creature .near")?.textContent).toBe(scene.words.say("screen-near-devoured"));
  expect(container.querySelector(".of-city .near")).toBeNull();
});

test("a picked card is forgotten with its question", async () => {
  const scene = asked("action", 1);
  const { kind } = firstCard(scene);
  const { at, container, rerender } = shown(scene);
  await fireEvent.click(at(`hand:${kind}`));
  const decision = { kind: "action", options: ["rest", "prepare"] };
  await rerender({ decision, described: describe({ ...scene, decision }) });
  expect(container.querySelector(".picked")).toBeNull();
});

test("a card is played by keyboard alone", async () => {
  const scene = asked("action", 1);
  const { kind, options } = firstCard(scene);
  const { at, choose } = shown(scene);
  at(`hand:${kind}`).focus();
  await fireEvent.keyDown(at(`hand:${kind}`), { key: "Enter" });
  await vi.waitFor(() => expect(document.activeElement?.closest(".circle")).not.toBeNull());
  await fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });
  const menu = page.queryByRole("menu");
  if (menu) await fireEvent.click(document.activeElement as Element);
  expect(options).toContain(choose.mock.calls[0]?.[0]);
});

test("Tab stops at what may be chosen, even where something else was walked to before", async () => {
  const scene = asked("shift", 1);
  const { at, described } = shown(scene);
  const circle = described.groups.find((group) => group.id === "circle")?.places ?? [];
  const idle = circle.find((place) => place.offers.length === 0)?.id ?? "";
  const lit = circle.find((place) => place.offers.length > 0)?.id ?? "";
  at(idle).focus();
  expect(at(idle).tabIndex).toBe(-1);
  expect(at(lit).tabIndex).toBe(0);
});

test("the wheel is walked by the arrows, and closed by Escape", async () => {
  const scene = asked("shift", 0);
  const { at, choose, described } = shown(scene);
  const place = placesOf(described).find(({ offers }) => offers.length === 2);
  await fireEvent.click(at(place?.id ?? ""));
  const items = page.getAllByRole("menuitem");
  expect(document.activeElement).toBe(items[0]);
  await fireEvent.keyDown(items[0] as Element, { key: "ArrowDown" });
  expect(document.activeElement).toBe(items[1]);
  await fireEvent.keyDown(items[1] as Element, { key: "Escape" });
  expect(page.queryByRole("menu")).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});

test("a card that is dragged onto somebody is played there", async () => {
  const scene = asked("action", 1);
  const { kind, options } = firstCard(scene);
  const action = options.find((option) => option.endsWith("token")) ?? "";
  const { at, choose } = shown(scene);
  const drop = at(action.split(" ")[2] ?? "");
  document.elementFromPoint = () => drop;
  const pointer = (x: number) => ({ button: 0, clientX: x, clientY: 0, pointerType: "mouse" });
  await fireEvent(at(`hand:${kind}`), new MouseEvent("pointerdown", { bubbles: true, ...pointer(0) }));
  await fireEvent(window, new MouseEvent("pointermove", pointer(60)));
  await fireEvent(window, new MouseEvent("pointerup", pointer(60)));
  await vi.waitFor(() => expect(choose.mock.calls).toEqual([[action]]));
});

test("nothing answers while events are shown", async () => {
  const scene = { ...asked("action", 1), decision: null };
  const { choose, described, at } = shown(scene);
  for (const place of placesOf(described)) await fireEvent.click(at(place.id));
  expect(choose).not.toHaveBeenCalled();
});

test("a press on what cannot be chosen explains it", async () => {
  const scene = asked("action", 1);
  const [who = ""] = duelOf(scene.view).circle;
  const { explain, at } = shown(scene);
  await fireEvent.click(at(who));
  expect(explain).toHaveBeenLastCalledWith([who], at(who));
});

test("while an event is shown the table already stands as it leaves it", () => {
  const scene = { ...asked("action", 0), decision: null };
  const [who = ""] = duelOf(scene.view).circle;
  const event = { event: "shifted", side: "city", character: who, way: "deeper", rung: 8, turned: false };
  expect(shown(scene, { event, pace: 500 }).at(who).className).toContain("creature");
});

test("the other side's pending answer is shown by nothing on the board", () => {
  const scene = asked("action", 0);
  const quiet = { ...scene, view: { ...scene.view, decision: null }, decision: null };
  const drawn = (scene: Scene) => shown(scene).container.innerHTML.replaceAll(/\bc\d+-/g, "");
  const before = drawn(quiet);
  cleanup();
  const pending = { ...quiet, view: { ...quiet.view, asked: { "1": "revolver" } } };
  expect(drawn(pending) === before).toBe(true);
});

test("what a line of the log speaks of is marked", () => {
  const scene = asked("action", 1);
  const { at } = shown(scene, { marked: ["tom", "energy:city", "answer:rest"] });
  for (const place of ["tom", "energy:city", "answer:rest"]) expect(at(place).classList.contains("noted")).toBe(true);
});

test.each([
  "tom",
  "shroud",
  "evacuation",
  "eye",
  "city_k3",
  "pile:city",
  "cards:creature",
  "energy:city",
  "knowledge:creature",
  "locked:city",
])("a card explains %s in words", (subject) => {
  const { container } = render(Card, { props: { ...asked("action", 1), subject } });
  expect(container.textContent?.replace(/\s+/g, " ").length).toBeGreaterThan(25);
  expect(container.textContent).not.toMatch(/screen-|state-|undefined|_k|NaN/);
});

test("a townsman's card tells both of his effects and how far it is to the lock", () => {
  const scene = asked("action", 1);
  const { container } = render(Card, { props: { ...scene, subject: "tom" } });
  for (const effect of ["h_play", "c_tom"])
    expect(container.textContent).toContain(scene.words.say(`effect-${effect}`));
  expect(container.textContent).toMatch(/steps? to/);
});
