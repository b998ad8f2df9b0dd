/** What stands on the desk, and its zones, in words: where, how large, and which rule there is about it. */
import type { Group, Place, Scene } from "$web/boards/board";
import { factsOf, scriptOf, terrainOf } from "../desk";
import { drawn, sightOf } from "../field/turning";
import type { Shape } from "../looks/seen";
import { nameOf } from "../naming";
import type { Area } from "../pages/script/format";
import { goalWords, ruleWords } from "../script-words";
import { placedAt } from "./placing";

export function groundOf(scene: Scene): Group {
  const { view, words } = scene;
  const sight = sightOf(view);
  const place = (kind: "terrain" | "zone", area: Area): Place => {
    const id = `${kind}:${area.id}`;
    const about = kind === "zone" ? zoneWords(scene, area.id) : [];
    const told = [
      words.say(`screen-ground-${kind}`, { name: nameOf(scene, area.id) }),
      ...shapeWords(scene, area.shape),
      ...about,
    ];
    const [x, y] = drawn(...middleOf(area.shape), sight);
    return placedAt(scene, new Map(), { id, words: told, subjects: [id] }, x, y);
  };
  const places = [
    ...terrainOf(view).map((area) => place("terrain", area)),
    ...scriptOf(view).zones.map((area) => place("zone", area)),
  ];
  return { id: "ground", label: words.say("screen-ground"), places };
}

/** The rules and the goals that a zone is there for. */
export function zoneWords(scene: Scene, zone: string): string[] {
  const { special_rules } = scriptOf(scene.view);
  const rules = special_rules.flatMap((rule, number) => (rule.zone === zone ? [ruleWords(scene, number)] : []));
  const goals = factsOf(scene.view).goals.flatMap((goal) => (goal.zone === zone ? [goalWords(scene, goal)] : []));
  return [...new Set([...rules, ...goals])];
}

export function middleOf(shape: Shape): [number, number] {
  if ("circle" in shape) return [shape.circle[0], shape.circle[1]];
  if ("rect" in shape) return [shape.rect[0], shape.rect[1]];
  const sum = (axis: 0 | 1) => shape.poly.reduce((total, corner) => total + corner[axis], 0) / shape.poly.length;
  return [sum(0), sum(1)];
}

function shapeWords({ words }: Scene, shape: Shape): string[] {
  const [x, y] = middleOf(shape).map(Math.round);
  const at = words.say("screen-at", { x, y });
  if ("circle" in shape) return [words.say("screen-ground-round", { size: 2 * shape.circle[2] }), at];
  if ("rect" in shape) {
    const [, , w, h, turn] = shape.rect;
    return [words.say("screen-ground-long", { w, h, turn }), at];
  }
  const corners = shape.poly.map((corner) => corner.map(Math.round).join("/")).join(", ");
  return [words.say("screen-ground-corners", { corners })];
}
