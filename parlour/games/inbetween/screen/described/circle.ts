/** The circle: every townsman with his world, his state, his symbols and all that lies on him. */
import type { Group, Place, Scene } from "$web/boards/board";
import { may, type Offers } from "$web/boards/offered";
import { slotsOf } from "../circle/slots";
import { type Duel, duelOf, faceOf, factsOf, tokensOn, worldOf } from "../duel";
import { nameOf } from "../naming";
import { rungWords } from "../wording";

/** How far apart the places of the circle lie for the arrow keys. */
const SCALE = { x: 400, y: 200 };

export function circleOf(scene: Scene, offers: Offers): Group {
  const { circle } = duelOf(scene.view);
  const slots = slotsOf(circle.length);
  const places = circle.map((character, at): Place => {
    const here = offers.get(character) ?? [];
    return {
      id: character,
      x: (slots[at]?.x ?? 0) * SCALE.x,
      y: (slots[at]?.y ?? 0) * SCALE.y,
      label: [...characterWords(scene, character), ...may(scene, here)].join("; "),
      offers: here,
      subjects: [character],
    };
  });
  return { id: "circle", label: scene.words.say("screen-circle"), places: [...places, ...gapsOf(scene, offers)] };
}

/** The gaps that open while a townsman is being moved. */
function gapsOf(scene: Scene, offers: Offers): Place[] {
  const { circle } = duelOf(scene.view);
  const slots = slotsOf(circle.length);
  return circle.flatMap((character, at): Place[] => {
    const here = offers.get(`gap:${character}`);
    if (!here) return [];
    const [one, two] = [slots[at], slots[(at + 1) % circle.length]];
    return [
      {
        id: `gap:${character}`,
        x: (((one?.x ?? 0) + (two?.x ?? 0)) / 2) * SCALE.x,
        y: (((one?.y ?? 0) + (two?.y ?? 0)) / 2) * SCALE.y,
        label: here.map((offer) => offer.label).join("; "),
        offers: here,
        subjects: [],
      },
    ];
  });
}

/** All that can be seen of a townsman. */
export function characterWords(scene: Scene, character: string): string[] {
  const { view, game, words } = scene;
  const duel = duelOf(view);
  const rung = duel.rung[character] ?? 4;
  const world = worldOf(rung);
  const face = faceOf(game, character, world);
  const names = (ids: readonly string[]) => ids.map((id) => nameOf(words, id)).join(", ");
  const tokens = tokensOn(duel, character);
  return [
    words.say("screen-character", {
      character: nameOf(words, character),
      world: words.say(`world-${world}`),
      state: rungWords(scene, rung, character),
    }),
    ...(face ? [words.say("screen-symbols", { symbols: names(face.symbols) })] : []),
    ...(tokens.length > 0 ? [words.say("screen-tokens", { tokens: names(tokens) })] : []),
    ...lyingWords(scene, duel, character),
    ...markerWords(scene, duel, character),
    ...(face ? [words.say("screen-effect", { effect: nameOf(words, face.effect) })] : []),
  ];
}

function lyingWords({ words }: Scene, duel: Duel, character: string): string[] {
  const card = duel.laid[character];
  return [
    ...(card ? [words.say("screen-skip", { card: nameOf(words, card) })] : []),
    ...(duel.shielded === character ? [words.say("screen-shielded")] : []),
  ];
}

function markerWords({ view, words }: Scene, duel: Duel, character: string): string[] {
  if (duel.marker === character) return [words.say("screen-marked")];
  const step = factsOf(view).footprints.indexOf(character);
  return step >= 0 ? [words.say(step === 0 ? "screen-next" : "screen-after-next")] : [];
}
