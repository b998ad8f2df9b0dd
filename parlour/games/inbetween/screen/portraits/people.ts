/** The eighteen townsfolk of Upsideville: what each looks like, in words of the parts. */
import type { Build, OutfitName } from "./clothes";
import type { Face, Mark } from "./faces";
import type { BeardName, CutName } from "./hair";
import type { Paint } from "./shapes";
import type { GlassesName, HatName } from "./wear";

/** How the other side has got somebody wrong. */
export type Wrong = "mute" | "roots" | "veins" | "third" | "crack" | "drip";

export interface Person {
  readonly face: Face;
  readonly marks?: readonly Mark[];
  readonly build: Build;
  readonly outfit: readonly [OutfitName, Paint, Paint];
  readonly hair?: readonly [CutName, Paint, Paint?];
  readonly beard?: readonly [BeardName, Paint];
  readonly hat?: readonly [HatName, Paint, Paint];
  readonly glasses?: readonly [GlassesName, Paint];
  readonly wrong: Wrong;
}

const SKIN = {
  pale: "#f6cfa4",
  fair: "#eebb8a",
  rosy: "#f0b48c",
  olive: "#dca66f",
  tan: "#c48852",
  brown: "#95603a",
  deep: "#6f432a",
} as const;
const INK = "#2a141c";
const [BLACK, BROWN, GINGER, STRAW, SILVER, WHITE] = [
  "#2b1a22",
  "#5b321f",
  "#b5501f",
  "#e6b04e",
  "#b6a695",
  "#f1e6d0",
] as const;

