/** What a game brings to the screen: the same for every game. */
import type { Component } from "svelte";
import type { IconName } from "$web/ui/icons";
import type { GameInfo } from "$web/wire/types";
import type { Calls, Words } from "$web/words/words.svelte";

/** What one pair of eyes may know, as the server sends it; `table` and `facts` are the game's own. */
export interface View {
  seat: number | null;
  terms: { seats: number; options: Record<string, string> };
  // biome-ignore lint/suspicious/noExplicitAny: each game knows the shape of its own table
  table: Record<string, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  facts?: Record<string, any>;
  asked: Record<string, string | null>;
  sealed: number[];
  decision: Decision | null;
  outcome: number[] | null;
}

/** What a seat is asked, with every answer that may be given, in notation. */
export interface Decision {
  kind: string;
  options: string[];
  /** What may vary in continuous answers: ids to choose from, or the least and the greatest number. */
  ranges?: Record<string, unknown[]>;
  /** How continuous answers are written: for each kind of them the verb, then the names of its ranges. */
  forms?: string[][];
  facts?: Record<string, unknown>;
}

/** What comes after an optional question, known beforehand: it can be answered at once. */
export interface Ahead {
  /** The answer that leaves the option alone. */
  decline: string;
  /** What is asked then. */
  next: Decision;
}

/** An optional question that comes later in the turn: it is answered beforehand, by a switch beside the one that is asked now. */
export interface Later {
  /** Which question it is, and its two answers. */
  kind: string;
  take: string;
  leave: string;
  label: string;
  /** What it would lead to: if that is something else when it is asked, it is asked after all. */
  about: string;
}

/** Something that happened, as these eyes saw it. */
export interface GameEvent {
  event: string;
  [fact: string]: unknown;
}

/** One answer that may be given, in words. */
export interface Offer {
  action: string;
  label: string;
  /** Where an answer is picked in two steps: what this place begins; the answer itself is given at another. */
  begins?: string;
  /** `action` is only its beginning: the numbers that follow are aimed on the board, or written into a form. */
  aimed?: boolean;
}

/** A place that can be looked at and chosen: a hex, a card, a region, a button on the table. */
export interface Place {
  id: string;
  /** Where it lies, for walking about with the arrow keys; any unit, y downwards. */
  x: number;
  y: number;
  /** Everything about it in words, as a screen reader says it. */
  label: string;
  offers: Offer[];
  /** What there is to explain here: ids, the most important first. Without any, and without offers, the place is empty. */
  subjects: string[];
}

/** Places that belong together: the field, my hand, the summon track. */
export interface Group {
  id: string;
  label: string;
  places: Place[];
}

/** The described model behind a board: what the board draws, the keyboard walks on, and a screen reader reads. */
export interface Described {
  /** How the game stands, in a sentence or two. */
  summary: string;
  groups: Group[];
  /** Answers that belong to no place: they become buttons beside the question. */
  offers: Offer[];
  /** Continuous answers are given on the board itself; else they are written into a form. */
  aims?: boolean;
}

export interface Scene {
  view: View;
  game: GameInfo;
  words: Words;
  /** What may be answered now; null while others are asked or events are being shown. */
  decision: Decision | null;
  /** What the seats are called in this game, in their order, where that is known. */
  roles?: readonly string[];
}

export interface BoardProps extends Scene {
  described: Described;
  choose: (action: string) => void;
  /** Shows what these ids are, beside the element; null ends it. */
  explain: (subjects: string[] | null, beside?: Element) => void;
  /** Takes the own last answer back, where that changes nothing for anybody else. */
  takeBack?: (() => void) | undefined;
  /** Says why nothing can be done where somebody has pressed: for the answer that they meant, or in general. */
  refuse?: ((attempt: string | null) => void) | undefined;
  /** The event that is being shown now, and for how long (in milliseconds; 0: at once). */
  event: GameEvent | null;
  pace: number;
  /** Ids that a line of the log speaks of, or that a hint points at. */
  marked: readonly string[];
}

/** What explains an id: shown in a small card beside the board. */
export interface CardProps extends Scene {
  subject: string;
}

/** How a seat looks in this game, where it has a colour and an emblem of its own. */
export interface SeatLook {
  /** A colour of CSS, such as `var(--blue-army)`; it must stand out from paper by 3 to 1 in both themes. */
  colour: string;
  /** The outline of its emblem, on a grid of 24 by 24. */
  outline: string;
  /** The message that names the player of this seat, where the game gives names only at the table; its `.short` if it has one. */
  name?: string;
  /** Which side it is on; seats with the same one win and lose together. */
  side?: string | number;
  /** How many points it has, where the game counts any. */
  points?: number;
}

/** Everything that a game's `screen/index.ts` exports as `screen`. */
export interface Screen {
  Board: Component<BoardProps>;
  /** What explains an id in the game's own way; without one: its name, its words and its rule. */
  Card?: Component<CardProps>;
  /** A picture of what is chosen while a game is set up; it draws nothing for options that can do without. */
  Choice?: Component<{ option: string; value: string }>;
  describe: (scene: Scene) => Described;
  /** What follows the optional question that is asked, where its answers can stand beside those of the next one. */
  ahead?: (view: View) => Ahead | null;
  /** Told of the question that is asked, and again of the later one itself. */
  later?: (scene: Scene) => Later | null;
  /** The view as it looks once this event has been shown; only for the eye, the next view is the truth. */
  after?: (view: View, event: GameEvent) => View;
  /** Ids of places (and pieces) that an event or an action speaks of. */
  places: (told: GameEvent | string, view: View) => string[];
  /** How long an event is worth watching, in milliseconds at ordinary speed; 0: not at all. */
  pace?: (event: GameEvent) => number;
  /** How long it stays at least, at whatever speed: what must be read, such as dice. */
  least?: (event: GameEvent) => number;
  /** How each seat looks, in their order; null (or nothing at all): the common mark of that seat. */
  looks?: (view: View) => (SeatLook | null)[];
  /** What players and things are called at this table, where the words of the game know them by numbers or not at all. */
  calls?: (view: View, words: Words) => Calls;
  /** Whether an event tells all that the one before it told (the next step of the same move): the log keeps only the later. */
  folds?: (earlier: GameEvent, later: GameEvent) => boolean;
  /** A sound for an event, by name; see `ui/sound.ts`. */
  sound?: (event: GameEvent) => string | null;
  /**
   * The game is over for somebody who sat at it: the game may keep what was achieved, and says how to go on from here.
   * It may be called several times for the same end.
   */
  finished?: (scene: Scene, won: boolean) => Promise<readonly Onward[]>;
}

/** A way on from a game that is over, such as the next puzzle. */
export interface Onward {
  label: string;
  icon?: IconName;
  /** The one thing to do next; without any, that is to play once more. */
  main?: boolean;
  /** Does what is to be done; the path of the page that comes next. */
  go: () => Promise<string>;
}

/** A page that a game brings along beside its table; `screen/pages/index.ts` exports a list of them as `pages`. */
export interface GamePage {
  /** Its part of the address: /more/<game>/<id>. */
  id: string;
  /** By language. */
  title: Readonly<Record<string, string>>;
  icon: IconName;
  /** It teaches the game: the front page offers it as "Learn to play". */
  teaches?: true;
  load: () => Promise<{ default: Component<PageProps> }>;
}

export interface PageProps {
  game: GameInfo;
  words: Words;
}
