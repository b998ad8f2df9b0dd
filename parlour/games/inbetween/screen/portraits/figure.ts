/** A person in a world, put together from the parts. */
import { bust, shouldersOf } from "./clothes";
import { head, hollowEyes, livingEyes, mouthOf } from "./faces";
import { beard, hairBehind, hairOver } from "./hair";
import { PEOPLE, type Person, type Wrong } from "./people";
import { dusk, mist, otherSide } from "./scenes";
import type { Shape } from "./shapes";
import { chill, dye, mix } from "./tones";
import { glasses, hat } from "./wear";

export type World = "human" | "creature";

/** The layers of a portrait; those of the head are turned and stretched together. */
export interface Figure {
  readonly scene: readonly Shape[];
  readonly behind: readonly Shape[];
  readonly body: readonly Shape[];
  readonly head: readonly Shape[];
  readonly veil: readonly Shape[];
}

/** The light along an edge: of a lamp, of the other side. */
const [LAMP, GLEAM] = ["#ffe9b4", "#63d6c9"] as const;

const drawn = new Map<string, Figure>();

/** Everybody is put together once. Somebody unknown is a stranger: the same town, nobody in it. */
export function figure(character: string, world: World): Figure {
  const key = `${character} ${world}`;
  const known = drawn.get(key);
  if (known) return known;
  const number = Object.keys(PEOPLE).indexOf(character);
  const person = PEOPLE[character];
  const made = person
    ? { human, creature }[world](person, number)
    : { scene: world === "human" ? dusk(0) : otherSide(0), behind: [], body: [], head: [], veil: [] };
  drawn.set(key, made);
  return made;
}

function human(person: Person, number: number): Figure {
  const { behind, body, over } = parts(person);
  const face = head(person.face, person.marks);
  return {
    scene: dusk(number),
    behind: lit(behind, LAMP),
    body: [...lit(body, LAMP), { d: shouldersOf(person.build), fill: "@dark" }],
    head: [...rim(bounds(behind, face, over), LAMP), ...face, ...livingEyes(person.face), ...over, ...shaded(over)],
    veil: [],
  };
}

function creature(person: Person, number: number): Figure {
  const { behind, body, over } = parts(person);
  const pale = { ...person.face, skin: mix(person.face.skin, "#f6cfa4", 0.4) };
  const face = head(person.wrong === "mute" ? { ...pale, mouth: "none" } : pale, person.marks).map(chill);
  const worn = over.map(chill);
  const glow = hollowEyes(person.face);
  return {
    scene: otherSide(number),
    behind: [...(person.wrong === "roots" ? GROWTH : []), ...lit(behind.map(chill), GLEAM)],
    body: [...lit(body.map(chill), GLEAM), { d: shouldersOf(person.build), fill: "@dark" }],
    head: [
      ...rim(bounds(behind, face, worn), GLEAM),
      ...face,
      ...worn,
      ...shaded(worn),
      ...WRONGS[person.wrong](person),
      ...glow,
    ],
    veil: mist(),
  };
}

function parts(person: Person): { behind: Shape[]; body: Shape[]; over: Shape[] } {
  const { face, build, outfit, hair } = person;
  return {
    behind: hair ? hairBehind(hair[0], dye(hair[1])) : [],
    body: bust(build, outfit[0], outfit[1], outfit[2], face.skin),
    over: [
      ...(person.beard ? beard(person.beard[0], dye(person.beard[1])) : []),
      ...(person.glasses ? glasses(...person.glasses) : []),
      ...(hair ? hairOver(hair[0], dye(hair[1]), hair[2]) : []),
      ...(person.hat ? hat(...person.hat) : []),
    ],
  };
}

/** What bounds the head: within long hair the face itself bounds nothing. */
function bounds(behind: readonly Shape[], face: readonly Shape[], over: readonly Shape[]): readonly Shape[] {
  return behind.length ? [] : [...face, ...over];
}

