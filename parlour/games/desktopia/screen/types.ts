// Generated from parlour/games/desktopia by `make wire`: change it there.

/** DK-TIM-03 A disk left the table: an action is lost. */
export type ActionLost = {
  event: "action-lost";
  seat: number;
};

/** DK-ART-10 Nobody controls an artifact any longer. */
export type ArtifactFreed = {
  event: "artifact-freed";
  artifact: string;
};

/** DK-ART-03 A character stands on an artifact; its player controls it. */
export type ArtifactTaken = {
  event: "artifact-taken";
  seat: number;
  disk: string;
  artifact: string;
};

/** DK-ART-11 A player used an artifact; `effect` tells which where there are two. */
export type ArtifactUsed = {
  event: "artifact-used";
  seat: number;
  artifact: string;
  effect: string;
};

/** DK-SET-01 A script was laid out; `number` counts the battles of a campaign from 1, 0 for a single battle. */
export type BattleBegan = {
  event: "battle-began";
  script: string;
  number: number;
};

/** DK-WIN-08 Nobody won: equal strengths, or a puzzle that is lost. */
export type BattleDrawn = {
  event: "battle-drawn";
  reason: string;
};

/** DK-WIN-01, DK-WIN-07 A team won; `reason` is the condition: eliminate_all ..., strength, or lost for the others' defeat. */
export type BattleWon = {
  event: "battle-won";
  team: number;
  reason: string;
};

/** A disk as the physics knows it. */
export type Body = {
  id: string;
  x: number;
  y: number;
  radius: number;
  /** None: it never moves */
  mass: number | null;
  load: number;
  /** the artifact on which it stands, or "" */
  above: string;
};

/** DK-TIM-09 A bonus card goes back: its extra action is taken or lost. */
export type BonusSpent = {
  event: "bonus-spent";
  seat: number;
};

/** How far a campaign has come. */
export type CampaignFacts = {
  id: string;
  battle: number;
  battles: number;
  points: number[];
};

/** RULES.md 4.7 The points of the campaign after a battle, by seat. */
export type CampaignStands = {
  event: "campaign-stands";
  points: number[];
};

/** A character's card: `hit` is its special hit or "plain"; `sector` the arc of its power sector in degrees, or 0. */
export type Character = {
  order: string;
  rank: string;
  /** its class, which no rule of this set reads */
  kind: string;
  lives: number;
  cost: number;
  hit: string;
  sector: number;
  missile: string;
  supply: number;
  shoots: boolean;
  spell: boolean;
  trait: boolean;
};

/** DK-DMG-09 A character died; its disk is taken away. */
export type CharacterDied = {
  event: "character-died";
  disk: string;
  side: number;
};

/** DK-DMG-05 A character received lives; `by` is what gave them. */
export type CharacterHealed = {
  event: "character-healed";
  disk: string;
  lives: number;
  now: number;
  by: string;
};

/** DK-HIT-11 A flicked character hit an enemy: 1, doubled by power and burning, and what Lariats and a charge add. */
export type CharacterHit = {
  event: "character-hit";
  disk: string;
  target: string;
  damage: number;
  power: boolean;
  burning: boolean;
  lariats: number;
  charge: number;
};

/** DK-STK-07 A character fell off an artifact and stands on the table. */
export type CharacterShaken = {
  event: "character-shaken";
  disk: string;
  artifact: string;
  x: number;
  y: number;
};

/** DK-DMG-02 Damage was dealt; `by` is the disk, missile or zone that dealt it, `left` the lives that are left. */
export type CharacterWounded = {
  event: "character-wounded";
  disk: string;
  damage: number;
  left: number;
  by: string;
};

/** DK-TRA-08 The Div disk lies on a hero's card. */
export type ChargeLaid = {
  event: "charge-laid";
  hero: string;
};

/** DK-TRA-10 The Div charge was used up, or lost with its hero. */
export type ChargeSpent = {
  event: "charge-spent";
  hero: string;
};

/** The numbers that rules read (RULES.md 3 and 11). */
export type Content = {
  sizes: Record<string, Size>;
  characters: Record<string, Character>;
  missiles: Record<string, Missile>;
  artifacts: Record<string, string>;
  rituals: Record<string, number>;
  friction: Friction;
  hand: Hand;
  /** v_min and v_max of a flick */
  slowest: number;
  fastest: number;
  /** gap_place */
  gap: number;
  /** gap_nearby, the diameter of a missile */
  nearby: number;
  time_cards: number;
  /** DK-WIN-09 */
  quiet_rounds: number;
  /** DK-RIT-01 */
  ritual_damage: number;
  /** DK-SPL-11 */
  exchange: number;
};

