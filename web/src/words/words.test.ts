import { describe, expect, it } from "vitest";
import { Words } from "$web/words/words.svelte";

const source = `
many = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
action-muster = Вывести в поле
unit-axe = Дружинник
`;
const words = new Words("ru", [source], { axe1: "unit-axe", axe2: "unit-axe" });

describe("words", () => {
  it.each([
    [1, "1 ход"],
    [3, "3 хода"],
    [11, "11 ходов"],
    [999, "999 ходов"],
  ])("count: %i", (count, said) => {
    expect(words.say("many", { count })).toBe(said);
  });

  it("write large and broken numbers as the language does", () => {
    expect(words.say("many", { count: 12_345 })).toBe("12\u00a0345 ходов");
    expect(words.say("many", { count: 1.5 })).toMatch(/^1,5 /);
  });

  it("say an answer with all that it names", () => {
    expect(words.action("muster axe1 axe2")).toBe("Вывести в поле Дружинник 1, Дружинник 2");
    expect(words.action("muster")).toBe("Вывести в поле");
    expect(words.action("swap a1 b2")).toBe("swap a1 b2");
  });

  it("name a place once in a line, where a message can leave it out", () => {
    const words = new Words("en", [
      "event-lit = A flame at { $territory }\n    .there = A flame there\nevent-moved = Moved",
    ]);
    const lit = (territory: string) => ({ event: "lit", territory });
    expect(words.event(lit("mine"))).toBe("A flame at mine");
    expect(words.event(lit("mine"), { event: "moved", territory: "mine" })).toBe("A flame there");
    expect(words.event(lit("mine"), { event: "moved", territory: "tavern" })).toBe("A flame at mine");
    const other = { event: "moved", territory: "mine", house: "ash" };
    expect(words.event({ ...lit("mine"), house: "sowers" }, other)).toBe("A flame at mine");
    expect(words.event({ event: "moved" }, { event: "moved" })).toBe("Moved");
  });

  it("name the numbers of an answer, unless they are more than one would read", () => {
    const words = new Words(
      "en",
      ["action-flick = Flick (disk, angle, speed):\naction-deploy = Deploy (x, y of each):"],
      {
        kharu: "disk-kharu",
      },
    );
    expect(words.action("flick kharu 333.62 1623")).toBe("Flick: disk-kharu, angle 333.62, speed 1623");
    expect(words.action("deploy 1 2 3.5 -4")).toBe("Deploy");
    expect(words.action("flick kharu")).toBe("Flick (disk, angle, speed): disk-kharu");
  });
});
