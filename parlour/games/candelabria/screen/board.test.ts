// @vitest-environment jsdom
import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import type { Scene } from "$web/boards/board";
import { showing } from "$web/boards/testing/shown";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { asked, sceneOf, titleOf, views } from "./fixtures/situations";
import { mineOf, realmOf } from "./realm";

vi.hoisted(() => {
  // animations ask for the reduced-motion setting, which the page of the tests lacks
  window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList;
});

const shown = showing({ Board, describe });
/** One situation of each kind, with as many players as there are. */
const kinds = new Map(
  [...views].sort((one, two) => one.terms.seats - two.terms.seats).map((view) => [view.decision?.kind ?? "none", view]),
);
const cases = [...kinds]
  .filter(([kind]) => kind !== "commit" && kind !== "none")
  .map(([, view]) => [titleOf(view), view] as const);

function elements(container: HTMLElement, selector: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)];
}

/** The answers that one press more would give: those of places, and those of the menus that places open. */
async function offered(container: HTMLElement): Promise<string[]> {
  const straight = elements(container, "[data-place][data-action]").map(({ dataset }) => dataset.action ?? "");
  const menus: string[] = [];
  for (const place of elements(container, "[data-place][aria-haspopup]")) {
    await fireEvent.click(place);
    menus.push(...elements(container, "[role='menu'] [data-action]").map(({ dataset }) => dataset.action ?? ""));
  }
  return [...straight, ...menus];
}

test.each(cases)("asked %s: every answer is within two presses and a menu", { timeout: 30_000 }, async (_, view) => {
  const { container } = shown(sceneOf(view));
  const given = new Set(await offered(container));
  for (const begins of new Set(elements(container, "[data-begins]").map(({ dataset }) => dataset.begins))) {
    const first = container.querySelector(`[data-begins="${begins}"]`);
    if (first) await fireEvent.click(first);
    await tick();
    for (const action of await offered(container)) given.add(action);
  }
  expect([...given].sort()).toEqual([...(view.decision?.options ?? [])].sort());
});

function fail(why: string): never {
  throw new Error(why);
}

async function press({ at }: ReturnType<typeof shown>, ...places: string[]): Promise<void> {
  for (const place of places) {
    await fireEvent.click(at(place));
    await tick();
  }
}

/** The first answer that begins so, in its words. */
function answer({ decision }: Scene, verb: string): string[] {
  const action = decision?.options.find((option) => option.startsWith(`${verb} `));
  return (action ?? fail(`nothing to ${verb}`)).split(" ");
}

test("a figure is picked, then the territory where it goes", async () => {
  const scene = asked("move");
  const [, figure = "", territory = ""] = answer(scene, "move");
  const board = shown(scene);
  await press(board, `figure:${mineOf(scene.view)}_${figure}`);
  expect(board.choose).not.toHaveBeenCalled();
  expect(board.at(territory).classList).toContain("lit");
  await press(board, territory);
  expect(board.choose).toHaveBeenCalledWith(`move ${figure} ${territory}`);
});

/** A mouse presses at one place, moves to the other, and lets go there. */
async function drag(from: Element, to: Element): Promise<void> {
  document.elementFromPoint = () => to;
  await fireEvent.pointerDown(from, { button: 0, pointerType: "mouse", clientX: 0, clientY: 0 });
  await fireEvent.pointerMove(to, { pointerType: "mouse", clientX: 60, clientY: 0 });
  await fireEvent.pointerUp(to, { pointerType: "mouse", clientX: 60, clientY: 0 });
  await fireEvent.click(to);
}

test("a figure is dragged to where it goes, also one that is picked already; let go elsewhere it stays", async () => {
  const scene = asked("move");
  const [, figure = "", territory = ""] = answer(scene, "move");
  const board = shown(scene);
  const piece = board.at(`figure:${mineOf(scene.view)}_${figure}`);
  await drag(piece, board.at("region:1"));
  expect(board.choose).not.toHaveBeenCalled();
  await drag(piece, board.at(territory));
  expect(board.choose.mock.calls).toEqual([[`move ${figure} ${territory}`]]);
  await press(board, `figure:${mineOf(scene.view)}_${figure}`);
  await drag(piece, board.at(territory));
  expect(board.choose).toHaveBeenCalledTimes(2);
});

test("a press anywhere in a region chooses it", async () => {
  const scene = asked("raze");
  const [, region = ""] = answer(scene, "raze");
  const board = shown(scene);
  const land = board.container.querySelector(`[data-place^="r${region}_"]`)?.getAttribute("data-place") ?? "";
  await press(board, land);
  expect(board.choose).toHaveBeenCalledWith(`raze ${region}`);
});

