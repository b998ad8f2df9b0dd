// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Described, Place } from "$web/boards/board";
import { elementOf, type Here, hereAt } from "$web/boards/here";
import { Pointing } from "$web/boards/pointing.svelte";

const place = (id: string, subjects: string[]): Place => ({ id, x: 0, y: 0, label: id, offers: [], subjects });
const described = {
  groups: [
    { id: "field", label: "Field", places: [place("a1", ["wolf"]), place("a2", [])] },
    { id: "hand", label: "Hand", places: [place("hand:key", ["key"])] },
  ],
} as unknown as Described;
const explain = vi.fn();
let busy = false;
let pointing: Pointing;

beforeEach(() => {
  vi.useFakeTimers();
  explain.mockReset();
  busy = false;
  pointing = new Pointing(
    () => ({ described, explain }),
    () => busy,
  );
  document.body.innerHTML =
    '<i></i><div data-place="a1"><b></b></div><div data-place="a2"></div><div data-place="hand:key"></div><div data-place="gone"></div>';
});
afterEach(() => vi.useRealTimers());

const within = (selector: string) => document.querySelector(selector) as HTMLElement;
const at = (id: string) => within(`[data-place="${id}"]`);
const by = (target: Element, pointerType = "mouse", clientX = 0) =>
  ({ target, pointerType, clientX, clientY: 0 }) as unknown as PointerEvent;
const here = (id: string) => hereAt(at(id), described) as Here;
const wait = () => vi.advanceTimersByTime(5000);

test("whatever lies in a place is of that place and its group", () => {
  expect(hereAt(within("b"), described)).toMatchObject({
    element: at("a1"),
    place: { id: "a1" },
    group: { id: "field" },
  });
  expect(here("hand:key").group.id).toBe("hand");
});

test("outside of the places, at one that is not described, and nowhere there is no place", () => {
  expect(hereAt(within("i"), described)).toBeNull();
  expect(hereAt(at("gone"), described)).toBeNull();
  expect(hereAt(null, described)).toBeNull();
});

test("a place is found on the board, where there is one", () => {
  expect(elementOf("hand:key", document.body)).toBe(at("hand:key"));
  expect(elementOf("b9", document.body)).toBeNull();
  expect(elementOf("a1", undefined)).toBeNull();
});

test("a place that the mouse rests on is looked at at once and explained after a while", () => {
  pointing.over(by(within("b")));
  expect(pointing.at).toBe("a1");
  expect(explain).not.toHaveBeenCalled();
  wait();
  expect(explain.mock.calls).toEqual([[["wolf"], at("a1")]]);
});

test("a mouse that has gone on explains only where it rests", () => {
  pointing.over(by(at("a1")));
  pointing.over(by(at("hand:key")));
  wait();
  expect(explain.mock.calls).toEqual([[null], [["key"], at("hand:key")]]);
});

test("a mouse that has left the places ends the explanation, and explains nothing more", () => {
  pointing.over(by(at("a1")));
  pointing.over(by(within("i")));
  wait();
  expect(pointing.at).toBeNull();
  expect(explain.mock.calls).toEqual([[null]]);
});

test("nothing is explained where there is nothing to say, or while the player is at something else", () => {
  pointing.over(by(at("a2")));
  wait();
  pointing.out(by(at("a2")));
  explain.mockReset();
  pointing.over(by(at("a1")));
  busy = true;
  wait();
  expect(explain).not.toHaveBeenCalled();
});

test("a finger that is held explains, and its click is not meant; the next one is", () => {
  pointing.press(by(at("a1"), "touch"), here("a1"));
  wait();
  expect(explain.mock.calls).toEqual([[["wolf"], at("a1")]]);
  expect(pointing.isMeant()).toBe(false);
  expect(pointing.isMeant()).toBe(true);
});

test("a finger that is lifted soon, or that moves away, explains nothing", () => {
  pointing.press(by(at("a1"), "touch"), here("a1"));
  expect(pointing.isMeant()).toBe(true);
  wait();
  pointing.press(by(at("a1"), "touch"), here("a1"));
  pointing.move(by(at("a1"), "touch", 20));
  wait();
  expect(explain).not.toHaveBeenCalled();
  expect(pointing.isMeant()).toBe(true);
});

test("a finger that trembles is still held", () => {
  pointing.press(by(at("a1"), "touch"), here("a1"));
  pointing.move(by(at("a1"), "touch", 5));
  wait();
  expect(explain).toHaveBeenCalledOnce();
});

test("a finger that passes over and a mouse button that is held explain nothing", () => {
  pointing.over(by(at("a1"), "touch"));
  pointing.press(by(at("a1")), here("a1"));
  wait();
  expect(pointing.at).toBeNull();
  expect(explain).not.toHaveBeenCalled();
});

test("the mouse comes before what was picked, and that before the keyboard", () => {
  pointing.focused = "f";
  expect(pointing.at).toBe("f");
  pointing.picked = "p";
  expect(pointing.at).toBe("p");
  pointing.hovered = "h";
  expect(pointing.at).toBe("h");
});
