import { describe, expect, it } from "vitest";
import type { Decision } from "$web/boards/board";
import { FILTER_FROM, GROUP_FROM, groupAnswers } from "$web/table/Answers.svelte";
import { clockFace, isShort, secondsLeft } from "$web/table/Clock.svelte";
import { answerOf, firstValues, formsOf } from "$web/table/ranges";
import { closing, ending, verdict, winners } from "$web/table/result";
import type { Result } from "$web/wire/types";

describe("a clock", () => {
  const text = (seconds: number) => {
    const shown = clockFace(seconds);
    return shown.key === "clock-time" ? shown.text : `${shown.days}d${shown.hours}h`;
  };

  it("ticks on from what the server said, down to nothing", () => {
    expect(secondsLeft({ left: 30, ticking: true }, 2_500)).toBe(27.5);
    expect(secondsLeft({ left: 30, ticking: false }, 2_500)).toBe(30);
    expect(secondsLeft({ left: 1, ticking: true }, 9_000)).toBe(0);
    expect(secondsLeft({ left: null, ticking: true }, 9_000)).toBeNull();
  });

  it("shows what matters", () => {
    expect([200_000, 86_400, 3_725, 600, 61, 10].map(text)).toEqual([
      "2d7h",
      "1d0h",
      "1:02:05",
      "10:00",
      "1:01",
      "0:10",
    ]);
    expect([9.96, 9.4, 0.05, 0].map(text)).toEqual(["9.9", "9.4", "0.0", "0.0"]);
  });

  it("never shows more than is left at the end, nor a whole second too few before", () => {
    expect(text(59.2)).toBe("1:00");
    expect(text(10.3)).toBe("0:11");
  });

  it("calls for hurry near the end", () => {
    expect([isShort(25), isShort(19)]).toEqual([false, true]);
  });
});

describe("answers that are many", () => {
  const offers = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ action: `${at % 2 ? "move" : "hit"} x${at}`, label: `Do ${at}` }));

  it("stay in one row while they are few", () => {
    expect(groupAnswers(offers(GROUP_FROM - 1), "", String)).toHaveLength(1);
  });

  it("are put together by their first word", () => {
    const groups = groupAnswers(offers(GROUP_FROM), "", (word) => word.toUpperCase());
    expect(groups.map((group) => group.label)).toEqual(["HIT", "MOVE"]);
    expect(groups.flatMap((group) => group.offers)).toHaveLength(GROUP_FROM);
  });

  it("are narrowed to what somebody types, in words or in notation", () => {
    const offersFor = (wanted: string) =>
      groupAnswers(offers(FILTER_FROM), wanted, String).flatMap((group) => group.offers);
    expect(offersFor("do 17").map((offer) => offer.action)).toEqual(["move x17"]);
    expect(offersFor("X4")).toHaveLength(1);
    expect(offersFor("  ")).toHaveLength(FILTER_FROM);
    expect(offersFor("nothing")).toEqual([]);
  });
});

describe("an answer made of parts", () => {
  const decision: Decision = {
    kind: "flick",
    options: [],
    ranges: { disk: ["d1", "d3"], angle: [0, 360], speed: [100, 2500] },
  };
  const [flick = { verb: "", parts: [] }] = formsOf(decision);

  it("begins somewhere sensible", () => {
    expect(firstValues(flick)).toEqual(["d1", "180", "1300"]);
  });

  it("is written in the order of its parts", () => {
    expect(answerOf(flick, ["d3", " 171.25 ", "900"])).toBe("flick d3 171.25 900");
  });

  it("is no answer while a part is missing, unknown or out of bounds", () => {
    expect(answerOf(flick, ["d1", "10", "500"])).not.toBeNull();
    for (const wrong of [
      ["d1", "361", "500"],
      ["d1", "-1", "500"],
      ["d1", "", "500"],
      ["d1", "10", "fast"],
      ["d1", "10"],
      ["d2", "10", "500"],
    ]) {
      expect(answerOf(flick, wrong), wrong.join(" ")).toBeNull();
    }
  });

  it("may be of several kinds, each with its own parts, beside answers that are listed", () => {
    const forms = formsOf({
      kind: "act",
      options: ["end"],
      ranges: { disk: ["d1"], shooter: ["d3"], x: [0, 1000], angle: [0, 360] },
      forms: [
        ["flick", "disk", "angle"],
        ["shoot", "shooter", "x", "angle"],
      ],
    });
    expect(forms.map((form) => [form.verb, ...form.parts.map((part) => part.name)].join(" "))).toEqual([
      "flick disk angle",
      "shoot shooter x angle",
    ]);
    expect(forms.map((form) => answerOf(form, firstValues(form)))).toEqual(["flick d1 180", "shoot d3 500 180"]);
  });

  it("may have the same part several times, each with a number", () => {
    const [deploy = { verb: "", parts: [] }] = formsOf({
      kind: "deploy",
      options: ["auto"],
      ranges: { x: [0, 1000], y: [0, 400] },
      forms: [["deploy", "x", "y", "x", "y"]],
    });
    expect(deploy.parts.map(({ name, number }) => `${name}${number}`)).toEqual(["x1", "y1", "x2", "y2"]);
    expect(answerOf(deploy, ["1", "2", "3", "4.5"])).toBe("deploy 1 2 3 4.5");
    expect(answerOf(deploy, ["1", "2", "3", "401"])).toBeNull();
  });

  it("is not asked for where nothing can vary", () => {
    expect(formsOf({ kind: "act", options: ["end"] })).toEqual([]);
  });
});

describe("a result", () => {
  const result = (...shares: number[]): Result => ({ reason: "played", shares });

  it("that somebody brought about by giving up is the last news of the game", () => {
    expect(closing({ reason: "resigned", shares: [0, 1], seat: 0 }, 9)).toMatchObject([
      { number: 9, what: "resigned", seat: 0 },
    ]);
    expect(closing(result(1, 0), 9)).toEqual([]);
  });

  it("is won, lost or drawn for those who have an opponent", () => {
    expect([verdict(result(1, 0), [0]), verdict(result(1, 0), [1]), verdict(result(0.5, 0.5), [1])]).toEqual([
      "won",
      "lost",
      "drawn",
    ]);
    expect(verdict(result(0.5, 0.5, 0, 0), [1])).toBe("won");
  });

  it("is only watched by those who have none", () => {
    expect(verdict(result(1, 0), [])).toBe("watched");
    expect(verdict(result(1, 0), [0, 1])).toBe("watched");
  });

  it("names the winners, and nobody in a draw", () => {
    expect(winners(result(0.5, 0, 0.5))).toEqual([0, 2]);
    expect(winners(result(0.5, 0.5))).toEqual([]);
  });

  it("is won or lost for whoever plays alone", () => {
    expect([verdict(result(1), [0]), verdict(result(0), [0])]).toEqual(["won", "lost"]);
    expect([verdict(result(1), []), verdict(result(0), [])]).toEqual(["watched", "watched"]);
    expect([winners(result(1)), winners(result(0))]).toEqual([[0], []]);
  });

  it("tells those who watch who won or lost, or that nobody did", () => {
    expect([ending(result(0, 1)), ending(result(0.5, 0.5)), ending(result(1)), ending(result(0))]).toEqual([
      { says: "end-winner", seats: [1] },
      { says: "end-drawn", seats: [] },
      { says: "end-winner", seats: [0] },
      { says: "end-loser", seats: [0] },
    ]);
  });
});
