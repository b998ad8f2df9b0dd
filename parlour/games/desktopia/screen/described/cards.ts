/** My ritual cards, what is due now, and the goals of the script, in words. */
import type { Group, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { deskOf, factsOf, kindOf, mineOf, scriptOf, teamOf } from "../desk";
import { aboutOf, nameOf, teamName } from "../naming";
import { HAND, TRIGGER } from "../offers";
import { ruleWords } from "../script-words";
import { shownGoals } from "./goals";
import { column, type Said } from "./placing";

export function handOf(scene: Scene, offers: Offers): Group | null {
  const { words, view } = scene;
  const cards = (deskOf(view).hands[String(view.seat)] ?? []).filter((card) => card !== null);
  if (cards.length === 0) return null;
  const said = cards.map((card) => ({
    id: `${HAND}${card}`,
    words: [nameOf(scene, card), aboutOf(words, card)],
    subjects: [card],
  }));
  return column(scene, offers, "hand", words.say("screen-hand"), said);
}

/** What is due, in the order in which the player may choose it. */
export function triggersIn(scene: Pick<Scene, "decision">): string[] {
  const { decision } = scene;
  return (decision?.options ?? []).flatMap((action) =>
    action.startsWith("trigger ") ? [action.slice("trigger ".length)] : [],
  );
}

export function triggersOf(scene: Scene, offers: Offers): Group | null {
  const due = triggersIn(scene);
  if (due.length === 0) return null;
  const said = due.map((id): Said => {
    const number = ruleNumber(id);
    return {
      id: `${TRIGGER}${id}`,
      words: [triggerName(scene, id), triggerAbout(scene, id)],
      subjects: number === null ? [id] : [`rule:${number}`],
    };
  });
  return column(scene, offers, "triggers", scene.words.say("screen-triggers"), said);
}

/** The number of the special rule that is due; null for a disk. */
export const ruleNumber = (id: string): number | null =>
  /^rule\d+$/.test(id) ? Number(id.slice("rule".length)) : null;

/** What is due: a disk by its name (a missile with its bearer), or a rule of the script. */
export function triggerName(scene: Scene, id: string): string {
  const number = ruleNumber(id);
  if (number !== null) {
    const type = scriptOf(scene.view).special_rules[number]?.type ?? "";
    return nameOf(scene, type);
  }
  if (kindOf(id) !== "missile") return nameOf(scene, id);
  const { columns } = deskOf(scene.view);
  const bearer = Object.keys(columns).find((disk) => columns[disk]?.includes(id));
  return bearer
    ? scene.words.say("screen-missile-on", { missile: nameOf(scene, id), disk: nameOf(scene, bearer) })
    : nameOf(scene, id);
}

export function triggerAbout(scene: Scene, id: string): string {
  const number = ruleNumber(id);
  return number === null ? aboutOf(scene.words, id) : ruleWords(scene, number);
}

/** Those of my team first, then the limit and the special rules. */
export function goalsOf(scene: Scene): Group {
  const { words, view } = scene;
  const { strength } = factsOf(view);
  const { special_rules, round_limit, kind } = scriptOf(view);
  const mine = teamOf(view, mineOf(view));
  const said: Said[] = [
    ...shownGoals(scene)
      .map((goal, number) => ({ goal, number }))
      .sort(
        (one, other) => Number(other.goal.team === mine) - Number(one.goal.team === mine) || one.number - other.number,
      )
      .map(({ goal, number }) => ({
        id: `goal:${number}`,
        words: [teamName(scene, goal.team), goal.words],
        subjects: [`goal-${goal.type}`],
      })),
    ...(round_limit === null || kind === "etude"
      ? []
      : [{ id: "goal:limit", words: [limitWords(scene, round_limit), ...strengths()], subjects: ["term-round"] }]),
    ...special_rules.map((_, number) => ({
      id: `rule:${number}`,
      words: [ruleWords(scene, number)],
      subjects: [`rule:${number}`],
    })),
  ];
  return column(scene, new Map(), "goals", words.say("screen-goals"), said);

  function strengths(): string[] {
    return Object.entries(strength).map(
      ([team, amount]) => `${teamName(scene, Number(team))}: ${words.say("goal-strength", { strength: amount })}`,
    );
  }
}

const limitWords = ({ words }: Scene, rounds: number) => words.say("goal-limit", { rounds });