/** DK-DMG-04 Damage was not dealt, because of a shield, smoker or the script. */
export type DamagePrevented = {
  event: "damage-prevented";
  disk: string;
  damage: number;
  by: string;
  why: string;
};

/** One game of Desktopia: a battle, or the battles of a campaign one after another. */
export type Desk = {
  /** "" for a single battle */
  campaign: string;
  /** the script's id in the book, "" for one that was brought along */
  book: string;
  /** the script that was brought along, as text */
  own: string;
  /** the battles of the campaign that are over */
  ended: Ended[];
  /** what was agreed: script, on or off */
  ritual_cards: string;
  /** the steadiness of each seat, unless the script says otherwise */
  hands_agreed: number[];
  /** how much of a flick is foretold on the screen */
  preview: "contact" | "run" | "none";
  /** on level 0 */
  at: Record<string, Spot>;
  /** characters that stand on an artifact */
  on: Record<string, string>;
  facing: Record<string, number>;
  /** the characters, in setup order (DK-GEO-11) */
  side: Record<string, number>;
  lives: Record<string, number>;
  /** DK-DMG-01 the maximum of lives */
  most: Record<string, number>;
  tags: Record<string, string>;
  /** DK-STK-02 the missiles on a character, the lowest first */
  columns: Record<string, string[]>;
  /** DK-SUP-10 whose missile it is */
  layer: Record<string, number>;
  /** DK-SUP-01 missiles on the card of a character with a limited supply */
  supply: Record<string, number>;
  /** DK-TRA-09 the hero on whose card the Div disk lies */
  charged: string;
  /** the pieces that stand there now */
  terrain: string[];
  /** 0 while players deploy */
  round: number;
  first: number;
  active: number;
  /** DK-TRN-01 left in this turn */
  actions: number;
  acted: string[];
  /** DK-ART-23 resurrected this turn */
  raised: string[];
  /** died this turn: nobody else is called so before the next */
  fell: string[];
  /** DK-ART-11 artifacts used this turn */
  used: string[];
  /** by seat: time cards in the camp */
  penalties: number[];
  bonuses: number[];
  /** DK-TIM-09 bonus cards of the active player that still give an action in this turn */
  extra: number;
  /** in the order of going */
  out: number[];
  /** DK-ART-21 by side: fighters at the start of the battle */
  fighters: number[];
  /** DK-ART-22 by side: the types of fighters that died and were not brought back */
  graves: string[][];
  /** ended, by seat */
  turns: number[];
  /** DK-RIT-02 damage to enemies in this turn, by its player */
  dealt: number;
  /** enemies that died in this turn */
  kills: number;
  /** damage to enemies in this battle, by side */
  total: number[];
  /** DK-WIN-09 full rounds in a row without any damage */
  peace: number;
  /** whether anybody was damaged in this round */
  harmed: boolean;
  held: Record<string, Held>;
  /** characters that died, by side */
  fallen: number[];
  /** characters that died, by tag */
  lost: Record<string, number>;
  /** DK-DMG-09 dead, with the disk still on the table */
  dying: string[];
  /** DK-RES-10 whose death triggers are still due */
  dead: Fallen[];
  decided: boolean;
  /** of a battle that is decided; several after a draw, nobody after a lost etude */
  winners: number[];
  deck: (string | null)[];
  hands: Record<string, (string | null)[]>;
  discard: string[];
};

/** DK-FLK-01 A disk was flicked: as it was aimed and as the hand did it; the motion, line by line. */
export type DiskFlicked = {
  event: "disk-flicked";
  seat: number;
  disk: string;
  why: string;
  shooter: string;
  x: number;
  y: number;
  angle: number;
  speed: number;
  real_angle: number;
  real_speed: number;
  power: boolean;
  paths: Path[];
  happenings: Happening[];
  cut_short: boolean;
};

/** DK-PLC-01 A disk was moved by hand; `by` is the spell, ritual, artifact or rule that moved it. */
export type DiskPlaced = {
  event: "disk-placed";
  disk: string;
  x: number;
  y: number;
  by: string;
};

