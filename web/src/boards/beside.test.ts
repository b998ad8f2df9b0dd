// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { beside, stageAround } from "$web/boards/beside";

afterEach(() => document.body.replaceChildren());

function boxed(element: HTMLElement, ...[left, top, width, height]: [number, number, number, number]): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return element;
}

/** A card of 200 by 150 on a board, beside something. */
function stood(...at: [number, number, number, number]): CSSStyleDeclaration {
  const board = boxed(document.createElement("div"), 0, 70, 900, 500);
  board.className = "board";
  const card = boxed(document.createElement("aside"), 0, 0, 200, 150);
  const thing = boxed(document.createElement("i"), ...at);
  board.append(card, thing);
  document.body.append(board);
  beside(() => thing)(card);
  return card.style;
}

test("the stage is what can be seen of the board, and the window where there is none", () => {
  const board = boxed(document.createElement("div"), -20, 70, 500, 5000);
  board.className = "board";
  document.body.append(board);
  expect(stageAround(board)).toEqual({ left: 0, top: 70, width: 480, height: innerHeight - 70 });
  expect(stageAround(document.body)).toEqual({ left: 0, top: 0, width: innerWidth, height: innerHeight });
});

test("a card beside something low ends above the question, however low that lies", () => {
  expect(Number.parseFloat(stood(300, 530, 40, 40).top) + 150).toBeLessThanOrEqual(570);
});

test("a card is never higher than the stage", () => {
  expect(Number.parseFloat(stood(300, 100, 40, 40).maxHeight)).toBeLessThan(500);
});
