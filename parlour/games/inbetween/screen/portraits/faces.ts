/** Heads: the outline, the shade that models it, eyes, brows and mouth. Light falls from the left. */
import { type Paint, pair, round, type Shape } from "./shapes";
import { mix } from "./tones";

/** Half the width at cheek, jaw and chin, how far down the chin lies, and how far below the common line the eyes lie. */
const JAWS = {
  oval: { cheek: 35, jaw: 25, chin: 12, end: 147, low: 0 },
  fine: { cheek: 34, jaw: 21, chin: 8, end: 146, low: 1 },
  square: { cheek: 37, jaw: 33, chin: 20, end: 149, low: 0 },
  round: { cheek: 40, jaw: 34, chin: 15, end: 147, low: 1 },
  long: { cheek: 34, jaw: 27, chin: 14, end: 155, low: 1 },
  gaunt: { cheek: 32, jaw: 24, chin: 11, end: 153, low: 0 },
  child: { cheek: 38, jaw: 27, chin: 12, end: 142, low: 6 },
} as const;
export type Jaw = keyof typeof JAWS;

export interface Face {
  readonly jaw: Jaw;
  readonly skin: Paint;
  /** Hard light models old and heavy faces, soft light young ones. */
  readonly light: "hard" | "soft";
  /** How far the nose points to the right, in units. */
  readonly turn: number;
  readonly brow: readonly [colour: Paint, weight: number, slant?: number];
  readonly mouth: "line" | "lips" | "none";
}

export type Mark = "wrinkles" | "freckles" | "scar" | "stubble";

const INK = "#241019";

/** The parts of a head that both worlds share. */
export function head(face: Face, marks: readonly Mark[] = []): Shape[] {
  const { skin } = face;
  const [colour, weight, slant = 0] = face.brow;
  const shade = mix(skin, "#4a1730", 0.5);
  const middle = 100 + face.turn;
  const { low, end } = JAWS[face.jaw];
  return [
    { d: EARS, fill: mix(skin, shade, 0.35), edge: true },
    { d: `M100 ${end}${up(face.jaw)}${down(face.jaw)}Z`, fill: skin, edge: true },
    face.light === "hard" ? { d: hardShade(face), fill: shade } : { d: softShade(face), fill: shade, opacity: 0.8 },
    ...marks.map((mark) => MARKS[mark](middle, shade, face)),
    ...mouth(face, shade, middle, low),
    { d: brows(middle, 87 + low, weight, slant), fill: colour },
  ];
}

/** Eyes that look back. */
export function livingEyes(face: Face): Shape[] {
  const [middle, y] = [100 + face.turn, 98 + JAWS[face.jaw].low];
  const wide = face.jaw === "child" ? 9 : 8;
  const at = [middle - 17, middle + 17];
  return [
    { d: at.map((x) => almond(x, y, wide, 4)).join(""), fill: mix(face.skin, "#fff6e0", 0.62) },
    { d: at.map((x) => lid(x, y, wide) + iris(x, y, wide)).join(""), fill: INK },
  ];
}

/** Eyes that something else looks through: burnt-out hollows and a light in them. */
export function hollowEyes(face: Face): Shape[] {
  const [middle, y] = [100 + face.turn, 98 + JAWS[face.jaw].low];
  const at = [middle - 17, middle + 17];
  return [
    { d: at.map((x) => almond(x, y, 15, 13)).join(""), fill: "#04050d", opacity: 0.9 },
    { d: at.map((x) => disc(x, y, 22)).join(""), fill: "@eye" },
    { d: at.map((x) => almond(x, y, 8.5, 4.6)).join(""), fill: "#effff4" },
  ];
}

export const mouthOf = (face: Face) => ({ x: 100 + face.turn, y: 128 + JAWS[face.jaw].low / 3 });

const EARS = pair("M66 88 C57 82 53 92 56 102 C58 110 62 114 67 112Z");

/** Along the right side, from the chin to the crown. */
function up(kind: Jaw): string {
  const { cheek, jaw, chin, end } = JAWS[kind];
  const [c, j, n] = [100 + cheek, 100 + jaw, 100 + chin];
  return `C${n} ${end} ${j - 8} ${end - 7} ${j - 1} ${end - 17}C${j + 1} ${end - 21} ${c} 120 ${c} 108C${c} 100 137 94 137 80C137 54 124 38 100 38`;
}

/** Along the left side, from the crown to the chin. */
function down(kind: Jaw): string {
  const { cheek, jaw, chin, end } = JAWS[kind];
  const [c, j, n] = [100 - cheek, 100 - jaw, 100 - chin];
  return `C76 38 63 54 63 80C63 94 ${c} 100 ${c} 108C${c} 120 ${j - 1} ${end - 21} ${j + 1} ${end - 17}C${j + 8} ${end - 7} ${n} ${end} 100 ${end}`;
}

/** Half of the face in the dark, but for a triangle of light on the far cheek. */
function hardShade(face: Face): string {
  const { end, low } = JAWS[face.jaw];
  const x = 100 + face.turn;
  const y = (value: number) => value + low;
  return (
    `M100 ${end}${up(face.jaw)}L${x + 10} 40C${x + 3} 56 ${x + 11} 70 ${x + 6} ${y(85)}L${x + 1} ${y(92)}` +
    `C${x + 3} ${y(100)} ${x + 1} ${y(108)} ${x - 5} ${y(115)}Q${x - 3} ${y(121)} ${x + 3} ${y(119)}L${x + 2} ${y(124)}` +
    `Q${x - 4} ${y(128)} ${x + 1} ${y(131)}Q${x - 5} ${y(135)} ${x} ${y(139)}Q${x + 1} ${end - 3} ${x - 6} ${end}Z` +
    `M${x + 10} ${y(105)}Q${x + 14} ${y(122)} ${x + 15} ${y(123)}Q${x + 25} ${y(114)} ${x + 27} ${y(105)}Q${x + 18} ${y(107)} ${x + 10} ${y(105)}Z`
  );
}

