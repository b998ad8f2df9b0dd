/** The goals of a script as they are shown: those of one group as one, and "any two of three" as what it means. */
import type { Scene } from "$web/boards/board";
import { factsOf, type Goal } from "../desk";
import { nameOf } from "../naming";
import { goalWords } from "../script-words";

export interface Shown {
  team: number;
  result: Goal["result"];
  type: string;
  words: string;
  have: number;
  need: number;
}

type Told = Pick<Scene, "words" | "view">;

export function shownGoals(told: Told): Shown[] {
  const bundles = bundled(factsOf(told.view).goals);
  const done = new Set<readonly Goal[]>();
  return bundles.flatMap((bundle) => {
    if (done.has(bundle)) return [];
    const alike = bundles.filter((other) => kinOf(other) !== "" && kinOf(other) === kinOf(bundle));
    const things = new Set(alike.flat().map(({ object_id }) => String(object_id)));
    if (alike.length < 2 || alike.length !== choices(things.size, bundle.length)) return [shown(told, bundle)];
    for (const member of alike) done.add(member);
    return [someOf(told, bundle, alike.flat(), [...things])];
  });
}

/** Those that must be true at once stand together. */
function bundled(goals: readonly Goal[]): Goal[][] {
  const bundles = new Map<string, Goal[]>();
  for (const [number, goal] of goals.entries()) {
    const key = goal.group ? `${goal.team} ${goal.result} ${goal.group}` : String(number);
    bundles.set(key, [...(bundles.get(key) ?? []), goal]);
  }
  return [...bundles.values()];
}

/** Bundles about several things in the same zone are of one kind; "" for all others. */
function kinOf(bundle: readonly Goal[]): string {
  const [first] = bundle;
  if (!first || bundle.length < 2) return "";
  const alike = bundle.every(({ type, zone }) => type === "object_in_zone" && zone === first.zone);
  return alike ? `${first.team} ${first.result} ${first.zone} ${bundle.length}` : "";
}

function shown(told: Told, bundle: readonly Goal[]): Shown {
  const [first] = bundle as [Goal];
  const words = bundle.map((goal) => goalWords(told, goal));
  return {
    ...first,
    words: words.length === 1 ? (words[0] ?? "") : `${told.words.say("goal-all-of")} ${words.join("; ")}`,
    have: bundle.reduce((sum, goal) => sum + Math.min(goal.have, goal.need), 0),
    need: bundle.reduce((sum, goal) => sum + goal.need, 0),
  };
}

/** Any so many of these things. */
function someOf(told: Told, bundle: readonly Goal[], goals: readonly Goal[], things: readonly string[]): Shown {
  const [first] = bundle as [Goal];
  const need = bundle.length;
  const there = things.filter((thing) => goals.some(({ object_id, have }) => object_id === thing && have > 0));
  const have = Math.min(need, there.length);
  const names = things.map((thing) => nameOf(told, thing)).join(", ");
  const zone = nameOf(told, String(first.zone));
  return {
    ...first,
    words: told.words.say("screen-goal-some", { result: first.result, count: need, names, zone, have, need }),
    have,
    need,
  };
}

/** In how many ways so many of them can be chosen. */
function choices(of: number, count: number): number {
  return count === 0 ? 1 : (choices(of - 1, count - 1) * of) / count;
}
