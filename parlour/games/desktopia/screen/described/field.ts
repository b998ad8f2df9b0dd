/** The field in words: every disk with its side, its lives, what lies on it, whether it can act, and who is near. */
import type { Group, Place, Scene } from "$web/boards/board";
import type { Offers } from "$web/boards/offered";
import { bearerOf, deskOf, factsOf, isAlive, kindOf, mineOf, rankOf, whereIs } from "../desk";
import { drawn, sightOf } from "../field/turning";
import { missileLook } from "../looks/missiles";
import { nameOf, namesOf, sideName } from "../naming";
import { placedAt } from "./placing";

/** A rider lies a little above its carrier for the arrow keys. */
const ABOVE = 4;
const SORTS = ["character", "missile", "artifact", "barrel"];

export function fieldOf(scene: Scene, offers: Offers): Group {
  const { words, view } = scene;
  const sight = sightOf(view);
  const places = disksOf(scene).flatMap((disk): Place[] => {
    const spot = whereIs(deskOf(view), disk);
    if (!spot) return [];
    const [x, y] = drawn(spot.x, spot.y, sight);
    const said = { id: disk, words: diskWords(scene, disk), subjects: subjectsOf(scene, disk) };
    return [placedAt(scene, offers, said, x, disk in deskOf(view).on ? y - ABOVE : y)];
  });
  return { id: "field", label: words.say("screen-field"), places };
}

/** My characters first, then the others', then what belongs to nobody. */
function disksOf({ view }: Scene): string[] {
  const desk = deskOf(view);
  const mine = mineOf(view);
  const rank = (disk: string) => {
    const side = desk.side[disk];
    return side === undefined ? 100 + SORTS.indexOf(kindOf(disk)) : side === mine ? -1 : side;
  };
  return [...Object.keys(desk.at), ...Object.keys(desk.on)].sort((one, other) => rank(one) - rank(other));
}

/** What there is to explain of a disk: itself, what lies on it, what it stands on. */
function subjectsOf({ view }: Scene, disk: string): string[] {
  const { columns, on } = deskOf(view);
  const base = on[disk];
  const kinds = new Map((columns[disk] ?? []).map((missile) => [missileLook(missile)?.short ?? missile, missile]));
  return [disk, ...kinds.values(), ...(base ? [base] : [])];
}

export function diskWords(scene: Scene, disk: string): string[] {
  const { words, view } = scene;
  const kind = kindOf(disk);
  const spot = whereIs(deskOf(view), disk);
  const at = spot ? [words.say("screen-at", { x: Math.round(spot.x), y: Math.round(spot.y) })] : [];
  if (kind === "character") return [...characterWords(scene, disk), ...at, ...nearWords(scene, disk)];
  if (kind !== "artifact") return [nameOf(scene, disk), words.say(`screen-kind-${kind}`), ...at];
  return [...artifactWords(scene, disk), ...at, ...nearWords(scene, disk)];
}

export function characterWords(scene: Scene, disk: string): string[] {
  const { words, view } = scene;
  const desk = deskOf(view);
  const facts = factsOf(view);
  const [base, sector] = [desk.on[disk], facts.sectors[disk]];
  const column = desk.columns[disk] ?? [];
  const rank = words.say(`rank-${rankOf(disk)}`);
  const side = sideName(scene, desk.side[disk] ?? -1);
  const facing = Math.round(desk.facing[disk] ?? 0) % 360;
  return [
    words.say("screen-character", { name: nameOf(scene, disk), rank, side }),
    words.say("screen-lives", { lives: desk.lives[disk] ?? 0, most: desk.most[disk] ?? 0 }),
    ...(base ? [words.say("screen-on", { artifact: nameOf(scene, base) })] : []),
    ...(column.length > 0 ? [words.say("screen-bears", { missiles: namesOf(scene, column) })] : []),
    ...(desk.charged === disk ? [words.say("term-div_charge")] : []),
    ...(sector ? [words.say("screen-sector", { sector, facing })] : []),
    ...ableWords(scene, disk),
  ];
}

/** Whether a character can act: of those whose turn it is. */
export function ableWords({ words, view }: Scene, disk: string): string[] {
  const why = factsOf(view).able[disk];
  const { side, active } = deskOf(view);
  if (why === undefined || side[disk] !== active || !isAlive(deskOf(view), disk)) return [];
  return [why === "" ? words.say("screen-can-act") : words.say(`able-${why}`).replace(/\.$/, "")];
}

function artifactWords(scene: Scene, artifact: string): string[] {
  const { words, view } = scene;
  const desk = deskOf(view);
  const bearer = bearerOf(desk, artifact);
  const whose = bearer
    ? words.say("screen-controlled", { name: nameOf(scene, bearer), side: sideName(scene, desk.side[bearer] ?? -1) })
    : words.say("screen-free");
  return [
    nameOf(scene, artifact),
    words.say("screen-kind-artifact"),
    whose,
    ...(desk.used.includes(artifact) ? [words.say("screen-used")] : []),
  ];
}

function nearWords(scene: Scene, disk: string): string[] {
  const near = factsOf(scene.view).nearby[disk] ?? [];
  return near.length > 0 ? [scene.words.say("screen-nearby", { names: namesOf(scene, near) })] : [];
}