/** DK-OUT-04 A disk that had left the table over an edge was set back. */
export type DiskReturned = {
  event: "disk-returned";
  disk: string;
  edge: string;
  x: number;
  y: number;
};

/** DK-PLC-07 A player chose a facing. */
export type DiskTurned = {
  event: "disk-turned";
  disk: string;
  facing: number;
};

/** DK-SPL-08 A Phantom and a comrade changed places. */
export type DisksExchanged = {
  event: "disks-exchanged";
  disk: string;
  other: string;
};

/** How a battle of a campaign ended. */
export type Ended = {
  /** seats of the winning team; nobody after a draw */
  winners: number[];
  /** by seat, as DK-WIN-08 counts them */
  strengths: number[];
  /** the tags that a living unit bears */
  alive: string[];
  /** of the unit with each of these tags */
  wounds: [string, number][];
  /** seats without living characters, in the order in which they went out */
  out: number[];
};

/** How the battle stands. */
export type Facts = {
  script: Record<string, unknown>;
  bodies: Body[];
  matter: Friction;
  hand: Hand & Steadiness;
  /** why a character cannot act now; "" if it can */
  able: Record<string, string>;
  /** the speed of a flick above which the missiles on a character fall off */
  sheds: Record<string, number>;
  /** the arc of its power sector, in degrees */
  sectors: Record<string, number>;
  goals: (Goal & Record<string, unknown>)[];
  reserve: Record<string, number>;
  fighters: Record<string, number>;
  nearby: Record<string, string[]>;
  strength: Record<string, number>;
  /** how far from a shooter its missile may lie at most, rim to rim */
  shots: Record<string, number>;
  gap: number;
  nearby_gap: number;
  time_cards: number;
  rituals: boolean;
  campaign: CampaignFacts | null;
};

/** A character that died, whose it was, and whether its death has nothing more to say. */
export type Fallen = {
  disk: string;
  side: number;
  silent: boolean;
};

/** DK-ART-22, DK-RIT-09 A fighter entered from the reserve; `by` is smithy_of_dust or summoning. */
export type FighterCame = {
  event: "fighter-came";
  seat: number;
  disk: string;
  by: string;
};

/** DK-SET-17 By lot. */
export type FirstPlayerDrawn = {
  event: "first-player-drawn";
  seat: number;
};

/** How disks slide, grip and bounce (RULES.md 3.3), in mm and seconds. */
export type Friction = {
  table: number;
  stack: number;
  disks: number;
  terrain: number;
  rim: number;
  contact: number;
  parting: number;
  rest: number;
  most_events: number;
};

/** How far a condition of the script has come; its parameters follow. */
export type Goal = {
  type: string;
  team: number;
  result: "win" | "lose";
  group: string;
  have: number;
  need: number;
};

/** The law of a hand's error (RULES.md 3.4): errors of a hand with steadiness 0, and how far an executed speed may go. */
export type Hand = {
  /** degrees, at full speed */
  angle: number;
  /** share of the speed */
  speed: number;
  /** of the angle's error that is left at no speed at all */
  slow_share: number;
  /** deviations */
  most: number;
  slowest: number;
  /** times the greatest speed */
  fastest: number;
};

/** Something in the course of a flick: hit, touch, terrain, shed, left or clear; `speed` is how hard. */
export type Happening = {
  time: number;
  kind: string;
  disk: string;
  other: string;
  speed: number;
  x: number;
  y: number;
};

/** Who has been in control of an artifact at the start of so many turns in a row. */
export type Held = {
  seat: number;
  turns: number;
};

/** A kind of missile: its disks are `short` and a number; `start` is what its owner's card holds at first, if limited. */
export type Missile = {
  order: string;
  short: string;
  disks: number;
  limited: boolean;
  /** laid on its target, where its effect goes on */
  lasting: boolean;
  start: number;
  /** allies may be its target too */
  friends: boolean;
};

/** A missile was taken off a disk, or (with `supply`) off a character's card. */
export type MissileDiscarded = {
  event: "missile-discarded";
  missile: string;
  carrier: string;
  supply: boolean;
};

/** DK-STK-06 A missile slid off its carrier. */
export type MissileFell = {
  event: "missile-fell";
  missile: string;
  carrier: string;
};