/** These shapes, with light along their edges. */
function lit(shapes: readonly Shape[], light: string): Shape[] {
  return [...rim(shapes, light), ...shapes];
}

/** The light along the edges of these shapes: it lies beneath them and shows only on the side of the lamp. */
function rim(shapes: readonly Shape[], light: string): Shape[] {
  const edges = shapes.filter((shape) => shape.edge).map((shape) => shape.d);
  return edges.length ? [{ d: edges.join(""), line: light, width: 3.4, rim: true }] : [];
}

/** The dark side of what is worn on the head. */
function shaded(worn: readonly Shape[]): Shape[] {
  return worn.filter((shape) => shape.edge && shape.fill).map((shape) => ({ d: shape.d, fill: "@dark" }));
}

const DARK = "#04050d";
const GLOW = "#8ff0dd";

/** What rises behind somebody. */
const GROWTH: readonly Shape[] = [
  {
    d: "M10 200 C2 160 38 140 26 100 C20 78 30 62 44 70 C36 68 32 80 38 96 C52 136 24 160 40 200ZM44 200 C40 176 60 150 50 120 C46 108 52 102 58 108 C56 108 56 114 60 124 C68 150 56 176 64 200ZM190 200 C196 150 160 130 176 88 C184 66 172 50 160 58 C168 58 170 68 164 84 C148 130 178 156 162 200Z",
    fill: DARK,
    line: "#3aa79f",
    width: 1.2,
  },
];

const WRONGS: Readonly<Record<Wrong, (person: Person) => Shape[]>> = {
  mute: ({ face }) => {
    const { x, y } = mouthOf(face);
    const stitches = [-12, -6, 0, 6, 12].map((at) => `M${x + at} ${y - 4}l${at / 12} 9`).join("");
    return [{ d: `M${x - 16} ${y}Q${x} ${y + 3} ${x + 16} ${y}${stitches}`, line: DARK, width: 2 }];
  },
  roots: () => [
    {
      d: "M66 132 C72 126 69 118 77 114M70 124 C65 120 66 114 63 109M135 126 C128 122 132 114 125 110",
      line: DARK,
      width: 2,
    },
  ],
  veins: () => [
    {
      d: "M72 158 C70 146 78 138 74 126 C71 118 78 112 76 106M74 130 C66 126 68 118 64 112M76 138 C84 132 84 126 92 124M126 156 C130 146 122 138 126 128 C130 120 124 114 128 106M126 132 C134 128 132 120 136 114M112 58 C104 62 108 70 100 74M108 66 C114 70 112 74 116 78",
      line: DARK,
      width: 2.4,
    },
  ],
  third: ({ face }) => {
    const x = 100 + face.turn;
    return [
      { d: `M${x} 52Q${x + 10} 66 ${x} 82Q${x - 10} 66 ${x} 52Z`, fill: DARK },
      { d: `M${x} 57Q${x + 5} 67 ${x} 77Q${x - 5} 67 ${x} 57Z`, fill: GLOW },
    ];
  },
  crack: ({ face }) => {
    const x = 100 + face.turn;
    return [
      { d: `M${x + 20} 50L${x + 9} 74L${x + 17} 84L${x + 5} 108L${x + 12} 120L${x + 3} 146`, line: DARK, width: 5 },
      { d: `M${x + 20} 50L${x + 9} 74L${x + 17} 84L${x + 5} 108L${x + 12} 120L${x + 3} 146`, line: GLOW, width: 1.8 },
    ];
  },
  drip: ({ face }) => {
    const x = 100 + face.turn;
    return [
      {
        d: `M${x - 22} 102C${x - 24} 118 ${x - 19} 126 ${x - 22} 142M${x - 14} 104C${x - 13} 116 ${x - 16} 120 ${x - 14} 130M${x + 14} 104C${x + 13} 118 ${x + 17} 124 ${x + 14} 138M${x + 22} 102C${x + 24} 114 ${x + 21} 120 ${x + 23} 130`,
        line: DARK,
        width: 3.2,
      },
    ];
  },
};
