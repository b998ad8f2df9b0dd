// Generated from parlour/games/candelabria by `make wire`: change it there.

/** What a House can do from a year on: what `ABILITY_EFFECTS` says, or else a rule of its own. */
export type Ability = {
  house: string;
  year: number;
};

/** CN-904 A region is fought over by these Houses. */
export type BattleBegan = {
  event: "battle-began";
  region: number;
  houses: string[];
};

/** A candle card; the upgraded ones bear no House. */
export type Candle = {
  house: string;
  year: number;
  wax: number;
  icons: Icon[];
};

/** CN-709 A candle lost a flame. */
export type CandleDimmed = {
  event: "candle-dimmed";
  candle: string;
  flames: number;
};

/** CN-704 A candle got a flame more. */
export type CandleFed = {
  event: "candle-fed";
  candle: string;
  flames: number;
};

/** CN-413, CN-414 and CN-415 A candle card was paid for, and its candle stands on the map. */
export type CandlePlaced = {
  event: "candle-placed";
  house: string;
  card: string | null;
  role: string;
  territory: string;
  wax: number;
};

/** CN-466 A warrior drove a candle away. */
export type CandlePushed = {
  event: "candle-pushed";
  candle: string;
  source: string;
  territory: string;
};

/** CN-421 and CN-632 Candle cards were drawn. */
export type CandlesDrawn = {
  event: "candles-drawn";
  house: string;
  cards: (string | null)[];
  number: number;
};

/** CN-633 and CN-796 Candle cards went under the deck, unseen by others. */
export type CandlesReturned = {
  event: "candles-returned";
  house: string;
  cards: (string | null)[];
  number: number;
};

/** CN-1512 The candle cards of the manoeuvre area are in hand again. */
export type CandlesTakenBack = {
  event: "candles-taken-back";
  house: string;
  number: number;
};

/** CN-431 A candle card was discarded for a manoeuvre. */
export type CardSpent = {
  event: "card-spent";
  house: string;
  card: string | null;
};

/** CN-1205 A completed mission: who completed it, and whether an earth flame of the House lies on the card. */
export type Claim = {
  seat: number;
  marked: boolean;
};

/** The numbers that rules read (RULES.md 3 and 11). */
export type Content = {
  houses: Record<string, House>;
  abilities: Record<string, Ability>;
  roles: Record<string, number>;
  candles: Record<string, Candle>;
  tactics: Record<string, Tactics>;
  upgrades: Record<string, Upgrade>;
  curse_upgrades: string[];
  solo_upgrades: string[];
  curses: Record<string, Curse>;
  temples: Record<string, number>;
  missions: Record<string, Mission>;
  curse_missions: string[];
  withering: Record<string, Withering>;
  discoveries: Record<string, Discovery>;
  scenarios: Record<string, Scenario>;
  orders: Record<string, number>;
  years: number;
  fog: Fog;
  curse_places: number;
  /** CN-221 earth flames of a House, one of them on the turn-order track */
  flames: number;
  /** CN-210 of wax, and of gold */
  cubes: number;
  start_wax: number;
  start_gold: number;
  warehouse: number;
  /** CN-206 tactics cards face up */
  display: number;
  /** CN-207 of upgrades */
  stacks: number;
  stack_height: number;
  /** CN-1505 */
  solo_stack_height: number;
  upgrade_slots: number;
  temple_price: number;
  /** CN-433 regular moves of a manoeuvre */
  moves: number;
  /** CN-437 */
  burns: number;
  /** CN-456 territories jumped over */
  explorer_jump: number;
  /** CN-466 steps of the pushed candle */
  warrior_push: number;
  /** CN-463 flames extinguished on arrival */
  castle_entry: number;
  /** CN-796 cards for one */
  coven_draw: number;
  /** CN-913 places for tactics cards in a battle */
  slots: number;
  flame_power: number;
  castle_power: number;
  curse_power: number;
  /** CN-834 */
  giant_power: number;
  /** CN-745 */
  white_vp: number;
  battle_vp: [number, number, number];
  /** CN-835 times the victory points of the battle */
  glory: number;
  /** CN-241 */
  mission_deal: number;
  yearly_vp: [number, number, number];
  hierarchical_vp: [number, number, number];
  /** CN-118 then lapped */
  vp_track: number;
};

