import { expect, test } from "vitest";
import { describe } from "./describe";
import { asked } from "./fixtures/situations";
import { figureMeant, MANNER } from "./narrowing";
import { realmOf } from "./realm";

const scene = asked("move");
const house = realmOf(scene.view).houses[scene.view.seat ?? 0] ?? "";
/** My castle and my warrior on one territory, both free to go. */
const view = {
  ...scene.view,
  table: {
    ...scene.view.table,
    castles: realmOf(scene.view).castles.map((at, seat) => (seat === scene.view.seat ? "r6_mine" : at)),
    at: { [`${house}_warrior`]: "r6_mine" },
    flames: { [`${house}_warrior`]: 4 },
  },
};
const decision = { kind: "move", options: ["move castle r6_curse", "move warrior r6_curse", "stop"] };
const described = describe({ ...scene, view, decision });
const place = (name: string) => {
  const match = described.groups.flatMap((group) => group.places).find(({ id }) => id === name);
  if (!match) throw new Error(`no place ${name}`);
  return match;
};

test("a press on the ground means the figures that stand there, one after the other", () => {
  expect(figureMeant(place("r6_mine"), described, null, view)?.id).toBe(`figure:${house}_castle`);
  expect(figureMeant(place("r6_mine"), described, "figure castle", view)?.id).toBe(`figure:${house}_warrior`);
  expect(figureMeant(place("r6_mine"), described, "figure warrior", view)?.id).toBe(`figure:${house}_castle`);
});

test("a press on the ground where nobody can be chosen means nobody", () => {
  expect(figureMeant(place("r6_curse"), described, null, view)).toBeNull();
});

test("cards and temples are dragged, to role slots, regions and buttons", () => {
  expect(["hand", "forge", "map", "market"].filter((group) => MANNER.dragged(group))).toEqual(["hand", "forge"]);
  expect(["map", "answers", "house:ash", "hand", "curses"].filter((group) => MANNER.dropped(group))).toEqual([
    "map",
    "answers",
    "house:ash",
  ]);
});

test("an answer goes on only from its own beginning", () => {
  expect(MANNER.isGoingOn("burn explorer r1_mine", "figure explorer")).toBe(true);
  expect(MANNER.isGoingOn("move castle r1_mine", "figure explorer")).toBe(false);
  expect(MANNER.isGoingOn("stop", "figure explorer")).toBe(false);
});
