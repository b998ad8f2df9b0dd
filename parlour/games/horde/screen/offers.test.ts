import { describe, expect, test } from "vitest";
import type { Scene, View } from "$web/boards/board";
import { isHex, middle } from "./field/geometry";
import { asked, decisions, game, LANGUAGES, views, wordsIn } from "./fixtures/situations";
import { inTray, labelOf, oddsOf, offersAt, percent, spotsOf, toneOf } from "./offers";
import { kindOf, warOf } from "./war";

const bare = views[0] as View;
const situations = decisions.map(
  ({ at, decision }): View => ({
    ...bare,
    table: { ...bare.table, at },
    facts: {},
    decision,
  }),
);

const kindsOn = (place: string | null, view: View) =>
  Object.entries(warOf(view).at).flatMap(([unit, hex]) => (hex === place ? [kindOf(game, unit)] : []));

describe("an answer", () => {
  test("belongs to its places or to none, and none is lost", () => {
    const words = wordsIn("en");
    for (const view of situations) {
      const scene: Scene = { view, game, words, decision: view.decision };
      const actions = [...offersAt(scene).values()].flat().map((offer) => offer.action);
      expect([...new Set(actions)].sort()).toEqual([...(view.decision?.options ?? [])].sort());
    }
  });

  test("that names a hex lies on it, one that names units on the hex of the first of them", () => {
    const names: string[] = [];
    for (const view of situations) {
      for (const action of view.decision?.options ?? []) {
        const [place = null, ...others] = spotsOf(action, view);
        const [verb = "", ...ids] = action.split(" ");
        names.push(verb);
        if (place?.startsWith("tray:")) expect(inTray(place)).toEqual(ids);
        else if (ids.some(isHex)) expect(place).toBe(ids.at(-1));
        else if (verb === "steal") for (const spot of [place, ...others]) expect(kindsOn(spot, view)).toContain(ids[0]);
        else if (ids.length > 0) expect(place).toBe(view.table.at[ids[0] ?? ""]);
        else expect(place).toBeNull();
        if (place && isHex(place)) expect(middle(place).x).toBeGreaterThan(0);
      }
    }
    expect(new Set(names).size).toBeGreaterThan(15);
  });

  test("that only ends or keeps something becomes a button", () => {
    for (const action of [
      "done",
      "back",
      "end-battle",
      "defend",
      "keep",
      "reroll",
      "join",
      "stay-out",
      "no-theft",
      "spare",
    ])
      expect(spotsOf(action, bare)).toEqual([]);
  });

  test.each(LANGUAGES)(
    "is worded in %s, with the names of all it names",
    (language) => {
      const words = wordsIn(language);
      for (const view of situations) {
        const scene: Scene = { view, game, words, decision: view.decision };
        for (const action of view.decision?.options ?? []) {
          const label = labelOf(action, scene);
          const [, ...ids] = action.split(" ");
          expect(label).not.toMatch(/screen-|[{}]|undefined|_/);
          for (const id of ids) if (isHex(id)) expect(label).toContain(id);
          for (const id of ids) if (game.names[id]) expect(label).toContain(words.name(id));
        }
      }
    },
    20_000,
  );

  test("looks like what it does", () => {
    expect(toneOf("move e5")).toBe("go");
    expect(toneOf("attack rus_axe1")).toBe("strike");
    expect(toneOf("heal rus_axe1")).toBe("help");
    expect(toneOf("poison rus_axe1")).toBe("harm");
    expect(toneOf("trap e5")).toBe("trap");
    expect(toneOf("activate rus_axe1")).toBe("pick");
  });
});

test("a trait can be stolen at every token of the kind", () => {
  const view = { ...bare, table: { ...bare.table, at: { rus_axe1: "c3", rus_axe2: "d4", rus_archer1: "e5" } } };
  expect(spotsOf("steal rus_axe", view)).toEqual(["c3", "d4"]);
});

describe("chances", () => {
  const fight = asked("countermeasure");

  test("are said beside a countermeasure", () => {
    const view = { ...fight.view, facts: { odds: { defend: 0.5, retreat: 1 } } };
    const scene = { ...fight, view };
    expect(labelOf("defend", scene)).toContain("50 %");
    expect(labelOf(fight.decision?.options.find((act) => act.startsWith("retreat")) ?? "", scene)).toContain("100 %");
  });

  test("are those of the target, and of nobody else", () => {
    const view = { ...fight.view, facts: { odds: { sm_raider1: { attack: 3, defence: 2, hit: 0.58 } } } };
    const decision = { kind: "act", options: [] };
    expect(oddsOf("attack sm_raider1", view, decision)?.hit).toBe(0.58);
    expect(oddsOf("attack sm_raider2", view, decision)).toBeNull();
    expect(oddsOf("move e5", view, decision)).toBeNull();
  });

  test("are 0 or 100 only where they are sure", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});