/** One more territory of this symbol is counted. */
export type Counts = {
  symbol: string;
};

/** CN-720 and CN-723 A House took a cube from another; without room for it, it went to the supply. */
export type CubeStolen = {
  event: "cube-stolen";
  house: string;
  victim: string;
  kind: string;
  kept: boolean;
};

/** CN-626 A House took cubes from the supply; what did not fit was lost. */
export type CubesTaken = {
  event: "cubes-taken";
  house: string;
  wax: number;
  gold: number;
  lost: number;
};

/** A curse card: the region that it strikes and its property. */
export type Curse = {
  region: number;
  property: string;
};

/** CN-303 and CN-304 A curse card lies on the display; its region is struck (with two players: haunted). */
export type CurseAppeared = {
  event: "curse-appeared";
  curse: string | null;
  region: number;
};

/** CN-1111 A curse figure made a step. */
export type CurseMoved = {
  event: "curse-moved";
  curse: string | null;
  source: string;
  territory: string;
};

/** CN-817 and CN-1105 A curse figure stands in a region. */
export type CursePlaced = {
  event: "curse-placed";
  curse: string | null;
  region: number;
  territory: string;
};

/** CN-813 and CN-814 A curse has come under the control of a House ("nobody" where no flame lay before it). */
export type CurseTurned = {
  event: "curse-turned";
  curse: string | null;
  house: string;
};

/** A kind of discovery token. */
export type Discovery = {
  copies: number;
  does: Icon | Find;
};

/** CN-1432 A candle took a discovery token. */
export type DiscoveryMade = {
  event: "discovery-made";
  house: string;
  token: string | null;
  region: number;
};

/** CN-709 An earth flame was extinguished. */
export type EarthDoused = {
  event: "earth-doused";
  house: string;
  territory: string;
};

/** CN-469 and CN-704 An earth flame was placed. */
export type EarthLit = {
  event: "earth-lit";
  house: string;
  territory: string;
};

/** At the end so many victory points for each territory of a symbol, resource, tactics (cards) or (earth) flame. */
export type Ends = {
  what: string;
  each: number;
};

/** How the game stands. */
export type Facts = {
  /** whose earth flames lie there */
  earth: Record<string, string[]>;
  powers: Record<string, Record<string, number>>;
  /** who would win it now, "" if nobody */
  leaders: Record<string, string>;
  muster: Record<string, Muster>;
  /** of this year, in their order */
  battles: number[];
  /** what the action of a symbol would count now */
  counts: Record<string, Record<string, number>>;
  /** the same after one more flame on it */
  gains: Record<string, Record<string, number>>;
  /** who would control a curse now */
  masters: Record<string, string>;
  /** cubes and temples that are left */
  supply: Record<string, number>;
  /** what upgrades and abilities would score at the end */
  ending: Record<string, Record<string, number>>;
  /** the victory points of a battle of this year */
  worth: number;
  /** alone: flames of rivals that must go out */
  burning: Record<string, number>;
  /** victory points so far by source: battles, temples, missions, cards, ending */
  points: Record<string, Record<string, number>>;
};

/** CN-434 and CN-437 A castle or a candle made a move; a burnt one cost a flame. */
export type FigureMoved = {
  event: "figure-moved";
  house: string;
  figure: string;
  source: string;
  territory: string;
  burnt: boolean;
};

/** CN-472 A figure was put somewhere else, which is no move. */
export type FigureRelocated = {
  event: "figure-relocated";
  house: string;
  figure: string;
  source: string;
  territory: string;
};

/** What no icon says: so many cubes of choice, candle cards to exchange, or earth flames laid before curses (influence). */
export type Find = {
  what: string;
  times: number;
};

/** CN-611 and CN-712 An earth flame was laid before a curse card. */
export type FlameSent = {
  event: "flame-sent";
  house: string;
  curse: string | null;
};

