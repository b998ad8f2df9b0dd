/** The view comes close to what is aimed or played, and goes back to what was looked at before. */
import { cubicOut } from "svelte/easing";
import { fitting, type Lens, type Whole } from "$web/boards/lens";
import type { Looking } from "$web/boards/looking.svelte";
import type { Point } from "../looks/seen";

const GLIDE = 350; // milliseconds
/** What happens is seen with so much around it, and never less than so much of the desk, in mm. */
const AROUND = 60;
const LEAST = 280;

/** The part of the desk in which some points of the drawing lie. */
export function partAround(points: readonly Point[]): Whole {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, width] = stretch(Math.min(...xs), Math.max(...xs));
  const [y, height] = stretch(Math.min(...ys), Math.max(...ys));
  return { x, y, width, height };
}

function stretch(low: number, high: number): [start: number, long: number] {
  const long = Math.max(LEAST, high - low + 2 * AROUND);
  return [(low + high - long) / 2, long];
}

/** Whether all of a part is seen, as far as it lies on the desk at all. */
export function shows(whole: Whole, { zoom, x, y }: Lens, part: Whole): boolean {
  const held = (from: number, long: number, all: number, most: number, seen: number) =>
    Math.max(from, all) >= seen - 1 && Math.min(from + long, all + most) <= seen + most / zoom + 1;
  return held(part.x, part.width, whole.x, whole.width, x) && held(part.y, part.height, whole.y, whole.height, y);
}

/** From one view to another, `share` of the way. */
export function between(one: Lens, other: Lens, share: number): Lens {
  const at = (from: number, to: number) => from + (to - from) * share;
  // what is seen grows and shrinks evenly, so that nothing runs out of the picture on the way
  return { zoom: 1 / at(1 / one.zoom, 1 / other.zoom), x: at(one.x, other.x), y: at(one.y, other.y) };
}

export class Following {
  /** How the desk was looked at before; null while nothing is followed. */
  #before: Lens | null = null;
  #goal: Lens | null = null;
  #glide = 0;

  constructor(
    readonly looking: Looking,
    /** Whether the view glides; otherwise it changes at once. */
    readonly glides: () => boolean = () => true,
  ) {}

  /** Comes close to a part, unless all of it is seen from close by already. */
  to(part: Whole): void {
    const whole = this.looking.whole();
    if (this.#before && (this.#isLeft() || shows(whole, this.#goal ?? this.#before, part))) return;
    this.#before ??= this.#returning() ?? this.looking.lens;
    this.#go(fitting(whole, part));
  }

  /** Back to how it was before. */
  back(): void {
    if (this.#before && !this.#isLeft()) this.#go(this.#before);
    this.#before = null;
  }

  /** Where the view is just going back to. */
  #returning(): Lens | null {
    return this.#glide === 0 ? null : this.#goal;
  }

  /** Somebody has looked elsewhere meanwhile: that is not taken away again. */
  #isLeft(): boolean {
    return this.#glide === 0 && this.#goal !== null && !isSame(this.looking.lens, this.#goal);
  }

  #go(goal: Lens): void {
    cancelAnimationFrame(this.#glide);
    this.#goal = goal;
    const [start, begun] = [this.looking.lens, performance.now()];
    const step = () => {
      const share = this.glides() ? Math.min(1, (performance.now() - begun) / GLIDE) : 1;
      this.looking.lens = between(start, goal, cubicOut(share));
      this.#glide = share < 1 ? requestAnimationFrame(step) : 0;
    };
    step();
  }
}

const isSame = (one: Lens, other: Lens) =>
  Math.abs(one.zoom - other.zoom) < 1e-3 && Math.abs(one.x - other.x) < 0.1 && Math.abs(one.y - other.y) < 0.1;
