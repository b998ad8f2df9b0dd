/** What a piece of terrain is drawn as: its words decide, then its id, then its shape; a script may name things as it likes. */

import type { Shape } from "./seen";
import { COLOURS, ENGLISH, type Kind, ROUND, RUSSIAN, type Thing } from "./terrain/things";

/** A piece of a script's landscape. */
export interface Piece {
  readonly id: string;
  readonly label_en?: string;
  readonly label_ru?: string;
  readonly shape: Shape;
}

export interface TerrainLook {
  readonly kind: Kind;
  /** Which of its kind: a fork among the cutlery, milk in a bowl. */
  readonly detail: string;
  /** Its leading colour. */
  readonly tint: string;
}

/** Whatever does not fit the form of its piece is drawn as the plain thing of that form. */
const PLAIN: Readonly<Record<Form, Thing>> = {
  circle: { kind: "tin" },
  rect: { kind: "box" },
  poly: { kind: "slab" },
};

const ROUND_KINDS: ReadonlySet<Kind> = new Set(ROUND);

/** Words for vessels: what is in them says more. */
const VESSELS: ReadonlySet<string> = new Set(["pot", "cup", "glass", "jug", "stick"]);

export function terrainLook(piece: Piece): TerrainLook {
  const form = formOf(piece.shape);
  const spoken = [heads(piece.label_en ?? ""), heads(piece.id.replaceAll("_", " ")), translated(piece.label_ru ?? "")];
  const first = spoken.flatMap(meant).find(({ kind }) => fits(kind, form)) ?? PLAIN[form];
  // a "bar of soap" is a bar before it is soap, but it looks like soap
  const thing = telling(spoken[0] ?? []).findLast(({ kind }) => kind === first.kind) ?? first;
  const colours = thing.tints ?? PALETTE;
  const tint = named(piece) ?? colours[mixed(piece.id) % colours.length] ?? "#8a7460";
  return { kind: thing.kind, detail: thing.detail ?? "", tint };
}

const PALETTE = ["#7d4a3c", "#3f5d73", "#5d6b45", "#7a6a4a", "#6a4d66", "#48605c"];

type Form = "circle" | "rect" | "poly";

function formOf(shape: Shape): Form {
  return "circle" in shape ? "circle" : "rect" in shape ? "rect" : "poly";
}

const fits = (kind: Kind, form: Form) =>
  form === "poly"
    ? kind === "mouse" || kind === "slab"
    : kind !== "mouse" && ROUND_KINDS.has(kind) === (form === "circle");

/** The things that words may mean, the likeliest first. */
const meant = (spoken: readonly string[]): Thing[] => [
  ...telling(spoken),
  ...spoken.filter((word) => VESSELS.has(word)).flatMap(things),
];

/** The same without vessels. */
const telling = (spoken: readonly string[]) => spoken.filter((word) => !VESSELS.has(word)).flatMap(things);

const things = (word: string): readonly Thing[] => ENGLISH.get(word) ?? ENGLISH.get(word.replace(/s$/, "")) ?? [];

const translated = (name: string) =>
  words(name).flatMap((word) => RUSSIAN.filter(([stem]) => word.startsWith(stem)).map(([, english]) => english));

/** The words of an English name, its head first: a "jar of bolts" is a jar, a "tea box" is a box. */
function heads(name: string): string[] {
  const [head = "", ...rest] = name.toLowerCase().split(/\b(?:of|with|on|in|for)\b/);
  return [...words(head).reverse(), ...rest.flatMap((part) => words(part).reverse())];
}

const words = (name: string) => name.toLowerCase().match(/[a-zа-яё]+/g) ?? [];

/** The colour that the name itself tells. */
function named(piece: Piece): string | undefined {
  return words(`${piece.label_en ?? ""} ${piece.id.replaceAll("_", " ")}`)
    .map((word) => COLOURS.get(word))
    .find((colour) => colour !== undefined);
}

/** A number that is always the same for an id, to choose a colour by. */
const mixed = (id: string) => [...id].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