/** How many curses the fog brings in years 1, 2 and 3, which is also how the curse cards are split (CN-213, CN-301). */
export type Fog = {
  small: [number, number, number];
  large: [number, number, number];
};

/** CN-945 A region that was won in a year, with or without a battle. */
export type Fought = {
  year: number;
  region: number;
  /** -1 where nobody won */
  seat: number;
  vp: number;
  fighting: number[];
  /** in the order of those who fought */
  powers: number[];
  /** on their slots when it was over, two of each; "" where none lay */
  cards: string[];
};

/** CN-1026 The House with most victory points wins. */
export type GameEnded = {
  event: "game-ended";
  house: string;
};

/** A curse figure on the map: where, and who controls it (nobody with two players). */
export type Haunt = {
  region: number;
  /** with two players */
  territory: string;
  /** -1: nobody */
  seat: number;
};

/** A House: its turn value, where it starts and with which temple, its weak actions, and whether the small side has room. */
export type House = {
  turn: number;
  region: number;
  castle: string;
  flames: string[];
  temple: string;
  weak: [Icon, Icon];
  small: boolean;
};

/** CN-302 A House candle card went to the hand of its House. */
export type HouseCandleCame = {
  event: "house-candle-came";
  house: string;
  card: string | null;
};

/** CN-205 and CN-232 A seat leads this House. */
export type HouseTaken = {
  event: "house-taken";
  seat: number;
  house: string;
};

/** An icon and how many times it is done. */
export type Icon = {
  kind: string;
  times: number;
};

/** A mission: completed once in each year, or else hierarchical, with three places over the game. */
export type Mission = {
  yearly: boolean;
};

/** CN-1202 A House completed a mission. */
export type MissionCompleted = {
  event: "mission-completed";
  house: string;
  mission: string | null;
};

/** What the power of a House in the contested region is made of. */
export type Muster = {
  earth: number;
  candles: number;
  castle: number;
  curses: number;
  other: number;
};

/** CN-1523 and CN-1524 The scenario is won with so many rounds left: a narrow, clear or brilliant victory. */
export type ObjectiveMet = {
  event: "objective-met";
  house: string;
  rating: string;
  left: number;
};

/** CN-1511 An automated House got an order. */
export type OrderRevealed = {
  event: "order-revealed";
  house: string;
  order: string | null;
};

/** CN-1516 A respite was spent: the order has no effect. So much respite is left. */
export type OrderSpared = {
  event: "order-spared";
  house: string;
  order: string | null;
  respite: number;
};

/** CN-1535 and CN-1542 The order deck was shuffled with its discards. */
export type OrdersShuffled = {
  event: "orders-shuffled";
};

/** CN-118 A House gained victory points, for this reason. */
export type PointsGained = {
  event: "points-gained";
  house: string;
  vp: number;
  reason: string;
};

/** CN-118 A House lost victory points, for this reason. */
export type PointsLost = {
  event: "points-lost";
  house: string;
  vp: number;
  reason: string;
};

/** One more of something: explorer_jump, warrior_push, castle_power, curse_power, castle_entry or burn. */
export type Reach = {
  what: string;
};

