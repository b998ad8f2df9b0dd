/** A lesson being taken: at which step the learner is, and whether the last answer went astray. */
import type { Decision, View } from "$web/boards/board";
import { formsOf, isSpan } from "$web/table/ranges";
import type { Lesson, LessonStep } from "$web/wire/types";

/** Nobody aims twice alike: how far a number may be off, as a share of its range. */
const AIM_TOLERANCE = 1 / 20;

export class Course {
  at = $state(0);
  /** The learner gave another answer than the lesson wants; it was not taken. */
  astray = $state(false);

  /** `at` is where the learner left off last time. */
  constructor(
    readonly lesson: Lesson,
    at = 0,
  ) {
    this.at = Math.max(0, Math.min(at, this.last));
  }

  /** The step in which the teacher takes leave. */
  get last(): number {
    return this.lesson.steps.length - 1;
  }

  get step(): LessonStep | undefined {
    return this.lesson.steps[this.at];
  }

  get over(): boolean {
    return this.at === this.last;
  }

  /** Takes the answer that the lesson wants, and goes on; any other is kindly refused. */
  answer(action: string): void {
    const { step } = this;
    const decision = (step?.view as unknown as View | undefined)?.decision;
    if (!step || step.answer === null || !decision) return;
    if (fits(decision, action, step.answer)) this.on();
    else this.astray = true;
  }

  /** To the next step: the teacher has spoken, or does the learner's answer. */
  on(): void {
    this.#go(this.at + 1);
  }

  back(): void {
    this.#go(this.at - 1);
  }

  again(): void {
    this.#go(0);
  }

  #go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.last));
    this.astray = false;
  }
}

/** Whether an answer is the one that a lesson wants: the same, or made of the same ids and of numbers near enough. */
export function fits(decision: Decision, given: string, wanted: string): boolean {
  if (given === wanted) return true;
  const [verb, ...words] = given.split(" ");
  const [wantedVerb, ...wantedWords] = wanted.split(" ");
  if (verb !== wantedVerb || decision.options.includes(given)) return false;
  // where no form is named the verb is not known either: the wanted answer shows it
  const forms = formsOf(decision).filter((form) => !decision.forms || form.verb === verb);
  return forms.some(
    ({ parts }) =>
      parts.length === words.length &&
      parts.every(({ limits }, at) => {
        if (!isSpan(limits)) return words[at] === wantedWords[at];
        return Math.abs(Number(words[at]) - Number(wantedWords[at])) <= AIM_TOLERANCE * (limits[1] - limits[0]);
      }),
  );
}
