/** How closely the desk is looked at: by buttons, by wheel and by two fingers. */
import type { Point } from "../looks/seen";
import { CLOSEST, type Frame, frameOf, middleFor } from "./frame";

export class Zooming {
  zoom = $state(1);
  #middle: Point = $state.raw([0, 0]);

  constructor(
    /** The table in mm as it is seen, and the room for it in pixels. */
    readonly table: () => Point,
    readonly screen: () => Point,
  ) {}

  readonly frame: Frame = $derived.by(() => frameOf(this.table(), this.screen(), this.zoom, this.#middle));

  get box(): string {
    const { x, y, w, h } = this.frame;
    return `${x} ${y} ${w} ${h}`;
  }

  /** Where on the drawing a pixel lies. */
  at(px: number, py: number): Point {
    const { x, y, scale } = this.frame;
    return [x + px / scale, y + py / scale];
  }

  /** Larger by a factor, with the same point under the same pixel. */
  enlarge(factor: number, at: Point): void {
    const { frame } = this;
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    this.#middle = middleFor(frame, at, zoom / this.zoom);
    this.zoom = zoom;
  }

  /** Moves the desk by so many pixels. */
  pan(dx: number, dy: number): void {
    const { x, y, w, h, scale } = this.frame;
    this.#middle = [x + w / 2 - dx / scale, y + h / 2 - dy / scale];
  }

  /** Looks at a point, so closely. */
  look(at: Point, zoom: number): void {
    this.zoom = Math.min(CLOSEST, Math.max(1, zoom));
    this.#middle = at;
  }

  reset(): void {
    this.zoom = 1;
  }
}
