/** The things of a desk that can be drawn, by the words for them. */

/** What is round, seen from above. */
export const ROUND = [
  "cup",
  "mug",
  "glass",
  "jar",
  "plate",
  "bowl",
  "plant",
  "candle",
  "clock",
  "fruit",
  "roll",
  "shaker",
  "teapot",
  "lamp",
  "lens",
  "speaker",
  "weight",
  "keys",
  "tin",
  "penpot",
] as const;

export type Kind =
  | (typeof ROUND)[number]
  // long
  | "book"
  | "box"
  | "paper"
  | "laptop"
  | "gadget"
  | "pencil"
  | "cutlery"
  | "tool"
  | "ruler"
  | "block"
  | "tray"
  | "cloth"
  | "leather"
  // of many corners
  | "mouse"
  | "slab";

/** What the picture of a thing is given: it is drawn around the origin, w by h; round things with a radius of 50. */
export interface Drawn {
  detail: string;
  tint: string;
  w: number;
  h: number;
}

export interface Thing {
  readonly kind: Kind;
  readonly detail?: string;
  /** The colours it may have. */
  readonly tints?: readonly string[];
}

const of = (kind: Kind, detail = "", ...tints: string[]): Thing[] => [
  { kind, detail, ...(tints.length > 0 ? { tints } : {}) },
];

const STEEL = "#a9afb8";
const BRASS = "#c49a4a";
const PLASTIC = ["#4a5866", "#6b4a4a", "#4d6355", "#54506b"];
const GLAZES = ["#4f7396", "#a4523f", "#5f7f5a", "#c9a55a", "#7a6a8e"];
const COVERS = ["#7d3b34", "#2f5572", "#4d6140", "#6d5330", "#5d4468", "#2f6663"];
const PAPERS = ["#f2dd7e", "#f3b8c4", "#bfe0a8", "#b1d3ec"];

