// Generated from parlour/server by `make wire`: change it there.

/** Answer the question that the seat was asked with entry number `asked`. */
export interface Act {
  do: "act";
  seat: number;
  asked: number;
  action: string;
}

/** Consent to what was offered. */
export interface Agree {
  do: "agree";
  seat: number;
}

/** The process answers. */
export interface Alive {
  alive: boolean;
}

/** Whoever runs the server says something to everybody; without text and restart the last such word is taken back. */
export interface Announced {
  message: "announced";
  text: string;
  restart: number | null;
}

/** Who shall sit on a seat: I (also several times, on one screen), a bot, or whoever comes. */
export interface ChairAsked {
  kind: "bot" | "me" | "open";
  name?: string;
  level?: string;
}

/** A seat as everybody sees it. */
export interface ChairSeen {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
  mine: boolean;
  here: boolean;
  left: number | null;
  ticking: boolean;
}

/** A claim to an open seat. */
export interface Claim {
  claim: string;
  seat: number;
  name: string;
  entropy?: string;
}

/** So many days for each answer. */
export interface Days {
  clock: "days";
  days: number;
}

/** Refuse what was offered, or take one's own offer back. */
export interface Decline {
  do: "decline";
  seat: number;
}

/** A command. Sent again with the same id, it is done once and answered alike. */
export interface Do {
  message: "do";
  id: string;
  table: string;
  command: Sit | Stand | Act | Undo | Offer | Agree | Decline | Resign | Resume | Look | StepIn | StepBack | Say | Rename;
}

/** A command has been carried out and will not be lost. */
export interface Done {
  message: "done";
  id: string;
  number: number;
}

/** A game in the list. */
export interface GameCard {
  id: string;
  seats: number[];
  minutes: [number, number] | null;
  levels: string[];
  title: Record<string, string>;
  blurb: Record<string, string>;
  lessons: string[];
  story: string;
}

/** Everything about a game that does not change while it is played. */
export interface GameInfo {
  id: string;
  rules: number;
  seats: number[];
  minutes: [number, number] | null;
  levels: string[];
  options: OptionInfo[];
  names: Record<string, string>;
  asks: Record<string, string>;
  cites: Record<string, string>;
  printed: Record<string, unknown>;
  secrets: boolean;
}

/** There is no such table, or not for this client. */
export interface Gone {
  message: "gone";
  table: string;
}

/** The database takes what is written. */
export interface Health {
  well: boolean;
}

/** What would a bot do on this seat? */
export interface Hint {
  message: "hint";
  id: string;
  table: string;
  seat: number;
}

/** What a bot of that level would do, thought of with what the seat knows; told to nobody but the one who asked. */
export interface Hinted {
  message: "hinted";
  id: string;
  seat: number;
  asked: number;
  level: string;
  thought: Thought;
}

/** Follow it no longer. */
export interface Leave {
  message: "leave";
  table: string;
}

/** A real opening that is played by a script; named by the message `lesson-ID`, its about by `lesson-ID-about`. */
export interface Lesson {
  game: string;
  lesson: string;
  options: Record<string, string>;
  seats: number;
  learner: number;
  steps: LessonStep[];
}

/** What the learner meets next in a lesson: what happened since the last step, how it stands, and what the teacher says. */
export interface LessonStep {
  say: string;
  point: string[];
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  answer: string | null;
}

/** Lift the curtain on a screen that several people share: the clock of this seat may run. */
export interface Look {
  do: "look";
  seat: number;
}

/** A table at which the one who asks has a seat. */
export interface MyTable {
  table: string;
  game: string;
  options: Record<string, string>;
  stage: "open" | "over" | "paused" | "playing";
  names: string[];
  levels: string[];
  mine: number[];
  my_turn: boolean;
  result: Result | null;
  changed: number;
  open_deal: boolean;
}

/** A table to open. */
export interface NewTable {
  game: string;
  chairs: ChairAsked[];
  options?: Record<string, string>;
  clock?: Untimed | PerMove | Total | Days;
  seed?: string;
  entropy?: string;
}

/** One entry as one of those around the table may hear it. */
export interface News {
  number: number;
  at: number;
  what: string;
  seat?: number | null;
  name?: string;
  text?: string;
  level?: string;
  offer?: string;
  count?: number;
  gone?: number[];
  action?: string | null;
  events?: Record<string, Record<string, unknown>[]>;
  table?: string | null;
}

/** Ask the others to agree to a draw, a pause, or a take-back of the last `count` answers at the table. */
export interface Offer {
  do: "offer";
  seat: number;
  what: "draw" | "pause" | "take-back";
  count?: number;
}

/** What somebody has offered, and who has yet to answer. */
export interface OfferSeen {
  seat: number;
  what: "draw" | "pause" | "take-back";
  count: number;
  waiting: number[];
}

/** One thing to agree on before a game; named by the message `option-NAME`, its choices by `option-NAME-CHOICE`. */
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
  fine: boolean;
  seats: number[];
  house: boolean;
}

/** So many seconds for each answer. */
export interface PerMove {
  clock: "move";
  seconds: number;
}