export type Realm = {
  side: "small" | "large";
  /** 6.20 the rules for two players */
  two: boolean;
  /** 6.24 the rules for one */
  solo: boolean;
  /** CN-1501 of the solo module, "" without it */
  scenario: string;
  missions: boolean;
  withering: boolean;
  discovery: boolean;
  /** whether the sixth House may be played */
  chimera: boolean;
  /** CN-252 a house rule for two: without what needs a controlled curse */
  curseless: boolean;
  /** CN-253 a house rule for two: curses do not walk into one region */
  apart: boolean;
  /** CN-205 how Houses are distributed: "random" or "choice" */
  choosing: string;
  /** by seat; the automated Houses of the solo module follow, with numbers but no seats */
  houses: string[];
  year: number;
  season: string;
  /** CN-103 the turn order */
  track: number[];
  active: number;
  /** CN-1511 of so many */
  round: number;
  rounds: number;
  /** CN-1515 */
  respite: number;
  vp: number[];
  wax: number[];
  gold: number[];
  /** earth flames off the map */
  reserve: number[];
  /** by seat */
  castles: string[];
  /** by seat: the territories with an own earth flame */
  earth: number[];
  /** the candles on the map */
  at: Record<string, string>;
  flames: Record<string, number>;
  /** earth flames before a curse card, by seat */
  influence: Record<string, number[]>;
  /** CN-304 */
  struck: number[];
  haunts: Record<string, Haunt>;
  /** top last */
  temples: Record<string, string[]>;
  /** CN-904 the region that is fought over now, 0 if none */
  contest: number;
  /** the battles of this year that are over; -1 where nobody won */
  won: Record<string, number>;
  /** CN-905 the participants of the battle that is going on */
  fighting: number[];
  /** CN-945 the battles of the last war */
  fought: Fought[];
  /** CN-118 where victory points came from: for each seat one number for each of `SOURCES` */
  points: number[];
  /** CN-918 the revealed tactics cards of this battle by slot: 2 x seat, 2 x seat + 1 */
  slotted: Record<string, string>;
  /** CN-437 the candles that have moved in this manoeuvre */
  moved: string[];
  /** CN-R102 by seat: what missions ask for and it has done while it could claim them, as bits of `DEED` */
  deeds: number[];
  /** of yearly missions in this year, of hierarchical ones in all */
  claimed: Record<string, Claim[]>;
  /** of years to come */
  house_candles: string[];
  candle_deck: (string | null)[];
  hands: Record<string, (string | null)[]>;
  /** the manoeuvre areas */
  spent: Record<string, string[]>;
  /** the role slots */
  slots: Record<string, string[]>;
  /** CN-215 out of the game */
  no_candles: string[];
  house_tactics: string[];
  tactics_deck: (string | null)[];
  tactics_display: string[];
  /** CN-H06 on the war boards, or in hand in the season of wars */
  owned: Record<string, string[]>;
  /** CN-921 in this season */
  used: Record<string, string[]>;
  no_tactics: string[];
  stacks: Record<string, (string | null)[]>;
  tops: Record<string, string[]>;
  built: Record<string, string[]>;
  no_upgrades: string[];
  curse_deck: (string | null)[];
  /** the display, left to right */
  curses: string[];
  no_curses: string[];
  mission_deck: (string | null)[];
  personal: Record<string, (string | null)[]>;
  common: string[];
  /** CN-1212 personal missions face up */
  open_missions: Record<string, string[]>;
  no_missions: string[];
  withering_deck: (string | null)[];
  /** by slot: 2 x seat, 2 x seat + 1 */
  withered: Record<string, string[]>;
  tokens: (string | null)[];
  /** CN-1431 and CN-1437 on struck regions */
  hidden: Record<string, (string | null)[]>;
  found: string[];
  /** CN-1435 never seen */
  lost: (string | null)[];
  order_deck: (string | null)[];
  /** CN-1507 the discards, the newest on top */
  orders: string[];
};

/** CN-907, CN-940 and CN-941 A region was won ("nobody"), with these powers by House. */
export type RegionWon = {
  event: "region-won";
  region: number;
  house: string;
  powers: number[];
};

/** CN-1515 A House has gained respite, and now has so much. */
export type RespiteGained = {
  event: "respite-gained";
  house: string;
  gained: number;
  respite: number;
};

/** An automated House as it starts; its candles, by role, stand there with full flames. */
export type Rival = {
  house: string;
  castle: string;
  flames: string[];
  candles: [string, string][];
};

/** CN-1506 An automated House has come into the game. */
export type RivalCame = {
  event: "rival-came";
  house: string;
};

/** CN-1511 The next round of a scenario began. */
export type RoundBegan = {
  event: "round-began";
  round: number;
  rounds: number;
};

/** How many rounds the human has, by difficulty. */
export type Rounds = {
  easy: number;
  normal: number;
  hard: number;
};

