// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { fresh, keep, readDraft } from "./draft";
import { addArea } from "./edits";
import { handleKey, handleUndo } from "./keys";
import { terrainOf } from "./stock";
import { pointOf, type Thing } from "./things";
import { Work } from "./work.svelte";

const book: Thing = { kind: "terrain", at: 0 };
let work: Work;

beforeEach(() => {
  const script = fresh();
  const stock = terrainOf("rect");
  addArea(script, "terrain", stock.shape([500, 500]), stock);
  work = new Work(script);
  work.pick(book);
  localStorage.clear();
});

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
  handleKey(event, work);
  return event.defaultPrevented;
}

describe("keys on the table", () => {
  it("move what is picked: by one, by ten, by a tenth of a millimetre", () => {
    press("ArrowRight");
    press("ArrowUp", { shiftKey: true });
    press("ArrowLeft", { altKey: true });
    expect(pointOf(work.script, book)).toEqual([500.9, 510]);
  });

  it("turn, duplicate and remove it", () => {
    press("[");
    expect(work.script.terrain[0]?.shape).toEqual({ rect: [500, 500, 150, 50, 5] });
    press("]");
    press("]");
    expect(work.script.terrain[0]?.shape).toEqual({ rect: [500, 500, 150, 50, -5] });
    press("d", { ctrlKey: true });
    expect([work.script.terrain.length, work.picked]).toEqual([2, { kind: "terrain", at: 1 }]);
    press("Delete");
    expect([work.script.terrain.length, work.picked]).toEqual([1, null]);
  });

  it("walk from thing to thing, round and round", () => {
    const walked = ["PageDown", "PageDown", "PageDown", "PageUp"].map((key) => {
      press(key);
      return work.picked;
    });
    expect(walked).toEqual([{ kind: "zone", at: 0 }, { kind: "zone", at: 1 }, book, { kind: "zone", at: 1 }]);
  });

  it("leave to the browser what means nothing here", () => {
    expect([press("Tab"), press("a"), press("s", { ctrlKey: true })]).toEqual([false, false, false]);
    press("Escape");
    expect([work.picked, press("ArrowLeft"), press("Delete")]).toEqual([null, false, false]);
  });

  it("undo and redo, but not while a field is being filled in", () => {
    const pressed = (target: Element, key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key, ctrlKey: true, cancelable: true, bubbles: true, ...more });
      target.addEventListener("keydown", (keydown) => handleUndo(keydown as KeyboardEvent, work), { once: true });
      target.dispatchEvent(event);
    };
    press("ArrowRight");
    pressed(document.createElement("input"), "z");
    expect(pointOf(work.script, book)).toEqual([501, 500]);
    pressed(document.body, "z");
    expect(pointOf(work.script, book)).toEqual([500, 500]);
    pressed(document.body, "Z", { shiftKey: true });
    expect(pointOf(work.script, book)).toEqual([501, 500]);
  });
});

describe("what is kept in the browser", () => {
  it("is the script as it was", () => {
    expect(readDraft()).toBeNull();
    keep(work.script);
    expect(readDraft()).toEqual(work.script);
  });

  it("is nothing where something else is kept", () => {
    localStorage.setItem("parlour.desktopia.editor.1", '{"players": 9}');
    expect(readDraft()).toBeNull();
  });
});
