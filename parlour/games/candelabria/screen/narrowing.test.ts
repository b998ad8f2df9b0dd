import { expect, test } from "vitest";
import { describe } from "./describe";
import { asked } from "./fixtures/situations";
import { attemptBy, MANNER, meantBy } from "./narrowing";
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
  expect(meantBy(place("r6_mine"), described, null, view)?.id).toBe(`figure:${house}_castle`);
  expect(meantBy(place("r6_mine"), described, "figure castle", view)?.id).toBe(`figure:${house}_warrior`);
  expect(meantBy(place("r6_mine"), described, "figure warrior", view)?.id).toBe(`figure:${house}_castle`);
});

test("a press on the ground where nobody can be chosen means nobody", () => {
  expect(meantBy(place("r6_curse"), described, null, view)).toBeNull();
});

test("where regions are asked for, the whole region means its number, with whoever stands there", () => {
  const temples = { kind: "raze", options: ["raze 6", "skip"] };
  const asking = describe({ ...scene, view, decision: temples });
  for (const pressed of ["r6_mine", "r6_curse", `figure:${house}_castle`])
    expect(meantBy(place(pressed), asking, null, view)?.id).toBe("region:6");
  expect(meantBy(place("r1_mine"), asking, null, view)).toBeNull();
});

test("a figure that cannot be chosen is as the ground under it, the picked one is not", () => {
  const asking = describe({ ...scene, view, decision: { kind: "site", options: ["at r6_mine"] } });
  expect(meantBy(place(`figure:${house}_castle`), asking, null, view)?.id).toBe("r6_mine");
  expect(meantBy(place(`figure:${house}_castle`), described, "figure castle", view)).toBeNull();
});

test("on the ground of two candles that may be put out both answers can be given", () => {
  const options = [`dim ${house}_warrior`, `dim ${house}_castle`];
  const asking = describe({ ...scene, view, decision: { kind: "extinguish", options } });
  const meant = meantBy(place("r6_mine"), asking, null, view);
  expect(meant?.offers.map(({ action }) => action).sort()).toEqual([...options].sort());
});

test("cards, temples and figures are dragged, to role slots, regions and buttons", () => {
  expect(["hand", "forge", "figures", "map", "market"].filter((group) => MANNER.dragged(group))).toEqual([
    "hand",
    "forge",
    "figures",
  ]);
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

test("a second pick that is not offered is still told as an answer, so that the table can say why not", () => {
  const asking = (kind: string, options: string[]) => ({ ...view, decision: { kind, options } });
  const moving = asking("move", decision.options);
  expect(attemptBy(place("r1_mine"), "figure castle", moving)).toBe("move castle r1_mine");
  expect(attemptBy(place("region:1"), "figure castle", moving)).toBeNull();
  expect(attemptBy(place("r1_mine"), null, moving)).toBeNull();
  const forging = asking("forge", ["build white 6", "stop"]);
  expect(attemptBy(place("region:1"), "temple white", forging)).toBe("build white 1");
  const placing = asking("turn", ["place uc04 explorer", "manoeuvre uc04"]);
  expect(attemptBy(place(`slot:${house}_warrior`), "card uc04", placing)).toBe("place uc04 warrior");
});
