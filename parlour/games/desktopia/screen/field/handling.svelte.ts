/** What a hand does on the desk: pulls a disk back, carries a missile or a disk, turns one, moves the desk, or spreads two fingers. */
import type { Point } from "../looks/seen";
import { type Deed, deedAt, hereAt, type Worked } from "./deeds";
import { type Draw, drawOn, speedOf } from "./law";
import { angleOf, drawn } from "./turning";

/** So far a press may stray and still be a press, in pixels. */
const SLACK = 7;
/** A pull ends so far from the edge of the window. */
const MARGIN = 8;
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
  /** Where the string is held and where it began, in pixels of the drawing; null while nothing is pulled. */
  string: { from: Point; to: Point; slack: boolean; draw: Draw } | null = $state.raw(null);
  #press: Press | null = null;
  #dragged = false;
  #swallow = false;
  readonly #fingers = new Map<number, Point>();

  constructor(readonly on: Worked) {}

  /** Whether something is being dragged. */
  get busy(): boolean {
    return this.#dragged;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#swallow = false;
    const at = this.#pixel(event);
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size === 2) {
      this.#pinch(event);
      return;
    }
    const deed = deedAt(this.on, at, event.pointerType === "touch");
    if (!deed) return;
    const { aiming } = this.on;
    const before = aiming.begun ? { angle: aiming.angle, speed: aiming.speed } : null;
    this.#press = { pointer: event.pointerId, x: at[0], y: at[1], deed, touch: event.pointerType === "touch", before };
    this.#dragged = false;
  }

  move(event: PointerEvent): void {
    const press = this.#press;
    const at = this.#pixel(event);
    const before = this.#fingers.get(event.pointerId);
    if (press?.deed.does === "pinch" && before) {
      this.#spread(event.pointerId, before, at);
      return;
    }
    if (before) this.#fingers.set(event.pointerId, at);
    if (!press || press.pointer !== event.pointerId) return;
    if (!this.#dragged && Math.hypot(at[0] - press.x, at[1] - press.y) < SLACK) return;
    if (!this.#dragged) this.#begin(press);
    this.#dragged = true;
    this.#follow(press, at, before ?? at);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    const press = this.#press;
    if (!press || (press.pointer !== event.pointerId && press.deed.does !== "pinch")) return;
    this.#press = null;
    this.#swallow = this.#dragged;
    if (this.#dragged) this.#finish(press);
    this.#dragged = false;
    this.string = null;
  }

  /** Cancels the press: everything goes back. */
  cancel(): void {
    const press = this.#press;
    this.#press = null;
    this.#fingers.clear();
    this.#dragged = false;
    this.string = null;
    this.on.placing.held = false;
    if (press?.deed.does === "pull") this.#slacken(press);
  }

  /** Whether the click that follows ended a drag. */
  swallowed(): boolean {
    const swallowed = this.#swallow;
    this.#swallow = false;
    return swallowed;
  }

  #pinch(event: PointerEvent): void {
    const press = this.#press;
    if (press?.deed.does === "pull" && this.#dragged) this.#slacken(press);
    this.string = null;
    this.#press = { pointer: event.pointerId, x: 0, y: 0, deed: { does: "pinch" }, touch: true, before: null };
    this.#dragged = true;
  }

  #spread(pointer: number, before: Point, at: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== pointer)?.[1];
    this.#fingers.set(pointer, at);
    if (!other) return;
    const was = Math.hypot(before[0] - other[0], before[1] - other[1]);
    const now = Math.hypot(at[0] - other[0], at[1] - other[1]);
    const { zooming } = this.on;
    if (was > 0) zooming.enlarge(now / was, zooming.at((at[0] + other[0]) / 2, (at[1] + other[1]) / 2));
    zooming.pan((at[0] - before[0]) / 2, (at[1] - before[1]) / 2);
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

  #follow(press: Press, at: Point, before: Point): void {
    const { aiming, placing, zooming, sight, screen } = this.on;
    const here = hereAt(this.on, at);
    switch (press.deed.does) {
      case "pull": {
        const [dx, dy] = [press.x - at[0], press.y - at[1]];
        const draw = drawOn(...screen(), this.#roomAt(press));
        const long = Math.hypot(dx, dy);
        this.string = { from: [press.x, press.y], to: at, slack: long < draw.least, draw };
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
        const seen = zooming.at(...at);
        placing.turn(press.deed.number, angleOf(seen[0] - x, seen[1] - y, sight()));
        break;
      }
      case "pan":
        zooming.pan(at[0] - before[0], at[1] - before[1]);
    }
  }

  #finish(press: Press): void {
    const { aiming, placing } = this.on;
    placing.held = false;
    if (press.deed.does === "carry" && aiming.problem === null) aiming.laying = false;
    if (press.deed.does !== "pull") return;
    aiming.held = false;
    if (this.string?.slack ?? true) this.#slacken(press);
    else if (!aiming.fine) aiming.release();
  }

  /** The string is let go without a shot: the aim is as it was before. */
  #slacken(press: Press): void {
    const { aiming } = this.on;
    aiming.held = false;
    if (press.before && aiming.begun) aiming.aim(press.before);
    else aiming.cancel();
  }

  /** How far one can pull from here before the window ends. */
  #roomAt({ x, y }: Press): number {
    const [left, top] = this.on.corner();
    return Math.min(left + x, top + y, innerWidth - left - x, innerHeight - top - y) - MARGIN;
  }

  #pixel(event: PointerEvent): Point {
    const [left, top] = this.on.corner();
    return [event.clientX - left, event.clientY - top];
  }
}
