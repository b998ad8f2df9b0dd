// Generated from parlour/games/horde by `make wire`: change it there.

/** HD-CMB-03 A unit attacks another; manner is melee, ranged, aimed or provoked. */
export type AttackDeclared = {
  event: "attack-declared";
  unit: string;
  target: string;
  /** the second target of an area attack */
  second: string | null;
  manner: string;
};

/** HD-CMB-07 An attack missed. */
export type AttackMissed = {
  event: "attack-missed";
  unit: string;
  target: string;
};

/** HD-ACT-05 The Battle phase of a faction is over. */
export type BattleEnded = {
  event: "battle-ended";
  faction: string;
};

/** The unit that a faction has entered in the Wager of Champions. */
export type Champion = {
  faction: string;
  unit: string;
};

/** The numbers that rules read. */
export type Content = {
  kinds: Record<string, Kind>;
  traits: Record<string, Trait>;
  cards: Record<string, EventCard>;
  factions: Record<string, Faction>;
  settlements: Record<string, Settlement>;
  modes: Record<string, Mode>;
  beyond_1v1: string[];
  beyond_2v2: string[];
  /** HD-TRN-08, HD-ACT-04 */
  activations: number;
  /** HD-SUM-03 */
  track: number;
  /** HD-VIC-09 */
  crossing: number;
  /** HD-VIC-18 */
  razed_1v1: number;
  razed_2v2: number;
  /** HD-SET-14 and HD-EVT-09 */
  ties: number;
};

/** HD-CMB-04, HD-CMB-06 and HD-RET-05 A die for a unit; purpose is attack, defence, retreat or chase. */
export type DiceRolled = {
  event: "dice-rolled";
  unit: string;
  purpose: string;
  die: number;
  total: number;
};

/** HD-TR-NM6b A unit is disguised no longer. */
export type DisguiseDropped = {
  event: "disguise-dropped";
  unit: string;
};

/** One event card; its immediate and lasting parts are rules. */
export type EventCard = {
  /** calamity, boon, edict, open_wager or stake_wager */
  type: string;
  harm: boolean;
  amount: number;
  /** what the winning champion gains */
  defence: number;
  /** what the other champions lose in attack */
  penalty: number;
  /** how far the archers shoot */
  reach: number;
};

/** HD-EVT-01 The event of the round was drawn. */
export type EventDrawn = {
  event: "event-drawn";
  card: string | null;
};

/** HD-SET-29 and HD-TRN-07 The event deck was shuffled. */
export type EventsShuffled = {
  event: "events-shuffled";
  cards: number;
};

/** One of the four armies. */
export type Faction = {
  side: string;
  capital: string;
};

/** What every unit on the board is and can do, and how near the goals are. */
export type Facts = {
  paths?: Record<string, string[]>;
  strikes?: Record<string, string[]>;
  odds?: Record<string, Odds> | Record<string, number>;
  units: Record<string, UnitFacts>;
  reach: Record<string, string[]>;
  threat: Record<string, string[]>;
  /** HD-ZOC-01 */
  control: Record<string, string[]>;
  garrison: Record<string, string>;
  besieged: Record<string, string[]>;
  siege_damage: Record<string, number>;
  goal: Goal | Record<string, Left>;
  /** in Hold the Border */
  crossing?: number;
  beyond?: string[];
  /** in Conquest */
  razed?: number;
};

/** HD-SET-14 One die was rolled for each side. */
export type FirstSideRolled = {
  event: "first-side-rolled";
  alliance: number;
  horde: number;
  /** the first side; "nobody" after a tie */
  side: string;
};

/** HD-TRN-09 A side has won; side is "nobody" in a draw. */
export type GameWon = {
  event: "game-won";
  side: string;
  reason: string;
};

/** What the Horde has reached, and what it needs. */
export type Goal = {
  counted: number;
  needed: number;
};

/** HD-STA-14 A unit regained health. */
export type Healed = {
  event: "healed";
  unit: string;
  health: number;
};

/** HD-VIC-09 The Horde holds enough units beyond the border. */
export type HoldBegan = {
  event: "hold-began";
  faction: string;
  units: number;
};

/** HD-VIC-10 Too few units are left beyond the border. */
export type HoldBroken = {
  event: "hold-broken";
  faction: string;
  units: number;
};