/** A solo scenario: the human House, the year value, the rivals by turn value, the objective and its zone. */
export type Scenario = {
  house: string;
  year: number;
  rivals: Rival[];
  /** clear or snuff */
  objective: string;
  zone: string[];
  rounds: Rounds;
};

/** CN-1501 A solo scenario begins; there are so many rounds for it. */
export type ScenarioBegan = {
  event: "scenario-began";
  scenario: string;
  rounds: number;
};

/** CN-102 The next season of the year began. */
export type SeasonBegan = {
  event: "season-began";
  season: string;
};

/** CN-1513 A tactics card is played in a region, and is gone for good. */
export type SkirmishFought = {
  event: "skirmish-fought";
  house: string;
  card: string | null;
  region: number;
};

/** A kind of tactics card; the common ones bear no House, and a barred one (⊘) cannot neutralise. */
export type Tactics = {
  house: string;
  icons: Icon[];
  barred: boolean;
  copies: number;
};

/** CN-923 A card was discarded to remove another. */
export type TacticsNeutralised = {
  event: "tactics-neutralised";
  house: string;
  card: string | null;
  victim: string;
  target: string | null;
};

/** CN-932 A tactics card is resolved. */
export type TacticsResolved = {
  event: "tactics-resolved";
  house: string;
  card: string | null;
};

/** CN-918 What a House has laid on its two slots. */
export type TacticsRevealed = {
  event: "tactics-revealed";
  house: string;
  cards: (string | null)[];
  /** by slot: a card or "none" */
  slots: string[];
};

/** CN-614 and CN-714 A House took a tactics card from the display. */
export type TacticsTaken = {
  event: "tactics-taken";
  house: string;
  card: string | null;
};

/** CN-741 A temple was placed. */
export type TempleBuilt = {
  event: "temple-built";
  house: string;
  temple: string;
  region: number;
};

/** CN-716 The top temple of a region was removed. */
export type TempleRazed = {
  event: "temple-razed";
  house: string;
  temple: string;
  region: number;
};

/** CN-1523 The last round is over, and the scenario is lost. */
export type TimeRanOut = {
  event: "time-ran-out";
  house: string;
};

/** CN-839 and CN-947 The turn order changed. */
export type TrackChanged = {
  event: "track-changed";
  houses: string[];
};

/** An upgrade token: from which year it works, and what it does. */
export type Upgrade = {
  year: number;
  does: Reach | When | Counts | Ends;
};

/** CN-621 A castle got an upgrade, for so much gold. */
export type UpgradeBuilt = {
  event: "upgrade-built";
  house: string;
  upgrade: string | null;
  gold: number;
};

/** An icon each time its owner places a candle, a curse or a temple, or resolves a tactic. */
export type When = {
  event: string;
  icon: Icon;
};

/** A kind of withering card: one of these icons, or something special: a move, or renown taken from another. */
export type Withering = {
  choices: Icon[];
  special: string;
  copies: number;
};

/** CN-1301 The runner-up for a curse took a withering card and laid it on a slot. */
export type WitheringTaken = {
  event: "withering-taken";
  house: string;
  card: string | null;
  slot: number;
};

/** CN-101 The next year began. */
export type YearBegan = {
  event: "year-began";
  year: number;
};

export type RealmEvent = HouseTaken | YearBegan | SeasonBegan | CurseAppeared | HouseCandleCame | CandlePlaced | CandlesDrawn | CandlesReturned | CardSpent | FigureMoved | FigureRelocated | CandlePushed | EarthLit | CandleFed | EarthDoused | CandleDimmed | FlameSent | CubesTaken | CubeStolen | TacticsTaken | UpgradeBuilt | TempleBuilt | TempleRazed | PointsGained | PointsLost | MissionCompleted | CurseTurned | CursePlaced | CurseMoved | DiscoveryMade | TrackChanged | WitheringTaken | BattleBegan | TacticsRevealed | TacticsNeutralised | TacticsResolved | RegionWon | GameEnded | ScenarioBegan | RivalCame | RoundBegan | CandlesTakenBack | SkirmishFought | RespiteGained | OrderRevealed | OrderSpared | OrdersShuffled | ObjectiveMet | TimeRanOut;
