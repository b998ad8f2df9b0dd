import { describe as about, expect, test } from "vitest";
import type { Scene } from "$web/boards/board";
import { asked, LANGUAGES } from "./fixtures/situations";
import { limitOf, roundOf } from "./standing";
import { settled, warOf } from "./war";

/** The scene of a question with other values on its table. */
function changed(scene: Scene, table: Record<string, unknown>): Scene {
  return { ...scene, view: { ...scene.view, table: { ...warOf(scene.view), ...table } } };
}

about.each(LANGUAGES)("in %s", (language) => {
  const skirmish = changed(asked("activate", null, language), { mode: "skirmish", limit: 120 });

  test("a safety limit is not mentioned before its last ten rounds", () => {
    expect(roundOf(changed(skirmish, { round: 3 }))).toMatch(/^\D+3$/);
    expect(roundOf(changed(skirmish, { round: 110 }))).not.toContain("120");
    expect(roundOf(changed(skirmish, { round: 111 }))).toMatch(/111\D+120/);
  });

  test("whoever asks is told of the safety limit", () => {
    expect(limitOf(skirmish)).toContain("120");
  });

  test("the printed rounds of Hold the Border are always said, and are no safety limit", () => {
    const border = changed(skirmish, { mode: "hold_the_border", limit: 30, round: 3 });
    expect(roundOf(border)).toMatch(/3\D+30/);
    expect(limitOf(border)).toBeUndefined();
  });
});

test.each([
  ["printed", "a1", "k11"],
  ["alliance", "k1", "k11"],
  ["horde", "a1", "a11"],
  ["both", "k1", "a11"],
])("with the corners %s the capitals stand on %s and %s", (corners, alliance, horde) => {
  const scene = changed(asked("activate"), { corners, teams: "1v1", durability: { cap_rus: 6, cap_south: 6 } });
  expect([...settled(scene.view, scene.game)]).toEqual([
    ["cap_rus", alliance],
    ["cap_south", horde],
  ]);
});
