// Generated from parlour/games/inbetween by `make wire`: change it there.

export type Activity = {
  side: "city" | "creature";
  character: string;
  raise: boolean;
  use: boolean;
};

/** IB-513 The effect of a card was paid for. */
export type CardActivated = {
  event: "card-activated";
  side: string;
  card: string | null;
  cost: number;
};

/** IB-106 A card went to its owner's discard pile. */
export type CardDiscarded = {
  event: "card-discarded";
  side: string;
  card: string | null;
};

/** IB-501 A card was played. */
export type CardPlayed = {
  event: "card-played";
  side: string;
  card: string | null;
};

/** IB-H02 A card returned from a discard pile to the hand. */
export type CardRecovered = {
  event: "card-recovered";
  side: string;
  card: string | null;
};

/** IB-131 A side drew cards. */
export type CardsDrawn = {
  event: "cards-drawn";
  side: string;
  cards: (string | null)[];
  number: number;
};

/** A character card. */
export type Character = {
  human: Face;
  creature: Face;
};

/** IB-810 A character was put directly clockwise of another. */
export type CharacterRelocated = {
  event: "character-relocated";
  character: string;
  after: string;
};

/** IB-811 A character left the game. */
export type CharacterRemoved = {
  event: "character-removed";
  /** who removed it */
  side: string;
  character: string;
};

/** IB-202 The circle was dealt, clockwise from position 1. */
export type CharactersDealt = {
  event: "characters-dealt";
  circle: string[];
};

/** The numbers that rules read (RULES.md 11.9). */
export type Content = {
  characters: Record<string, Character>;
  cards: Record<string, Printed>;
  symbols: Record<string, string>;
  effects: Record<string, unknown[]>;
  characters_dealt: number;
  start_hand: number;
  start_energy: number;
  energy_cap: number;
  prepare_to: number;
  backpack_to: number;
  generator_bonus: number;
  guard_dog_gain: number;
  camera_discount: number;
  radio_price: number;
  revolver_price: number;
  preparation_cap: number;
  locked_to_win: number;
  knowledge_to_win: number;
  majority_at: number;
  equipment_limit: number;
  turn_limit: number;
};

/** IB-132 A discard pile became a deck. */
export type DeckShuffled = {
  event: "deck-shuffled";
  side: string;
  cards: number;
};

/** IB-808 The direction token was turned: 1 is clockwise, -1 counter-clockwise. */
export type DirectionTurned = {
  event: "direction-turned";
  direction: number;
};

/** One game of In Between. */
export type Duel = {
  /** 14.5 energy that the second player gets in addition */
  bonus: number;
  /** 14.5 whether a poor deal is dealt again */
  balanced: boolean;
  /** IB-R28 whom Bob, Carl, Mandy and Rodney (human) may shift */
  pull_world: string;
  /** clockwise */
  circle: string[];
  /** where each character of the circle stands on the ladder */
  rung: Record<string, number>;
  /** removed during the game */
  gone: string[];
  /** IB-531 those that lie on a character; all others are in the supply */
  tokens: Record<string, string>;
  /** the skip card on a character */
  laid: Record<string, string>;
  /** IB-911 under the Shotgun */
  shielded: string;
  marker: string;
  direction: number;
  /** IB-812 */
  displaced: boolean;
  first: number;
  active: number;
  turn: number;
  phase: string;
  energy: [number, number];
  knowledge: [number, number];
  /** IB-406 the knowledge marker lies on its inactive side */
  spent: [boolean, boolean];
  ending: string;
  /** IB-C05 of each deck: the cards that were last shuffled into it, as bits */
  stock: number[];
  decks: Record<string, (string | null)[]>;
  hands: Record<string, (string | null)[]>;
  discards: Record<string, string[]>;
  limbo: Record<string, string[]>;
  /** the Shrouds and the Detour that lie on characters */
  skips: Record<string, string[]>;
  /** IB-901 activated, the Shotgun included */
  equipment: string[];
  box: string[];
};

/** IB-923 The Revolver cancelled the effect of a card. */
export type EffectCancelled = {
  event: "effect-cancelled";
  card: string | null;
};

/** IB-706 The effect of a character was used. */
export type EffectUsed = {
  event: "effect-used";
  side: string;
  character: string;
  effect: string;
};

/** IB-124 A side gained energy; it wanted more where its cubes ran out. */
export type EnergyGained = {
  event: "energy-gained";
  side: string;
  amount: number;
  wanted: number;
};

/** IB-113 A side lost energy. */
export type EnergyLost = {
  event: "energy-lost";
  side: string;
  amount: number;
};

/** IB-907 An equipment card left play, to the box or to the discard pile. */
export type EquipmentLost = {
  event: "equipment-lost";
  card: string | null;
  place: string;
};