/** What all tokens of one kind have in common. */
export type Kind = {
  faction: string;
  /** the class: combat, ranged, support, special, legend, leader or myth */
  rank: string;
  /** foot, mounted or beast */
  mount: string;
  health: number;
  attack: number;
  defence: number;
  speed: number;
  summon_time: number;
  /** 0 for a melee unit */
  range: number;
  trait: string;
  tokens: number;
  points: number;
};

/** What is left of a side in Skirmish. */
export type Left = {
  leaders: string[];
  capitals: string[];
};

/** What differs from mode to mode (RULES.md 4.2, 4.4, 6.24 and 11.9). */
export type Mode = {
  /** starting combat units of a faction */
  combat: number;
  /** starting support units */
  support: number;
  cities: boolean;
  /** HD-VIC-13 the printed number of rounds; 0: none is printed, the safety limit counts */
  rounds: number;
};

/** An attack on one target, before any die is rolled. */
export type Odds = {
  /** what is added to the attack die */
  attack: number;
  /** what is added to the defence die */
  defence: number;
  /** the chance to hit a target that defends */
  hit: number;
  /** the health that a hit takes */
  wounds: number;
  /** the target's chance to get away instead; None if it may not try */
  retreat: number | null;
};

/** HD-TR-CH3a A unit was pushed. */
export type Pushed = {
  event: "pushed";
  unit: string;
  hex: string;
};

/** HD-TR-SM8a A die is rolled again. */
export type Rerolled = {
  event: "rerolled";
  unit: string;
  purpose: string;
};

/** HD-RET-09 A unit did not get away. */
export type RetreatFailed = {
  event: "retreat-failed";
  unit: string;
};

/** HD-RET-08 A unit got away. */
export type Retreated = {
  event: "retreated";
  unit: string;
  hex: string;
};

/** HD-TRN-01 The next round began. */
export type RoundBegan = {
  event: "round-began";
  round: number;
};

/** A capital or a city. */
export type Settlement = {
  faction: string;
  capital: boolean;
  durability: number;
  /** in 2v2 */
  hex: string;
  /** HD-SET-07 */
  hex_1v1: string;
};

/** HD-SIE-04 A settlement lost durability. */
export type SettlementDamaged = {
  event: "settlement-damaged";
  settlement: string;
  loss: number;
  left: number;
};

/** HD-SIE-11 A settlement fell. */
export type SettlementDestroyed = {
  event: "settlement-destroyed";
  settlement: string;
};

/** HD-SIE-03 A siege mark. */
export type Siege = {
  unit: string;
  settlement: string;
};

/** Something that a unit is under for a while (RULES.md 2.6); `statuses.py` says how each kind comes and goes. */
export type Status = {
  kind: string;
  unit: string;
  /** the unit that it came from, where that matters */
  by: string;
  /** the turn with which it ends; 0: it lasts until something ends it */
  until: number;
  /** HD-TR-RU8a the parameter that an order raises; HD-TR-NM2a the trait that a Thief has copied */
  what: string;
};

/** A unit has a status now (RULES.md 2.6). */
export type StatusGained = {
  event: "status-gained";
  unit: string;
  status: string;
};

/** A unit has a status no longer. */
export type StatusLost = {
  event: "status-lost";
  unit: string;
  status: string;
};

/** HD-SUM-02 The token on a summon track. */
export type Token = {
  unit: string;
  section: number;
};

/** HD-SUM-04 A token moved on its summon track. */
export type TokenAdvanced = {
  event: "token-advanced";
  faction: string;
  unit: string;
  section: number;
};

/** One trait. What it does is a function in each table of `rules/traits/` that its timing names, in small letters. */
export type Trait = {
  /** the first of those that say what it does */
  rule: string;
  timing: string[];
  amount: number;
  reach: number;
  /** whether a Thief may copy it */
  copied: boolean;
};

/** HD-TR-NM2a A Thief copied the trait of a kind of unit. */
export type TraitStolen = {
  event: "trait-stolen";
  unit: string;
  kind: string;
  trait: string;
};

/** HD-TR-CH4a A unit laid a trap. */
export type TrapLaid = {
  event: "trap-laid";
  unit: string;
  hex: string;
};

/** HD-TRP-03 A unit entered a trap. */
export type TrapSprung = {
  event: "trap-sprung";
  unit: string;
  hex: string;
};