export const PEOPLE: Readonly<Record<string, Person>> = {
  // the mechanic
  bob: {
    face: { jaw: "round", skin: SKIN.rosy, light: "hard", turn: -3, brow: [BROWN, 6], mouth: "none" },
    build: "broad",
    outfit: ["coverall", "#42627a", "#f4e3bd"],
    hair: ["cropped", BROWN],
    beard: ["walrus", BROWN],
    hat: ["workCap", "#35506a", "#c9502f"],
    wrong: "drip",
  },
  // the woodcutter
  carl: {
    face: { jaw: "square", skin: SKIN.fair, light: "hard", turn: 2, brow: [GINGER, 6], mouth: "none" },
    build: "broad",
    outfit: ["checked", "#a8352b", "#4d1a20"],
    beard: ["full", GINGER],
    hat: ["beanie", "#4c5b36", "#6b7a45"],
    wrong: "roots",
  },
  // the retired judge
  earl: {
    face: { jaw: "gaunt", skin: SKIN.pale, light: "hard", turn: -2, brow: [WHITE, 6, 1], mouth: "line" },
    marks: ["wrinkles"],
    build: "slight",
    outfit: ["bowTie", "#6d4a33", "#9c2b2b"],
    hair: ["tufts", WHITE],
    glasses: ["halfMoon", "#a8742e"],
    wrong: "third",
  },
  // the songwriter
  jamie: {
    face: { jaw: "fine", skin: SKIN.pale, light: "soft", turn: -4, brow: [BLACK, 3], mouth: "lips" },
    build: "slight",
    outfit: ["hoodie", "#5a3f6e", "#f2d9a0"],
    hair: ["fringe", BLACK, "#d0476b"],
    wrong: "crack",
  },
  // the voice of the local radio
  jerem: {
    face: { jaw: "oval", skin: SKIN.deep, light: "soft", turn: 3, brow: ["#24131a", 5], mouth: "lips" },
    build: "plain",
    outfit: ["denim", "#4f7391", "#f0dcb4"],
    hair: ["afro", "#2e1a20"],
    hat: ["headphones", "#c9502f", "#c9502f"],
    wrong: "veins",
  },
  // the nurse
  julie: {
    face: { jaw: "fine", skin: SKIN.pale, light: "soft", turn: -3, brow: ["#8c3a18", 3], mouth: "lips" },
    marks: ["freckles"],
    build: "slight",
    outfit: ["nurse", "#8fb0b5", "#fff4dc"],
    hair: ["bob", "#b8471f"],
    hat: ["nurse", "#fff6e2", "#c8402f"],
    wrong: "mute",
  },
  // the priest
  lance: {
    face: { jaw: "long", skin: SKIN.fair, light: "hard", turn: 3, brow: ["#4a3b3b", 5, 1], mouth: "line" },
    marks: ["wrinkles"],
    build: "plain",
    outfit: ["cassock", "#2a1f2b", "#d9a441"],
    hair: ["slick", "#5d5152"],
    wrong: "third",
  },
  // the grandmother
  maggie: {
    face: { jaw: "round", skin: SKIN.pale, light: "soft", turn: -2, brow: [SILVER, 3], mouth: "lips" },
    marks: ["wrinkles"],
    build: "plain",
    outfit: ["shawl", "#7c4a78", "#f0cf96"],
    hair: ["bun", WHITE],
    glasses: ["catEye", "#8a2f3a"],
    wrong: "mute",
  },
  // the waitress
  mandy: {
    face: { jaw: "oval", skin: SKIN.rosy, light: "soft", turn: 3, brow: ["#9a6220", 3], mouth: "lips" },
    build: "slight",
    outfit: ["diner", "#d98a86", "#c8402f"],
    hair: ["beehive", STRAW],
    hat: ["band", "#3f8a86", "#3f8a86"],
    wrong: "roots",
  },
  // the fireman
  max: {
    face: { jaw: "square", skin: SKIN.olive, light: "hard", turn: -3, brow: [BLACK, 5], mouth: "line" },
    marks: ["stubble", "scar"],
    build: "broad",
    outfit: ["turnout", "#59483c", "#f3c94e"],
    hair: ["cropped", BLACK],
    hat: ["helmet", "#c23b28", "#f3c94e"],
    wrong: "veins",
  },
  // the librarian
  mina: {
    face: { jaw: "oval", skin: SKIN.pale, light: "soft", turn: 0, brow: [BLACK, 2], mouth: "lips" },
    build: "slight",
    outfit: ["turtleneck", "#d39a2c", "#d39a2c"],
    hair: ["blunt", "#2a1a2c"],
    glasses: ["round", "#6b2a2a"],
    wrong: "drip",
  },
  // the reporter
  natalie: {
    face: { jaw: "fine", skin: SKIN.tan, light: "soft", turn: -4, brow: [INK, 4], mouth: "lips" },
    build: "slight",
    outfit: ["trench", "#b88a52", "#b23a2e"],
    hair: ["waves", "#3d2018"],
    hat: ["beret", "#7a2433", "#7a2433"],
    wrong: "third",
  },
  // the mayor
  richard: {
    face: { jaw: "square", skin: SKIN.fair, light: "hard", turn: 3, brow: ["#5f5450", 5], mouth: "line" },
    build: "broad",
    outfit: ["suit", "#3d4560", "#8e2b34"],
    hair: ["swept", "#d5cdc4"],
    beard: ["goatee", "#c9c0b6"],
    wrong: "crack",
  },
  // the sheriff
  rodney: {
    face: { jaw: "square", skin: SKIN.brown, light: "hard", turn: -2, brow: [BLACK, 5], mouth: "none" },
    build: "broad",
    outfit: ["uniform", "#a98a56", "#f3c94e"],
    hair: ["cropped", BLACK],
    beard: ["horseshoe", "#2b1a1e"],
    hat: ["campaign", "#8a6234", "#f3c94e"],
    glasses: ["aviator", "#2a1b22"],
    wrong: "crack",
  },
  // the boy with the papers
  sam: {
    face: { jaw: "child", skin: SKIN.rosy, light: "soft", turn: 2, brow: ["#6b3a1f", 3, -1], mouth: "line" },
    marks: ["freckles"],
    build: "child",
    outfit: ["raincoat", "#efb92f", "#7a2433"],
    hair: ["peeking", "#7a4322"],
    hat: ["hood", "#efb92f", "#8a4c26"],
    wrong: "third",
  },
  // the chemistry teacher
  scott: {
    face: { jaw: "long", skin: SKIN.olive, light: "hard", turn: -3, brow: ["#3a1f1a", 4], mouth: "line" },
    marks: ["stubble"],
    build: "plain",
    outfit: ["vest", "#5c7a52", "#8e4a2b"],
    hair: ["curls", "#4a281c"],
    glasses: ["square", "#2a1b22"],
    wrong: "veins",
  },
  // the boy with the cap
  timmy: {
    face: { jaw: "child", skin: SKIN.fair, light: "soft", turn: -3, brow: ["#8a5420", 3, -1], mouth: "lips" },
    marks: ["freckles"],
    build: "child",
    outfit: ["striped", "#f0dfb8", "#c8402f"],
    hair: ["tousled", "#a9692b"],
    hat: ["ballCap", "#2f6f8c", "#f4e3bd"],
    wrong: "drip",
  },
  // the farmer
  tom: {
    face: { jaw: "long", skin: SKIN.tan, light: "hard", turn: 3, brow: [SILVER, 5, 1], mouth: "line" },
    marks: ["wrinkles", "stubble"],
    build: "plain",
    outfit: ["overalls", "#b5553a", "#3f5f86"],
    hair: ["cropped", SILVER],
    hat: ["straw", "#e9c069", "#8e2b34"],
    wrong: "roots",
  },
};
