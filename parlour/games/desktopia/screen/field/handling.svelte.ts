/** What a hand does on the desk: pulls a disk back, carries a missile or a disk, or turns one. */
import type { Point } from "../looks/seen";
import { type Deed, deedAt, hereAt, nearest, type Worked } from "./deeds";
import { pointAt } from "./frame";
import { type Draw, drawOn, speedOf } from "./law";
import { angleOf, drawn } from "./turning";

/** So far a press may stray and still be a press, in pixels. */
const SLACK = 7;
/** So near to the edge of the window a pull can go no farther, in pixels. */
const EDGE = 4;

/** A string as it is pulled, in pixels of the drawing. */
export interface PulledString {
  readonly from: Point;
  readonly to: Point;
  readonly draw: Draw;
  /** Not pulled far enough yet to be an aim. */
  readonly slack: boolean;
}

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly deed: Deed;
  readonly touch: boolean;
  /** The aim before, to go back to. */
  readonly before: { angle: number; speed: number } | null;
}

export class Handling {
  /** Null while nothing is pulled. */
  string: PulledString | null = $state.raw(null);
  #press: Press | null = $state.raw(null);
  /** A press that begins nothing. */
  #idle: Point | null = null;
  #dragged = false;
  #swallow = false;
  readonly #fingers = new Set<number>();

  constructor(readonly on: Worked) {}

  /** Whether the hand has hold of something. */
  get busy(): boolean {
    return this.#press !== null;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#swallow = false;
    const at = this.#pixel(event);
    this.#fingers.add(event.pointerId);
    // two fingers look about
    if (this.#fingers.size > 1) {
      this.#drop();
      return;
    }
    const deed = deedAt(this.on, at);
    this.#idle = deed ? null : at;
    if (!deed) return;
    const { aiming } = this.on;
    const before = aiming.begun ? { angle: aiming.angle, speed: aiming.speed } : null;
    this.#press = { pointer: event.pointerId, x: at[0], y: at[1], deed, touch: event.pointerType === "touch", before };
    this.#dragged = false;
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    const at = this.#pixel(event);
    this.#pullInVain(at);
    if (!press || press.pointer !== event.pointerId) return;
    if (!this.#dragged && Math.hypot(at[0] - press.x, at[1] - press.y) < SLACK) return;
    if (!this.#dragged) this.#begin(press);
    this.#dragged = true;
    this.#follow(press, at);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#idle = null;
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#press = null;
    this.#swallow = this.#dragged;
    if (this.#dragged) this.#finish(press);
    this.#dragged = false;
    this.string = null;
  }

  /** Cancels the press: everything goes back. */
  cancel(): void {
    this.#fingers.clear();
    this.#drop();
  }

  /** Whether the click that follows ended a drag. */
  swallowed(): boolean {
    const swallowed = this.#swallow;
    this.#swallow = false;
    return swallowed;
  }

  /** A disk that may not be flicked does not follow: it is said why. */
  #pullInVain(at: Point): void {
    const from = this.#idle;
    if (!from || Math.hypot(at[0] - from[0], at[1] - from[1]) < SLACK) return;
    this.#idle = null;
    const { aiming } = this.on;
    const disk = aiming.able("flick").length > 0 && nearest(this.on, from, ({ id }) => !aiming.may("flick", id));
    if (disk) this.on.refused(disk.id);
  }

  #drop(): void {
    const press = this.#press;
    this.#swallow ||= this.#dragged;
    this.#press = null;
    this.#dragged = false;
    this.string = null;
    this.on.placing.held = false;
    if (press?.deed.does === "pull") this.#slacken(press);
  }

  #begin({ deed, touch }: Press): void {
    const { aiming, placing } = this.on;
    if (deed.does === "pull") {
      if (!aiming.begun || aiming.disk !== deed.disk) aiming.take("flick", deed.disk);
      if (touch) aiming.fine = true;
      aiming.laying = false;
      aiming.held = true;
      this.on.taken(deed.disk);
    }
    if (deed.does === "move" || deed.does === "turn") placing.held = true;
  }

  #follow(press: Press, at: Point): void {
    const { aiming, placing, frame, sight, screen } = this.on;
    const here = hereAt(this.on, at);
    switch (press.deed.does) {
      case "pull": {
        const [dx, dy] = [press.x - at[0], press.y - at[1]];
        const draw = drawOn(...screen());
        const long = Math.hypot(dx, dy);
        this.string = { from: [press.x, press.y], to: at, draw, slack: long < draw.least };
        aiming.cut = long < draw.most && this.#isAtEdge(at);
        if (long >= draw.least)
          aiming.aim({ angle: angleOf(dx, dy, sight()), speed: speedOf(long, draw, aiming.bounds) });
        break;
      }
      case "carry":
        aiming.lay([here[0] + press.deed.offset[0], here[1] + press.deed.offset[1]]);
        break;
      case "move":
        placing.move(press.deed.number, [here[0] + press.deed.offset[0], here[1] + press.deed.offset[1]]);
        break;
      case "turn": {
        const own = placing.laid[press.deed.number];
        const [x, y] = own ? drawn(...own.at, sight()) : [0, 0];
        const seen = pointAt(frame(), at);
        placing.turn(press.deed.number, angleOf(seen[0] - x, seen[1] - y, sight()));
      }
    }
  }

  #finish(press: Press): void {
    const { aiming, placing } = this.on;
    placing.held = false;
    if (press.deed.does === "carry" && aiming.problem === null) aiming.laying = false;
    if (press.deed.does !== "pull") return;
    aiming.held = false;
    if (this.string?.slack ?? true) this.#slacken(press);
    else if (!aiming.fine && !aiming.cut) aiming.release();
  }

  /** The string is let go without a shot: the aim is as it was before. */
  #slacken(press: Press): void {
    const { aiming } = this.on;
    aiming.held = false;
    if (press.before && aiming.begun) aiming.aim(press.before);
    else aiming.cancel();
  }

  /** A mouse may go on beyond a window that does not fill the screen. */
  #isAtEdge([x, y]: Point): boolean {
    const [left, top] = this.on.corner();
    const room = Math.min(left + x, top + y, innerWidth - left - x, innerHeight - top - y);
    return room >= 0 && room <= EDGE;
  }

  #pixel(event: PointerEvent): Point {
    const [left, top] = this.on.corner();
    return [event.clientX - left, event.clientY - top];
  }
}