/** The far cheek, a wedge beside the nose, and what the lip throws. */
function softShade(face: Face): string {
  const { end, low } = JAWS[face.jaw];
  const x = 100 + face.turn;
  return (
    `M100 ${end}${up(face.jaw)}C128 50 131 68 128 ${86 + low}C130 104 125 120 114 133Q108 143 100 ${end}Z` +
    `M${x + 5} ${86 + low}C${x + 1} ${96 + low} ${x + 5} ${108 + low / 2} ${x + 6} ${114 + low / 2}Q${x + 2} ${119 + low / 2} ${x - 5} ${117 + low / 2}Q${x + 1} ${115 + low / 2} ${x + 1} ${108 + low / 2}Q${x} 96 ${x + 5} ${86 + low}Z`
  );
}

function mouth(face: Face, shade: Paint, x: number, low: number): Shape[] {
  const y = 128 + low / 3;
  const dark = mix(shade, INK, 0.6);
  if (face.mouth === "none") return [];
  if (face.mouth === "line")
    return [
      {
        d: `M${x - 11} ${y}Q${x - 4} ${y - 2} ${x} ${y - 1}Q${x + 6} ${y - 2.5} ${x + 11} ${y + 1}`,
        line: dark,
        width: 2.2,
      },
      {
        d: `M${x - 5} ${y + 7}Q${x + 1} ${y + 4.5} ${x + 7} ${y + 7}Q${x + 1} ${y + 9} ${x - 5} ${y + 7}Z`,
        fill: shade,
      },
    ];
  const wide = face.jaw === "child" ? 8 : 10;
  return [
    {
      d: `M${x - wide} ${y}Q${x - 3} ${y - 4.5} ${x} ${y - 2.5}Q${x + 3} ${y - 4.5} ${x + wide} ${y}Q${x + 3} ${y + 7} ${x} ${y + 6.5}Q${x - 4} ${y + 7} ${x - wide} ${y}Z`,
      fill: mix(face.skin, "#8e1f2b", face.jaw === "child" ? 0.4 : 0.6),
    },
    { d: `M${x - wide} ${y}Q${x - 3} ${y + 1} ${x} ${y}Q${x + 4} ${y + 1} ${x + wide} ${y}`, line: dark, width: 1.4 },
  ];
}

function brows(x: number, y: number, weight: number, slant: number): string {
  const brow = (at: number, side: -1 | 1) => {
    const outer = round(at + side * 11);
    const inner = round(at - side * 9);
    return `M${inner} ${y + slant}Q${at} ${y - 5} ${outer} ${y + 1 - slant}Q${at} ${y - 4 + weight} ${inner} ${y + weight + slant}Z`;
  };
  return brow(x - 17, -1) + brow(x + 17, 1);
}

const almond = (x: number, y: number, wide: number, high: number) =>
  `M${x - wide} ${y + 1}Q${x - 1} ${y - high * 1.5} ${x + wide} ${y}Q${x} ${y + high * 1.3} ${x - wide} ${y + 1}Z`;
const lid = (x: number, y: number, wide: number) =>
  `M${x - wide - 1} ${y + 2}Q${x - 2} ${y - 8.5} ${x + wide + 1} ${y}Q${x - 1} ${y - 4} ${x - wide - 1} ${y + 2}Z`;
const iris = (x: number, y: number, wide: number) => {
  const r = wide * 0.45;
  return `M${x - r} ${y - 3}C${x - r} ${y + 4} ${x + r} ${y + 4} ${x + r} ${y - 3}Z`;
};
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const MARKS: Readonly<Record<Mark, (x: number, shade: Paint, face: Face) => Shape>> = {
  wrinkles: (x, shade) => ({
    d: `M${x - 13} 112Q${x - 19} 120 ${x - 17} 128M${x + 13} 113Q${x + 18} 121 ${x + 16} 129M${x - 28} 106Q${x - 20} 110 ${x - 12} 106M${x - 16} 66Q${x - 4} 62 ${x + 8} 66M${x - 12} 73Q${x - 4} 70 ${x + 6} 73`,
    line: mix(shade, INK, 0.25),
    width: 1.5,
  }),
  freckles: (x, shade) => ({
    d: [-24, -18, -13, -20, 12, 18, 23, 16]
      .map((at, turn) => disc(x + at, turn % 4 === 3 ? 118 : 113 + (turn % 2), 1.3))
      .join(""),
    fill: shade,
    opacity: 0.75,
  }),
  scar: (x, shade) => ({
    d: `M${x - 27} 78L${x - 20} 90L${x - 22} 108L${x - 19} 116`,
    line: mix(shade, "#ffd9c0", 0.5),
    width: 2,
  }),
  stubble: (x, shade, face) => ({
    d: `M${x - 33} 112C${x - 20} 122 ${x - 14} 119 ${x} 120C${x + 14} 119 ${x + 20} 122 ${x + 33} 112C${x + 31} 134 ${x + 14} ${JAWS[face.jaw].end} ${x} ${JAWS[face.jaw].end}C${x - 14} ${JAWS[face.jaw].end} ${x - 31} 134 ${x - 33} 112Z`,
    fill: shade,
    opacity: 0.45,
  }),
};
