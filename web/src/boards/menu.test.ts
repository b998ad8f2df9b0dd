// @vitest-environment jsdom
import { fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { menu } from "$web/boards/menu";

const close = vi.fn();
const beyond = vi.fn();
let element: HTMLElement;
let detach: (() => void) | undefined;

beforeEach(() => {
  close.mockReset();
  beyond.mockReset();
  document.body.innerHTML = "<div><p>About it</p><button>a</button><button>b</button><button>c</button></div><i></i>";
  element = document.querySelector("div") as HTMLElement;
  document.body.addEventListener("keydown", beyond);
  detach = menu(close)(element) || undefined;
});

afterEach(() => {
  detach?.();
  document.body.removeEventListener("keydown", beyond);
});

const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

test("an opened menu has the focus on its first item", () => {
  expect(focused()).toBe("a");
});

test.each([
  [["ArrowDown"], "b"],
  [["ArrowDown", "ArrowDown", "ArrowDown"], "a"],
  [["ArrowUp"], "c"],
  [["End"], "c"],
  [["End", "ArrowUp"], "b"],
  [["End", "Home"], "a"],
])("the keys %j lead to %s, and go no further than the menu", async (keys, item) => {
  for (const key of keys) await press(key);
  expect(focused()).toBe(item);
  expect(beyond).not.toHaveBeenCalled();
  expect(close).not.toHaveBeenCalled();
});

test.each(["Escape", "Tab"])("%s closes it, and does nothing else", async (key) => {
  expect(await press(key)).toBe(false);
  expect(close).toHaveBeenCalledOnce();
  expect(beyond).not.toHaveBeenCalled();
});

test("any other key goes on to the page", async () => {
  expect(await press("Enter")).toBe(true);
  expect(beyond).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

test("a press elsewhere closes it, a press on it does not", async () => {
  await fireEvent.pointerDown(element.querySelector("p") as Element);
  expect(close).not.toHaveBeenCalled();
  await fireEvent.pointerDown(document.querySelector("i") as Element);
  expect(close).toHaveBeenCalledOnce();
});

test("a menu that is gone listens no more", async () => {
  detach?.();
  await fireEvent.pointerDown(document.querySelector("i") as Element);
  await press("Escape");
  expect(close).not.toHaveBeenCalled();
});

test("the page may be kept from scrolling to it", () => {
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  const gone = menu(close, { preventScroll: true })(element);
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  focus.mockRestore();
  gone?.();
});