/** Is anybody there? */
export interface Ping {
  message: "ping";
}

/** Somebody is. */
export interface Pong {
  message: "pong";
}

/** Why a request was refused. */
export interface Problem {
  key: string;
  rule: string;
  words: Record<string, string>;
}

/** Other hints are thought about before this one. Who asks for little comes before who asks for much. */
export interface Queued {
  message: "queued";
  id: string;
  place: number;
}

/** An answer that the bot thought of, and the share of the win that it expects after it. */
export interface RatedAnswer {
  action: string;
  expected: number;
  tries: number;
}

/** A command or request was refused; nothing has changed. */
export interface Refused {
  message: "refused";
  id: string;
  key: string;
  rule: string;
  words: Record<string, string>;
}

/** Be called something else. */
export interface Rename {
  do: "rename";
  seat: number;
  name: string;
}

/** Some steps of a replay. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  names: string[];
  levels: string[];
  eyes: string;
  allowed: string[];
  total: number;
  turns: number[];
  steps: ReplayStep[];
  result: Result | null;
}

/** One answer of a replay, with what came of it for the eyes that were asked for. */
export interface ReplayStep {
  number: number;
  seat: number | null;
  action: string | null;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
}

/** Give up. */
export interface Resign {
  do: "resign";
  seat: number;
}

/** How it ended. */
export interface Result {
  reason: "agreed" | "closed" | "played" | "resigned" | "time";
  shares: number[];
  seat?: number | null;
}

/** Go on after a pause. */
export interface Resume {
  do: "resume";
  seat: number;
}

/** Say something to the table. */
export interface Say {
  do: "say";
  text: string;
}

/** Take an open seat. `entropy` is added to the seed before the deal, so that the server alone cannot have chosen it. */
export interface Sit {
  do: "sit";
  seat: number;
  name: string;
  entropy?: string;
}

/** Leave a seat before the game has begun. */
export interface Stand {
  do: "stand";
  seat: number;
}

/** How the table stands now. */
export interface State {
  table: string;
  game: string;
  rules: number;
  options: Record<string, string>;
  stage: "open" | "over" | "paused" | "playing";
  chairs: ChairSeen[];
  clock: Untimed | PerMove | Total | Days;
  host: boolean;
  watchers: number;
  asked: Record<string, number>;
  undoable: Record<string, number>;
  offer: OfferSeen | null;
  result: Result | null;
  former: string | null;
  rematch: string | null;
  commitment: string;
  open_deal: boolean;
  entropy: Record<string, string>;
  secret: string | null;
  seed: string | null;
}

/** Play again in the seat that a bot was minding. */
export interface StepBack {
  do: "step-back";
  seat: number;
}

/** Let a bot play for a seat: one's own, or that of somebody who has been away for a minute. */
export interface StepIn {
  do: "step-in";
  seat: number;
  level: string;
}

/** A new table. Whoever has the claim may take an open seat; it goes into the fragment of a link, never into a path. */
export interface TableOpened {
  table: string;
  claim: string;
}

/** A game with a number of seats and options. */
export interface TermsAsked {
  seats: number;
  options?: Record<string, string>;
}

/** Terms filled up with the defaults, and what each seat is called there: ids of messages ("" where there is none). */
export interface TermsInfo {
  seats: number;
  options: Record<string, string>;
  seated: string[];
  open: Record<string, string[]>;
}

/** What a bot would do, and why. It knows no more than the seat for which it thinks. */
export interface Thought {
  action: string;
  expected: number | null;
  rated: RatedAnswer[];
  line: ThoughtStep[];
  fear: ThoughtStep | null;
  feared: number | null;
  looked: number;
  seconds: number;
  plan: string[];
}

/** An answer that somebody may give to a kind of question, in notation. */
export interface ThoughtStep {
  seat: number;
  kind: string;
  action: string;
}

/** So many seconds for the whole game, and some more after each answer. */
export interface Total {
  clock: "total";
  seconds: number;
  increment?: number;
}

/** Take back the seat's own last answers, as far as that changes nothing for anybody else. */
export interface Undo {
  do: "undo";
  seat: number;
  count?: number;
}

/** Nobody is hurried. */
export interface Untimed {
  clock: "none";
}

/** A table now, and the news since the last update. The views are the truth; the news only tell how it came about. */
export interface Update {
  message: "update";
  table: string;
  number: number;
  news: News[];
  state: State;
  views: Record<string, Record<string, unknown>>;
}

/** Follow a table from here on; `after` is the number of the last entry that the client has. */
export interface Watch {
  message: "watch";
  table: string;
  after?: number;
}

/** The first message of a connection. */
export interface Welcome {
  message: "welcome";
  protocol: number;
  server: string;
}

export type Incoming = Do | Hint | Leave | Ping | Watch;

export type Outgoing = Announced | Done | Gone | Hinted | Pong | Queued | Refused | Update | Welcome;

export type Command = Act | Agree | Decline | Look | Offer | Rename | Resign | Resume | Say | Sit | Stand | StepBack | StepIn | Undo;

export type Clock = Days | PerMove | Total | Untimed;
