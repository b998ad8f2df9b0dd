import { expect, test } from "vitest";
import type { Decision, Scene } from "$web/boards/board";
import { describe as described } from "../describe";
import { asked, LANGUAGES, sceneOf } from "../fixtures/situations";
import { effectAbout } from "../naming";
import { subjectOf } from "../panels/subject";
import { stepWords } from "../wording";
import { isIdle } from "./idle";

/** A situation in which another question is asked. */
function asking(scene: Scene, decision: Decision): Scene {
  return { ...scene, decision, view: { ...scene.view, decision } };
}

const nothing = { en: "(changes nothing)", ru: "(ничего не изменит)" };

const QUESTIONS: [string, 0 | 1, Decision, string][] = [
  [
    "activate",
    0,
    {
      kind: "activate",
      options: ["activate", "pass"],
      facts: { card: "disinformation", cost: 3, void: ["activate"], voids: 1 },
    },
    "activate",
  ],
  [
    "use",
    1,
    { kind: "use", options: ["use", "pass"], facts: { character: "carl", effect: "c_carl", void: ["use"], voids: 1 } },
    "use",
  ],
  [
    "knowledge",
    0,
    {
      kind: "knowledge",
      options: ["knowledge city_k1", "knowledge city_k2", "pass"],
      facts: { void: ["city_k2"], voids: 1 },
    },
    "knowledge city_k2",
  ],
  [
    "harass",
    1,
    { kind: "harass", options: ["cards", "energy"], facts: { effect: "c_sam", void: ["cards"], voids: 1 } },
    "cards",
  ],
  [
    "hunger",
    1,
    { kind: "hunger", options: ["energy", "prey"], facts: { effect: "hunger", void: ["energy"], voids: 1 } },
    "energy",
  ],
  [
    "rampage",
    1,
    { kind: "rampage", options: ["discard radio", "harass"], facts: { effect: "rampage", void: ["harass"], voids: 1 } },
    "harass",
  ],
];

test.each(QUESTIONS)(
  "an answer to %s that would change nothing says so and is offered",
  (kind, seat, decision, idle) => {
    const scene = asking(asked(kind, seat), decision);
    const offers = described(scene)
      .groups.flatMap((group) => group.places)
      .flatMap((place) => place.offers);
    expect(offers.map((offer) => offer.action).sort()).toEqual([...decision.options].sort());
    for (const { action, label } of offers) {
      expect(label.includes(nothing.en), action).toBe(action === idle);
      expect(isIdle(scene, action), action).toBe(action === idle);
    }
  },
);

test.each(LANGUAGES)("the mark and the question are said in %s", (language) => {
  const [, seat, decision, idle] = QUESTIONS[2] ?? ["", 0, { kind: "", options: [] }, ""];
  const view = { ...asked("knowledge", seat).view, decision };
  const scene = { ...sceneOf(view, language), decision };
  expect(stepWords(scene, idle)).toContain(nothing[language as "en" | "ru"]);
  expect(scene.words.question(decision)).toContain(scene.words.name("city_k2"));
  expect(scene.words.question({ ...decision, facts: { void: [], voids: 0 } })).not.toContain(
    scene.words.name("city_k2"),
  );
  expect(subjectOf(scene, null, null)?.about).toContain(nothing[language as "en" | "ru"]);
});

test("a token may be left where it lies, and that changes nothing", () => {
  const scene = asked("action", 0);
  const action = scene.decision?.options.find((option) => option.endsWith(" token")) ?? "";
  const [, card = "", who = ""] = action.split(" ");
  const { symbol } = (scene.game.printed as unknown as { cards: Record<string, { symbol: string }> }).cards[card] ?? {
    symbol: "",
  };
  const lying = (character: string) => {
    const table = { ...scene.view.table, tokens: { [symbol]: character } };
    return stepWords({ ...scene, view: { ...scene.view, table } }, action);
  };
  expect(lying(who)).toMatch(/^Leave the token .* \(changes nothing\)$/);
  expect(lying("nobody")).toMatch(/^Lay the token [^(]*$/);
});

test("a card that would shift nobody is not said to change nothing: it is discarded", () => {
  const decision = {
    kind: "offer",
    options: ["discard hunger", "discard shroud"],
    facts: { effect: "c_jamie", void: ["hunger"], voids: 1 },
  };
  const scene = asking(asked("offer", 1), decision);
  expect(stepWords(scene, "discard hunger")).toContain("(shifts nobody)");
  expect(stepWords(scene, "discard shroud")).not.toContain("(");
});

test("the effect of a helping hand is told as the match reads it", () => {
  const scene = asked("action", 0);
  const read = (pull_world: string) =>
    effectAbout({ ...scene, view: { ...scene.view, terms: { seats: 2, options: { pull_world } } } }, "h_pull");
  expect(read("creature")).toContain("Creature world");
  expect(read("human")).not.toContain("Creature world");
  expect(read("both")).toMatch(/Creature world.*Human world/);
  expect(effectAbout(scene, "c_lance")).toContain("3 energy");
});