/** DK-SHO-12 A missile lies on a character now, for this player; `source` is where it lay before, "" if on a card. */
export type MissileLaid = {
  event: "missile-laid";
  missile: string;
  target: string;
  seat: number;
  source: string;
};

/** DK-PHY-22 A disk's new path: when and where it begins, with which velocity (mm/s) and spin (degrees a second). */
export type Path = {
  disk: string;
  time: number;
  x: number;
  y: number;
  vx: number;
  vy: number;
  spin: number;
};

/** DK-WIN-04 A side has no living character left. */
export type PlayerOut = {
  event: "player-out";
  side: number;
};

/** DK-RIT-01 A player drew a ritual card. */
export type RitualDrawn = {
  event: "ritual-drawn";
  seat: number;
  card: string | null;
};

/** DK-RIT-05 A player played a ritual card. */
export type RitualPlayed = {
  event: "ritual-played";
  seat: number;
  card: string | null;
};

/** DK-RIT-07 The discard became the deck. */
export type RitualsShuffled = {
  event: "rituals-shuffled";
};

/** RULES.md 5 The next round began. */
export type RoundBegan = {
  event: "round-began";
  round: number;
};

/** DK-SHO-08 A missile found nobody. */
export type ShotMissed = {
  event: "shot-missed";
  missile: string;
};

/** DK-SHO-08 A missile found its target. */
export type ShotStruck = {
  event: "shot-struck";
  missile: string;
  target: string;
  damage: number;
};

/** A size of disks: its diameter in mm, its mass in grams, and how many a colour has. */
export type Size = {
  diameter: number;
  mass: number;
  disks: number;
};

/** DK-SPL-01 A character cast its spell; `target` is "" for Akeru. */
export type SpellCast = {
  event: "spell-cast";
  seat: number;
  disk: string;
  target: string;
};

/** A point of the table, in mm. */
export type Spot = {
  x: number;
  y: number;
};

/** DK-SET-08 A side put its squad on the table, or a reinforcement. */
export type SquadDeployed = {
  event: "squad-deployed";
  seat: number;
  disks: string[];
};

/** How steady the hand of each seat is. */
export type Steadiness = {
  steadiness: number[];
};

/** DK-SUP-01 So many missiles lie on a character's card now. */
export type SupplyChanged = {
  event: "supply-changed";
  disk: string;
  missile: string;
  stored: number;
};

/** RULES.md 4.6 Things were put on the table or taken away. */
export type TerrainChanged = {
  event: "terrain-changed";
  added: string[];
  removed: string[];
};

/** DK-TIM-04 A time card came into a camp; `kind` is penalty or bonus. */
export type TimeCardTaken = {
  event: "time-card-taken";
  seat: number;
  kind: string;
};

/** DK-TIM-08 A penalty and a bonus in one camp went back together; `current`: the bonus was one of this turn. */
export type TimeCardsCancelled = {
  event: "time-cards-cancelled";
  seat: number;
  current: boolean;
};

/** DK-TIM-06 A player's turn began with so many actions. */
export type TurnBegan = {
  event: "turn-began";
  seat: number;
  actions: number;
};

/** RULES.md 5 A player's turn is over. */
export type TurnEnded = {
  event: "turn-ended";
  seat: number;
};

/** DK-TIM-07 Penalties left a player no action: the whole turn is skipped. */
export type TurnSkipped = {
  event: "turn-skipped";
  seat: number;
};

export type DeskEvent = BattleBegan | FirstPlayerDrawn | SquadDeployed | RoundBegan | TurnBegan | TurnSkipped | TurnEnded | DiskFlicked | CharacterHit | ShotStruck | ShotMissed | CharacterWounded | DamagePrevented | CharacterHealed | CharacterDied | MissileLaid | MissileFell | MissileDiscarded | SupplyChanged | CharacterShaken | DiskReturned | DiskPlaced | DiskTurned | DisksExchanged | ArtifactTaken | ArtifactFreed | ArtifactUsed | ActionLost | BonusSpent | TimeCardTaken | TimeCardsCancelled | SpellCast | ChargeLaid | ChargeSpent | FighterCame | RitualDrawn | RitualPlayed | RitualsShuffled | TerrainChanged | PlayerOut | BattleWon | BattleDrawn | CampaignStands;
