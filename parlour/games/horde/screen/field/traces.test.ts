import { expect, test } from "vitest";
import type { View } from "$web/boards/board";
import { asked, game } from "../fixtures/situations";
import { factionsOf, tokenOf, warOf } from "../war";
import { tracesOf } from "./traces";

const { view } = asked("activate");
const war = warOf(view);
const own = factionsOf(war, view.seat);
const standing = Object.keys(war.at);
const mine = standing.find((unit) => own.includes(tokenOf(game, unit)?.faction ?? "")) as string;
const theirs = standing.find((unit) => !own.includes(tokenOf(game, unit)?.faction ?? "")) as string;
const changed = (table: object): View => ({ ...view, table: { ...view.table, ...table } });
const traces = (table: object) => tracesOf(view, changed(table), game);

test("nothing has changed where nothing has", () => {
  expect(own.length).toBeGreaterThan(0);
  expect(traces({})).toEqual([]);
});

test("a move of others leads from where they stood, one's own is known", () => {
  expect(traces({ at: { ...war.at, [theirs]: "f6" } })).toEqual([
    { piece: theirs, kind: "moved", hex: "f6", from: war.at[theirs] },
  ]);
  expect(traces({ at: { ...war.at, [mine]: "f6" } })).toEqual([]);
});

test("who has come is new", () => {
  const { [theirs]: hex, ...others } = war.at;
  expect(tracesOf(changed({ at: others }), view, game)).toEqual([{ piece: theirs, kind: "arrived", hex }]);
});

test("wounds are told of everybody, healing of nobody", () => {
  const health = war.health[mine] ?? 0;
  expect(traces({ health: { ...war.health, [mine]: health - 1 } })).toEqual([
    { piece: mine, kind: "hurt", hex: war.at[mine] },
  ]);
  expect(traces({ health: { ...war.health, [mine]: health + 1 } })).toEqual([]);
});

test("who has fallen is marked where they stood", () => {
  const { [mine]: hex, ...at } = war.at;
  expect(traces({ at, fallen: [...war.fallen, mine] })).toEqual([{ piece: mine, kind: "fell", hex }]);
});

test("a settlement that was damaged is marked", () => {
  const [settlement = "", durability = 0] = Object.entries(war.durability).find(([, left]) => left > 1) ?? [];
  const marks = traces({ durability: { ...war.durability, [settlement]: durability - 1 } });
  expect(marks).toMatchObject([{ piece: settlement, kind: "hurt" }]);
});