test("a press on the ground under the own castle picks the castle", async () => {
  const scene = asked("move");
  const [, figure = "", territory = ""] = answer(scene, "move castle");
  const board = shown(scene);
  await press(board, realmOf(scene.view).castles[scene.view.seat ?? 0] ?? "", territory);
  expect(board.choose).toHaveBeenCalledWith(`move ${figure} ${territory}`);
});

test("a card is picked, then the manoeuvre is a button", async () => {
  const scene = asked("turn");
  const [, card = ""] = answer(scene, "manoeuvre");
  const board = shown(scene);
  await press(board, `hand:${card}`, `answer:manoeuvre ${card}`);
  expect(board.choose).toHaveBeenCalledWith(`manoeuvre ${card}`);
});

test("Escape lets go of what was picked", async () => {
  const scene = asked("move");
  const [, figure = "", territory = ""] = answer(scene, "move");
  const board = shown(scene);
  await press(board, `figure:${mineOf(scene.view)}_${figure}`);
  await fireEvent.keyDown(window, { key: "Escape" });
  await tick();
  await press(board, territory);
  expect(board.choose).not.toHaveBeenCalled();
});

test("cards are laid on the slots one by one, swapped and taken back, until all is ready", async () => {
  const scene = sceneOf(kinds.get("commit") ?? fail("nobody commits"));
  const mine = mineOf(scene.view);
  const [one = "", two = ""] = realmOf(scene.view).owned[String(scene.view.seat)] ?? [];
  const board = shown(scene);
  await press(board, `tactic:${one}`, `tactic:${two}`, `theatre:${mine}:1`);
  expect(board.choose).not.toHaveBeenCalled();
  await press(board, `answer:commit ${two} ${one}`);
  expect(board.choose).toHaveBeenLastCalledWith(`commit ${two} ${one}`);
  await press(board, `tactic:${two}`, `tactic:${two}`, "answer:commit none none");
  expect(board.choose).toHaveBeenLastCalledWith("commit none none");
});

test("by keyboard a figure is picked by Enter, and the focus goes to where it can go", async () => {
  const scene = asked("move");
  const [, figure = ""] = answer(scene, "move");
  const board = shown(scene);
  const place = board.at(`figure:${mineOf(scene.view)}_${figure}`);
  place.focus();
  await fireEvent.keyDown(place, { key: "Enter" });
  await tick();
  expect(document.activeElement?.getAttribute("data-action")).toMatch(new RegExp(`^move ${figure} `));
});

test("the badges say who would win each region, and can be put away", async () => {
  const scene = asked("turn");
  const { container } = shown(scene);
  const led = Object.values(scene.view.facts?.leaders as Record<string, string>).filter((house) => house !== "");
  expect(elements(container, ".badge .crown")).toHaveLength(led.length);
  const toggle = container.querySelector<HTMLElement>("button.toggle");
  if (toggle) await fireEvent.click(toggle);
  expect(elements(container, ".badge")).toHaveLength(0);
});

test("struck regions lie under fog, and the contested one is lit", () => {
  const scene = asked("neutralise");
  const { container } = shown(scene);
  expect(elements(container, ".fog")).toHaveLength(realmOf(scene.view).struck.length);
  expect(elements(container, ".contested")).toHaveLength(1);
});

test("what others did since the last answer is ringed until the next one, and not what one does oneself", async () => {
  const scene = asked("turn");
  const { view } = scene;
  const realm = realmOf(view);
  const mine = mineOf(view);
  const other = realm.houses.find((house) => house !== mine && house !== "") ?? "";
  const away = realm.castles.map((at, seat) => (realm.houses[seat] === other ? "r6_mine" : at));
  const moved = { ...view, table: { ...view.table, season: "kindling", active: view.seat, castles: away } };
  const board = shown(scene);
  const next = { kind: "turn", options: [...(scene.decision?.options ?? [])] };
  await board.rerender({ view: { ...view, decision: null }, decision: null });
  await board.rerender({ view: { ...moved, decision: next }, decision: next });
  expect(board.at(`figure:${other}_castle`).classList).toContain("fresh");
  const going = { kind: "move", options: ["move castle r1_mine", "stop"] };
  await board.rerender({ view: { ...moved, decision: going }, decision: going });
  expect(board.at(`figure:${other}_castle`).classList).not.toContain("fresh");
});