/** HD-TRN-03 The turn of a faction began. */
export type TurnBegan = {
  event: "turn-began";
  faction: string;
};

/** HD-ACT-03 The activation of a unit began. */
export type UnitActivated = {
  event: "unit-activated";
  unit: string;
};

/** HD-SUM-07 A unit came from the track to the board. */
export type UnitArrived = {
  event: "unit-arrived";
  unit: string;
  hex: string;
};

/** HD-GEN-07 A unit lost its last health. */
export type UnitDied = {
  event: "unit-died";
  unit: string;
};

/** What a unit is now. */
export type UnitFacts = {
  attack: number;
  defence: number;
  speed: number;
  range: number;
  trait: string;
  immune: boolean;
  /** of each parameter: what changes it, by how much */
  sources: Record<string, [string, number][]>;
};

/** HD-MOV-09 A unit made one step. */
export type UnitMoved = {
  event: "unit-moved";
  unit: string;
  hex: string;
};

/** HD-SET-24 A starting unit was placed. */
export type UnitPlaced = {
  event: "unit-placed";
  unit: string;
  hex: string;
};

/** HD-SUM-13 A token of the reserve was put on the track. */
export type UnitSummoned = {
  event: "unit-summoned";
  faction: string;
  unit: string;
  section: number;
};

/** HD-CMB-09 A unit lost health. */
export type UnitWounded = {
  event: "unit-wounded";
  unit: string;
  loss: number;
  left: number;
};

/** HD-SET-21 A faction has chosen its starting units. */
export type UnitsChosen = {
  event: "units-chosen";
  faction: string;
  units: string[];
};

/** HD-EVT-07 A faction rolled its die in a wager. */
export type WagerRolled = {
  event: "wager-rolled";
  faction: string;
  die: number;
};

/** HD-EVT-07 A faction won a wager. */
export type WagerWon = {
  event: "wager-won";
  faction: string;
  card: string | null;
};

/** One game of Horde. */
export type War = {
  mode: string;
  teams: string;
  /** HD-SET-09 the side that has exchanged its corners, "both" or "printed" */
  corners: string;
  /** HD-END-01 the last round: printed in Hold the Border, elsewhere the safety limit */
  limit: number;
  /** in play */
  factions: string[];
  /** the controller of each of them */
  leads: number[];
  /** HD-SET-15 the turn order */
  order: string[];
  round: number;
  /** turns begun in the whole game */
  turn: number;
  /** whose turn it is */
  faction: string;
  /** left in this turn */
  activations: number;
  /** not yet activated in this turn */
  ready: string[];
  /** the unit whose activation is going on */
  active: string;
  /** HD-MOV-11 the unit on an intermediate hex of its path */
  transit: string;
  /** the units on the board */
  at: Record<string, string>;
  health: Record<string, number>;
  /** HD-SET-20 chosen, but not yet placed */
  starting: string[];
  /** HD-SUM-19 public, like the tracks */
  reserve: Record<string, string[]>;
  track: Record<string, Token>;
  /** the discards of all factions, first death first */
  fallen: string[];
  /** 0: destroyed */
  durability: Record<string, number>;
  sieges: Siege[];
  traps: Record<string, string>;
  /** the units under one kind in the order in which they came under it */
  statuses: Status[];
  /** used in this turn */
  rerolls: number;
  /** HD-VIC-09 in whose name the border is held */
  hold: string;
  /** of the wager of this round */
  winner: string;
  champions: Champion[];
  events_deck: (string | null)[];
  events_discard: string[];
  active_event: string[];
};

export type WarEvent = FirstSideRolled | UnitsChosen | UnitPlaced | EventsShuffled | RoundBegan | EventDrawn | WagerRolled | WagerWon | TurnBegan | TokenAdvanced | UnitArrived | UnitSummoned | UnitActivated | TraitStolen | UnitMoved | TrapSprung | AttackDeclared | DiceRolled | Rerolled | AttackMissed | UnitWounded | UnitDied | Retreated | RetreatFailed | Pushed | StatusGained | StatusLost | Healed | TrapLaid | DisguiseDropped | SettlementDamaged | SettlementDestroyed | HoldBegan | HoldBroken | BattleEnded | GameWon;