/** IB-903 An equipment card stays in play; the Shotgun on a character. */
export type Equipped = {
  event: "equipped";
  card: string | null;
  /** or "nobody" */
  character: string;
};

/** One side of a character card: its City and its Creature symbol, its effect, and whether it bears a star. */
export type Face = {
  city: string;
  creature: string;
  effect: string;
  star: boolean;
};

/** How the game stands. */
export type Facts = {
  /** where the marker goes next */
  footprints: string[];
  /** of the next knowledge; None at the top */
  price: [number | null, number | null];
  rest: [number, number];
  locked: [number, number];
  worlds: [number, number];
  activity: Activity;
  effects: Record<string, string>;
  /** of the cards of the hand, for a seat alone */
  reach?: Record<string, Reached>;
};

/** 6.10 The game is over. */
export type GameEnded = {
  event: "game-ended";
  /** a side, or "nobody" */
  winner: string;
  reason: string;
};

/** IB-H01 A side looked at the other's hand. */
export type HandSeen = {
  event: "hand-seen";
  side: string;
  cards: (string | null)[];
};

/** IB-412 A side's knowledge fell. */
export type KnowledgeLowered = {
  event: "knowledge-lowered";
  side: string;
  level: number;
};

/** IB-410 A side raised its knowledge. */
export type KnowledgeRaised = {
  event: "knowledge-raised";
  side: string;
  level: number;
  price: number;
};

/** IB-401 A side used its knowledge effect. */
export type KnowledgeUsed = {
  event: "knowledge-used";
  side: string;
  effect: string;
};

/** IB-608 A character is Secured or Devoured: so many of that side's now. */
export type Locked = {
  event: "locked";
  character: string;
  side: string;
  total: number;
};

/** IB-801 The activity marker made a step. */
export type MarkerMoved = {
  event: "marker-moved";
  source: string;
  character: string;
};

/** IB-205, IB-206 and IB-207 The activity marker lies on a character; its upper side begins. */
export type MarkerPlaced = {
  event: "marker-placed";
  character: string;
  side: string;
};

/** IB-109 An effect was carried out that was void. */
export type NothingChanged = {
  event: "nothing-changed";
  effect: string;
};

/** IB-541 A side prepares. */
export type Prepared = {
  event: "prepared";
  side: string;
};

/** A kind of card; its effect stands in `effects.py` under the same id. */
export type Printed = {
  side: "city" | "creature";
  symbol: string;
  cost: number;
  equipment: boolean;
  copies: number;
};

/** IB-710 The Radio called a character. */
export type RadioUsed = {
  event: "radio-used";
  character: string;
  price: number;
};

/** What a card of the hand could do now. */
export type Reached = {
  shift: string[];
  token: string[];
  activate: "yes" | "shift" | "cost" | "void";
  /** whom to shift so that the effect finds something to work on */
  opens: string[];
};

/** IB-551 A side rested. */
export type Rested = {
  event: "rested";
  side: string;
};

/** IB-601 A character moved one rung, perhaps to the other face. */
export type Shifted = {
  event: "shifted";
  /** who shifts */
  side: string;
  character: string;
  way: string;
  /** where it stands now */
  rung: number;
  turned: boolean;
};

/** IB-806 A skip card was put on a character. */
export type SkipLaid = {
  event: "skip-laid";
  side: string;
  card: string | null;
  character: string;
};

/** IB-802 The marker passed over a character, and the skip card was discarded. */
export type SkipSpent = {
  event: "skip-spent";
  card: string | null;
  character: string;
};

/** IB-510 A symbol token was put on the character on which it lay already. */
export type TokenKept = {
  event: "token-kept";
  side: string;
  symbol: string;
  character: string;
};

/** IB-508 A symbol token was put on a character; from the supply if it has no source. */
export type TokenLaid = {
  event: "token-laid";
  side: string;
  symbol: string;
  character: string;
  source: string;
};

/** IB-532 and IB-533 A token went back to the supply. */
export type TokenReturned = {
  event: "token-returned";
  symbol: string;
  character: string;
};

/** IB-301 The next turn began. */
export type TurnBegan = {
  event: "turn-began";
  turn: number;
  side: string;
};

export type DuelEvent = CharactersDealt | MarkerPlaced | TurnBegan | KnowledgeUsed | Rested | Prepared | CardPlayed | TokenLaid | TokenKept | TokenReturned | Shifted | Locked | CardActivated | EffectCancelled | NothingChanged | CardDiscarded | CardsDrawn | DeckShuffled | EnergyGained | EnergyLost | KnowledgeRaised | KnowledgeLowered | EffectUsed | RadioUsed | MarkerMoved | SkipSpent | DirectionTurned | CharacterRemoved | CharacterRelocated | SkipLaid | Equipped | EquipmentLost | HandSeen | CardRecovered | GameEnded;
