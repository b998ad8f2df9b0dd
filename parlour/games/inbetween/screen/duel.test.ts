import { expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { cardsOf, type Duel, duelOf, SIDES, unseenOf } from "./duel";
import { asked, game, views } from "./fixtures/situations";

const changed = (view: View, table: Partial<Duel>): View => ({ ...view, table: { ...view.table, ...table } });
const sum = (kinds: Map<string, number>) => [...kinds.values()].reduce((all, count) => all + count, 0);

test.each(SIDES)("whatever is asked, as many cards of %s are unseen as lie hidden in its deck and hand", (side) => {
  for (const view of views) {
    const duel = duelOf(view);
    const hidden = [...cardsOf(duel.decks, side), ...cardsOf(duel.hands, side)].filter((card) => card === null);
    expect(sum(unseenOf(view, game, side)), `${view.decision?.kind} ${view.seat}`).toBe(hidden.length);
  }
});

test("a card is seen wherever it lies open: in a pile, in the box, as equipment, on a townsman, in play, in a known hand", () => {
  const { view } = asked("action", 1);
  const none = { "0": [], "1": [] };
  const bare = { decks: none, hands: none, discards: none, limbo: none, equipment: [], box: [], laid: {} };
  const before = unseenOf(changed(view, bare), game, "city");
  const all = sum(before);
  expect(all).toBe([...before.keys()].length);
  const places: Partial<Duel>[] = [
    { discards: { ...none, "0": ["detour"] } },
    { hands: { ...none, "0": [null, "detour"] } },
    { limbo: { ...none, "0": ["detour"] } },
    { laid: { tom: "detour" } },
    { equipment: ["detour"] },
    { box: ["detour"] },
  ];
  for (const place of places) {
    const left = unseenOf(changed(view, { ...bare, ...place }), game, "city");
    expect(left.has("detour"), JSON.stringify(place)).toBe(false);
    expect(sum(left)).toBe(all - 1);
  }
});

test("copies of one kind are counted one by one", () => {
  const { view } = asked("action", 0);
  const none = { "0": [], "1": [] };
  const seen = changed(view, {
    hands: none,
    limbo: none,
    laid: { tom: "shroud-c" },
    discards: { "0": [], "1": ["shroud-a"] },
  });
  expect(unseenOf(seen, game, "creature").get("shroud")).toBe(2);
  expect(unseenOf(seen, game, "creature").get("hunger")).toBe(4);
});
