// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { duelOf, tokensOn } from "./duel";
import { asked } from "./fixtures/situations";
import { nameOf } from "./naming";

test("the whole board is drawn with its pictures: on every card both faces, the name, and all symbols with the tokens", () => {
  const scene = asked("action", 1);
  const duel = duelOf(scene.view);
  const { container } = render(Board, {
    props: {
      ...scene,
      described: describe(scene),
      choose: () => {},
      explain: () => {},
      event: null,
      pace: 0,
      marked: [],
    },
  });
  for (const who of duel.circle) {
    const card = container.querySelector(`[data-place="${who}"]`);
    const tokens = tokensOn(duel, who).length;
    expect(card?.querySelectorAll(".picture > svg").length).toBeGreaterThanOrEqual(2);
    expect([...(card?.querySelectorAll(".name") ?? [])].map((name) => name.textContent)).toEqual([
      nameOf(scene.words, who),
      nameOf(scene.words, who),
    ]);
    expect(card?.querySelectorAll(".symbols > *").length).toBe(4 + tokens);
  }
  expect(container.querySelectorAll(".pawn")).toHaveLength(1);
  expect(container.querySelectorAll(".print")).toHaveLength(2);
});