const BY_WORD: Readonly<Record<string, readonly Thing[]>> = {
  // porcelain and glass
  cup: of("cup", "tea", "#a9602a"),
  coffee: of("cup", "coffee", "#55331f"),
  mug: of("mug", "coffee", ...GLAZES),
  glass: of("glass", "water", "#b9d9e6"),
  tumbler: of("glass", "water", "#b9d9e6"),
  water: of("glass", "water", "#b9d9e6"),
  juice: of("glass", "juice", "#e8a33a"),
  wine: of("glass", "wine", "#7e2438"),
  goblet: of("glass", "wine", "#7e2438"),
  bottle: of("glass", "bottle", "#7fb3a8"),
  plate: of("plate", "one", "#5c7fa3", "#8c9a5f", "#a8694f", "#7a6a8e"),
  saucer: of("cup", "tea", "#a9602a"),
  saucers: of("plate", "stack", "#5c7fa3"),
  coaster: of("plate", "stack", "#8b6a45"),
  stack: of("plate", "stack", "#5c7fa3"),
  dish: [...of("bowl", "glass", "#b9d9e6"), ...of("block", "butter", "#f0d789")],
  bowl: of("bowl", "sugar", "#fbf8f0"),
  sugar: of("bowl", "sugar", "#fbf8f0"),
  jug: of("bowl", "milk", "#fffaf0"),
  milk: of("bowl", "milk", "#fffaf0"),
  creamer: of("bowl", "milk", "#f7e9cf"),
  mustard: of("bowl", "milk", "#c99a2e"),
  soup: of("bowl", "milk", "#c97a3a"),
  egg: of("bowl", "egg", "#e8c9a4"),
  inkwell: of("bowl", "milk", "#1f2a4a"),
  ink: of("bowl", "milk", "#1f2a4a"),
  jar: of("jar", "", "#9c3344", "#b07a2a", "#5b7a4a"),
  jam: of("jar", "", "#9c3344"),
  honey: of("jar", "", "#c98a22"),
  bolt: of("jar", "", "#76808c"),
  teapot: of("teapot", "", ...GLAZES),
  kettle: of("teapot", "", "#8f979f"),
  thermo: of("tin", "", "#7f8a94"),
  // what grows, burns, ticks and shines
  pot: of("plant", "leaves", "#b06a45"),
  plant: of("plant", "leaves", "#b06a45"),
  flower: of("plant", "flowers", "#b06a45"),
  geranium: of("plant", "flowers", "#b06a45"),
  cactus: of("plant", "cactus", "#b06a45"),
  seedling: of("plant", "leaves", "#d8cfc0"),
  candle: of("candle", "", "#f0e2c0", "#e3cfa6", "#d9b9a0"),
  clock: of("clock", "", "#8f3d34", "#3f5d73"),
  watch: of("clock", "", BRASS),
  lamp: of("lamp", "foot", "#59616b"),
  foot: of("lamp", "foot", "#59616b"),
  bulb: of("lamp", "bulb", "#f4e3a8"),
  magnifier: of("lens", "", BRASS),
  lens: of("lens", "", BRASS),
  speaker: of("speaker", "", "#4a4f57"),
  fan: of("speaker", "", "#4a4f57"),
  // fruit
  apple: of("fruit", "apple", "#b5443a"),
  orange: of("fruit", "orange", "#dd8a2c"),
  lemon: of("fruit", "cut", "#e6c63c"),
  lime: of("fruit", "cut", "#9dbb45"),
  pear: of("fruit", "apple", "#b3b04a"),
  peach: of("fruit", "apple", "#e0a070"),
  plum: of("fruit", "apple", "#6d4470"),
  fruit: of("fruit", "apple", "#b5443a", "#b3b04a"),
  // small round things
  tape: of("roll", "tape", "#c2a06a", "#4a4f57"),
  roll: [...of("roll", "tape", "#c2a06a"), ...of("box", "", "#d9cdb8")],
  coil: of("roll", "coil", "#3f444c"),
  cable: of("roll", "coil", "#3f444c"),
  spool: of("roll", "coil", "#9b4552"),
  thread: of("roll", "coil", "#9b4552"),
  salt: of("shaker", "salt", STEEL),
  cellar: of("shaker", "salt", STEEL),
  pepper: of("shaker", "pepper", "#6d4a30"),
  mill: of("shaker", "pepper", "#6d4a30"),
  snuffer: [...of("tin", "", BRASS), ...of("tool", "bar", BRASS)],
  knob: of("tin", "", "#6a6f78"),
  tin: [...of("tin", "", "#8d6a3a", "#5d7480"), ...of("box", "", "#6f7f5a")],
  pill: of("tin", "", "#7fa0a8"),
  cap: of("tin", "", STEEL),
  tower: of("tin", "", STEEL),
  glue: of("tin", "", "#d9d4c8"),
  paperweight: of("weight", "stone", "#7d7a78"),
  stone: of("weight", "stone", "#7d7a78"),
  key: of("keys", "", "#7a4f34"),
  pen: of("penpot", "", "#4f5d6b"),
  // paper
  book: of("book", "", ...COVERS),
  cookbook: of("book", "", "#8c4a33", "#5d6b3c"),
  dictionary: of("book", "", "#2f4a66"),
  atlas: of("book", "", "#2f6663"),
  album: of("book", "", "#5d4468"),
  novel: of("book", "", "#7d3b34"),
  novella: of("book", "", "#2f5572"),
  diary: of("book", "", "#6d5330"),
  volume: of("book", "", ...COVERS),
  planner: of("book", "", "#3c4650"),
  hymnal: of("book", "", "#5d2f38"),
  psalter: of("book", "", "#4a3524"),
  passport: of("book", "", "#6b2f36"),
  notepad: of("paper", "pad", "#f6f0de"),
  note: of("paper", "notes", ...PAPERS),
  paper: of("paper", "pad", "#f6f0de"),
  card: of("paper", "cards", "#f6f0de"),
  deck: of("paper", "cards", "#a4423c"),
  letter: of("paper", "pad", "#f6f0de"),
  box: of("box", "", "#b08a5a", "#8a9a78", "#9a7a6a", "#7d8a99"),
  packet: of("box", "", "#b3573f", "#5d7f86", "#8a9a5a"),
  seed: of("box", "", "#7f9a58"),
  tea: of("box", "", "#5f7a4a"),
  matchbox: of("box", "matches", "#b5533c"),
  match: of("box", "matches", "#b5533c"),
  dice: of("box", "", "#6b4a4a"),
  label: of("box", "", "#d9cdb8"),
  // what has a plug or a battery
  laptop: of("laptop", "", "#aab0b8"),
  phone: of("gadget", "screen", "#2e3338"),
  tablet: of("gadget", "screen", "#2e3338"),
  remote: of("gadget", "keys", "#3a3f46"),
  control: of("gadget", "keys", "#3a3f46"),
  calculator: of("gadget", "keys", "#4f5b63"),
  keyboard: of("gadget", "keys", "#4f5b63"),
  charger: of("gadget", "ports", "#e4e0d8"),
  brick: of("gadget", "ports", "#3f444b"),
  hub: of("gadget", "ports", "#54606b"),
  drive: of("gadget", "stick", "#54606b"),
  stick: [...of("gadget", "stick", "#3f5d73"), ...of("tin", "", "#d9d4c8")],
  strip: of("gadget", "sockets", "#e4e0d8"),
  socket: of("gadget", "sockets", "#e4e0d8"),
  cooler: of("gadget", "fan", "#454b53"),
  mouse: of("mouse", "", "#4d545d", "#d8d5cf"),
  // what lies in drawers
  pencil: of("pencil", "", "#c0852f", "#3f5d73", "#5d7a45"),
  crayon: of("pencil", "", "#b5443a", "#3f5d73"),
  ruler: of("ruler", "", "#dcb978"),
  eraser: of("block", "eraser", "#e8ded6", "#d9a0a0"),
  spoon: of("cutlery", "spoon", STEEL),
  teaspoon: of("cutlery", "spoon", STEEL),
  fork: of("cutlery", "fork", STEEL),
  knife: of("cutlery", "knife", STEEL),
  tong: of("cutlery", "tongs", STEEL),
  plier: of("cutlery", "tongs", "#6a7078"),
  scissor: of("cutlery", "tongs", STEEL),
  strainer: of("cutlery", "spoon", BRASS),
  stapler: of("tool", "stapler", ...PLASTIC),
  punch: of("tool", "stapler", ...PLASTIC),
  dispenser: of("tool", "stapler", ...PLASTIC),
  sharpener: of("tool", "bar", STEEL),
  torch: of("tool", "torch", "#4a4f57"),
  binocular: of("tool", "twin", "#3f444a"),
  brush: of("tool", "brush", "#a8794a"),
  dustpan: of("tool", "bar", "#7f4a4a"),
  can: of("tool", "bar", "#5f7f86"),
  press: of("tray", "", "#a8794a"),
  toolbox: of("tool", "bar", "#9c4a3a"),
  case: of("leather", "", "#3f4a55", "#5d4468"),
  wallet: of("leather", "", "#6d4529", "#4a3524"),
  purse: of("leather", "", "#8a4a52"),
  // what is eaten or scrubbed with
  biscuit: of("block", "biscuit", "#d2a363"),
  cookie: of("block", "biscuit", "#b98048"),
  waffle: of("block", "grid", "#d9ab5d"),
  wafer: of("block", "grid", "#d9ab5d"),
  chocolate: of("block", "grid", "#5d3826"),
  bar: of("block", "grid", "#5d3826"),
  toast: of("block", "slices", "#c98f4f"),
  rack: of("block", "slices", "#c98f4f"),
  bread: of("block", "slices", "#c98f4f"),
  butter: of("block", "butter", "#f0d789"),
  soap: of("block", "soap", "#cfdccb"),
  sponge: of("block", "sponge", "#e3c24f"),
  // what lies under other things
  tray: of("tray", "", "#8a5d36"),
  board: of("tray", "", "#b98a55"),
  napkin: of("cloth", "checks", "#b5594c", "#5c7fa3"),
  ring: [...of("keys", "", "#7a4f34"), ...of("cloth", "stripes", "#b5594c")],
  runner: of("cloth", "lace", "#e9e0cf"),
  cloth: of("cloth", "stripes", "#5c7fa3"),
  striped: of("cloth", "stripes", "#5c7fa3"),
  towel: of("cloth", "stripes", "#5f7f5a"),
};

