import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Decision } from "$web/boards/board";
import { Course, fits } from "$web/learn/course.svelte";
import { allDone, keepProgress, nextLesson, progressOf } from "$web/learn/progress";
import { paragraphs } from "$web/rules/inline";
import type { Lesson, LessonStep } from "$web/wire/types";

const decision: Decision = { kind: "move", options: ["move a1", "move b2", "stay"] };
const step = (answer: string | null): LessonStep => ({
  say: "lesson-first-1",
  point: [],
  events: [],
  view: { decision }, // a table asks whether the teacher has spoken or not
  answer,
});
const lesson = (): Lesson => ({
  game: "skirmish",
  lesson: "first",
  options: {},
  seats: 2,
  learner: 0,
  steps: [step(null), step("move b2"), step("stay"), step(null)],
});

describe("a course", () => {
  it("goes on with the answer that is wanted, and with no other", () => {
    const course = new Course(lesson(), 1);
    course.answer("move a1");
    expect([course.at, course.astray]).toEqual([1, true]);
    course.answer("move b2");
    expect([course.at, course.astray]).toEqual([2, false]);
  });

  it("takes no answer while the teacher only speaks", () => {
    const course = new Course(lesson());
    course.answer("move a1");
    expect([course.at, course.astray]).toEqual([0, false]);
  });

  it("goes on, back and to its beginning, and not beyond its ends", () => {
    const course = new Course(lesson());
    course.back();
    expect(course.at).toBe(0);
    for (let times = 0; times < 9; times += 1) course.on();
    expect([course.at, course.over]).toEqual([3, true]);
    course.back();
    expect([course.at, course.over]).toEqual([2, false]);
    course.again();
    expect(course.at).toBe(0);
  });

  it("forgets that an answer went astray once it goes anywhere", () => {
    const course = new Course(lesson(), 1);
    course.answer("stay");
    course.back();
    expect(course.astray).toBe(false);
  });

  it("begins where it was left, as far as the lesson still goes", () => {
    expect(new Course(lesson(), 2).at).toBe(2);
    expect(new Course(lesson(), 40).at).toBe(3);
    expect(new Course(lesson(), -1).at).toBe(0);
  });
});

describe("an answer made of parts", () => {
  const aim: Decision = {
    kind: "aim",
    options: [],
    ranges: { disk: ["d1", "d2"], angle: [0, 360], speed: [100, 2100] },
  };
  it.each([
    ["flick d1 90 500", true],
    ["flick d1 100 580", true],
    ["flick d2 90 500", false],
    ["flick d1 120 500", false],
    ["flick d1 90 700", false],
    ["push d1 90 500", false],
    ["flick d1 90", false],
    ["flick d1 no 500", false],
  ])("%s is near enough: %s", (given, near) => {
    expect(fits(aim, given, "flick d1 90 500")).toBe(near);
  });
  it("is compared by the parts of its own kind, where there are several, and listed ones stand beside them", () => {
    const act: Decision = {
      ...aim,
      options: ["end", "cast d1 d2"],
      forms: [
        ["flick", "disk", "angle", "speed"],
        ["turn", "disk", "angle"],
      ],
    };
    expect(fits(act, "flick d1 91 500", "flick d1 90 500")).toBe(true);
    expect(fits(act, "turn d1 91", "turn d1 90")).toBe(true);
    expect(fits(act, "turn d1 91 500", "turn d1 90 500")).toBe(false);
    expect(fits(act, "cast d1 d2", "cast d2 d1")).toBe(false);
    expect(fits(act, "end", "flick d1 90 500")).toBe(false);
  });
  it("is compared to the letter where the answers are listed", () => {
    expect(fits(decision, "move b2", "move b2")).toBe(true);
    expect(fits(decision, "move b3", "move b2")).toBe(false);
  });
});

describe("what a teacher says", () => {
  it("is divided by empty lines, whatever the writer's own lines are", () => {
    expect(paragraphs("One\ntwo\n\n  Three **four**\n")).toEqual([
      [{ is: "text", text: "One two" }],
      [
        { is: "text", text: "Three " },
        { is: "strong", inner: [{ is: "text", text: "four" }] },
      ],
    ]);
    expect(paragraphs("")).toEqual([]);
  });
});

describe("progress", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it("is kept for each lesson", () => {
    keepProgress("horde", "first", 3, false);
    expect(progressOf("horde", "first")).toEqual({ at: 3, done: false });
    expect(progressOf("horde", "second")).toEqual({ at: 0, done: false });
    expect(progressOf("skirmish", "first")).toEqual({ at: 0, done: false });
  });

  it("stays done once it was, and begins anew then", () => {
    keepProgress("horde", "first", 9, true);
    expect(progressOf("horde", "first")).toEqual({ at: 0, done: true });
    keepProgress("horde", "first", 2, false);
    expect(progressOf("horde", "first")).toEqual({ at: 2, done: true });
  });

  it("knows which lesson comes next, and when all are done", () => {
    expect(nextLesson("horde", [])).toBeNull();
    expect(allDone("horde", [])).toBe(false);
    keepProgress("horde", "first", 9, true);
    expect(nextLesson("horde", ["first", "second"])).toBe("second");
    expect(allDone("horde", ["first", "second"])).toBe(false);
    keepProgress("horde", "second", 9, true);
    expect(nextLesson("horde", ["first", "second"])).toBe("first");
    expect(allDone("horde", ["first", "second"])).toBe(true);
  });

  it.each(["{", "null", "7", '{"at": "3"}', '{"at": -2, "done": 1}', '{"at": 1.5}'])(
    "takes %s for nothing kept",
    (text) => {
      kept.set("parlour.lesson.horde.first", text);
      expect(progressOf("horde", "first")).toEqual({ at: 0, done: false });
    },
  );

  it("does without a browser that keeps anything", () => {
    vi.stubGlobal("localStorage", undefined);
    keepProgress("horde", "first", 3, false);
    expect(progressOf("horde", "first")).toEqual({ at: 0, done: false });
  });
});
