import { expect, test } from "vitest";
import type { Scene } from "$web/boards/board";
import { asked } from "./fixtures/situations";
import { outlook } from "./standing";
import { answerWords, distanceWords, stateWords, stepWords } from "./wording";

/** A City player's question with somebody on a rung, and so many locked already. */
function withRung(rung: number, locked: [number, number] = [0, 0]): Scene {
  const scene = asked("shift", 0);
  const [first = ""] = scene.view.table.circle as string[];
  const table = { ...scene.view.table, circle: [first, "x1", "x2"], rung: { [first]: rung } };
  return { ...scene, view: { ...scene.view, table, facts: { ...scene.view.facts, locked } } };
}

const words = (rung: number, way: string, locked?: [number, number]) => {
  const scene = withRung(rung, locked);
  return stepWords(scene, `shift ${scene.view.table.circle[0]} ${way}`);
};

test.each([
  [4, "deeper", "Deeper: Alert, box 1 of 4"],
  [3, "deeper", "Deeper: Guarded, box 2 of 4"],
  [3, "back", "Back: Borderline"],
  [4, "back", "Turn over: Creature world"],
  [5, "back", "Turn over: Human world"],
  [5, "deeper", "Deeper: Nervous, box 1 of 4"],
  [8, "back", "Back: Terrified, box 2 of 4"],
])("from rung %i a shift %s reads: %s", (rung, way, said) => {
  expect(words(rung, way)).toBe(said);
});

test("a lock is announced, and the third one as the end", () => {
  expect(words(1, "deeper", [1, 0])).toContain("2 of 3");
  expect(words(1, "deeper", [2, 0])).toMatch(/City wins/);
  expect(words(8, "deeper", [2, 0])).toContain("1 of 3");
  expect(words(8, "deeper", [0, 2])).toMatch(/Creature wins/);
});

test("two steps deeper lead two boxes on", () => {
  const scene = withRung(3);
  const [who = ""] = scene.view.table.circle as string[];
  expect(stepWords(scene, `deepen ${who} 2`)).toContain("box 3");
});

test("an answer in full names whom it is about", () => {
  const scene = asked("action", 1);
  const action = scene.decision?.options.find((option) => option.endsWith(" token")) ?? "";
  const [, card = "", who = ""] = action.split(" ");
  expect(answerWords(scene, action)).toContain(scene.words.name(who));
  expect(card).not.toBe("");
});

test("the sixth level of knowledge is called what it is: the end", () => {
  const scene = asked("raise", 0);
  const decision = { kind: "raise", options: ["raise", "pass"], facts: { level: 6, price: 6, character: "sam" } };
  expect(stepWords({ ...scene, decision }, "raise")).toMatch(/wins the game/);
  expect(stepWords(scene, "raise")).not.toMatch(/wins/);
});

test("the removal that leaves five says that it ends the game", () => {
  const scene = asked("remove", 0);
  const circle = ["earl", "tom", "sam", "max", "bob", "carl"];
  const view = (people: string[]) => ({ ...scene.view, table: { ...scene.view.table, circle: people } });
  expect(stepWords({ ...scene, view: view(circle) }, "remove earl")).toMatch(/majority/);
  expect(stepWords({ ...scene, view: view([...circle, "mina"]) }, "remove earl")).not.toMatch(/majority/);
});

test("a gap is told by who will stand on either side of it", () => {
  const scene = asked("relocate", 1);
  const view = { ...scene.view, table: { ...scene.view.table, circle: ["carl", "tom", "earl", "max"] } };
  expect(stepWords({ ...scene, view }, "relocate tom max")).toBe("Between Max and Carl");
  expect(stepWords({ ...scene, view }, "relocate earl carl")).toBe("Between Carl and Tom");
});

test("a rest says what it gives, and when that is all there can be", () => {
  const scene = asked("action", 1);
  const rest = (amount: number, energy: number) => {
    const table = { ...scene.view.table, energy: [0, energy] };
    return stepWords(
      { ...scene, view: { ...scene.view, table, facts: { ...scene.view.facts, rest: [9, amount] } } },
      "rest",
    );
  };
  expect(rest(4, 2)).toBe("Rest: +4 energy");
  expect(rest(4, 6)).toContain("full");
  expect(rest(0, 10)).toContain("full");
  expect(rest(0, 3)).toBe("Rest: +0 energy");
});

test("the way to the lock is counted from either world", () => {
  const scene = asked("action", 0);
  expect(distanceWords(scene, 2)).toContain("2 steps to Secured");
  expect(distanceWords(scene, 8)).toContain("one step to Devoured");
  expect(distanceWords(scene, 9)).toBe("Devoured, box 4 of 4");
});

test("what a character offers is told also where the energy for it is missing", () => {
  const scene = asked("action", 0);
  const facts = {
    ...scene.view.facts,
    price: [3, 1],
    activity: { side: "city", character: "sam", raise: false, use: false },
  };
  const told = (rung: number, energy: number) =>
    outlook({
      ...scene,
      view: {
        ...scene.view,
        facts,
        table: {
          ...scene.view.table,
          knowledge: [2, 0],
          energy: [energy, 5],
          rung: { ...scene.view.table.rung, sam: rung },
        },
      },
    });
  expect(told(3, 1)).toBe("Activity phase: Sam offers The City knowledge 3 for 3 energy, 2 more than there is");
  expect(told(4, 1)).toBe("Activity phase: Sam gives The City nothing as things stand");
});

test("a state agrees with whom it is said of", () => {
  const { words } = asked("action", 0, "ru");
  expect([stateWords(words, 3, "julie"), stateWords(words, 3, "carl"), stateWords(words, 4, "julie")]).toEqual([
    "Встревожена",
    "Встревожен",
    "На границе",
  ]);
  expect(stateWords(asked("action", 0).words, 3, "julie")).toBe("Alert");
});