/** By the English word, in the singular. */
export const ENGLISH: ReadonlyMap<string, readonly Thing[]> = new Map(Object.entries(BY_WORD));

/** By the stem of a Russian word: the English one to look up. */
export const RUSSIAN: readonly (readonly [stem: string, english: string])[] = [
  ["чашк", "cup"],
  ["кружк", "mug"],
  ["стакан", "glass"],
  ["бокал", "wine"],
  ["тарелк", "plate"],
  ["блюд", "saucers"],
  ["миск", "bowl"],
  ["сахар", "sugar"],
  ["молоч", "jug"],
  ["банк", "jar"],
  ["варень", "jam"],
  ["мёд", "honey"],
  ["чайник", "teapot"],
  ["горш", "pot"],
  ["цвет", "flower"],
  ["кактус", "cactus"],
  ["свеч", "candle"],
  ["час", "clock"],
  ["будильник", "clock"],
  ["ламп", "lamp"],
  ["луп", "lens"],
  ["колонк", "speaker"],
  ["яблок", "apple"],
  ["апельсин", "orange"],
  ["лимон", "lemon"],
  ["груш", "pear"],
  ["скотч", "tape"],
  ["катушк", "spool"],
  ["солонк", "salt"],
  ["переч", "pepper"],
  ["ключ", "key"],
  ["книг", "book"],
  ["словар", "dictionary"],
  ["роман", "novel"],
  ["том", "volume"],
  ["блокнот", "notepad"],
  ["листк", "note"],
  ["карт", "card"],
  ["колод", "deck"],
  ["короб", "box"],
  ["пачк", "packet"],
  ["спич", "match"],
  ["ноутбук", "laptop"],
  ["телефон", "phone"],
  ["пульт", "remote"],
  ["калькулятор", "calculator"],
  ["флешк", "drive"],
  ["мыш", "mouse"],
  ["карандаш", "pencil"],
  ["линейк", "ruler"],
  ["ластик", "eraser"],
  ["ложк", "spoon"],
  ["ложечк", "spoon"],
  ["вилк", "fork"],
  ["нож", "knife"],
  ["щипц", "tong"],
  ["степлер", "stapler"],
  ["фонар", "torch"],
  ["щётк", "brush"],
  ["футляр", "case"],
  ["кошел", "wallet"],
  ["печень", "biscuit"],
  ["вафл", "waffle"],
  ["шоколад", "chocolate"],
  ["тост", "toast"],
  ["хлеб", "bread"],
  ["масл", "butter"],
  ["мыл", "soap"],
  ["губк", "sponge"],
  ["поднос", "tray"],
  ["доск", "board"],
  ["салфет", "napkin"],
  ["дорожк", "runner"],
];

/** By the word of a colour: the calm shade of it that a desk bears. */
export const COLOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    red: "#b04a40",
    blue: "#47719b",
    green: "#5d8250",
    yellow: "#e3c668",
    pink: "#e2a3b0",
    black: "#3a3a3e",
    white: "#f0ebe0",
    brass: "#c49a4a",
    steel: "#a9afb8",
  }),
);
