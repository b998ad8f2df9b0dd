/** Looking about on the field: larger and smaller by wheel, fingers and buttons, and dragging what is larger than its frame. */
import type { Point } from "./geometry";
import { type Lens, looksAt, MOST, panned, revealing, SEEN, viewBox, WHOLE, zoomed } from "./lens";

/** A pointer that moves farther than this drags. */
const SLACK = 6;
const STEP = 1.5;

export class Looking {
  lens = $state.raw<Lens>(WHOLE);
  readonly viewBox = $derived(viewBox(this.lens));
  #fingers = new Map<number, Point>();
  #dragged = false;
  #frame: HTMLElement | null = null;

  get canGrow(): boolean {
    return this.lens.zoom < MOST;
  }

  get canShrink(): boolean {
    return this.lens.zoom > 1;
  }

  /** Follows wheel and pointers on a frame until it is gone. */
  watch(frame: HTMLElement): () => void {
    this.#frame = frame;
    const gone = new AbortController();
    const told = { signal: gone.signal };
    frame.addEventListener("wheel", (event) => this.#wheel(event), { ...told, passive: false });
    frame.addEventListener("pointerdown", (event) => this.#down(event), told);
    frame.addEventListener("pointermove", (event) => this.#move(event), told);
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
      frame.addEventListener(end, (event) => this.#fingers.delete(event.pointerId), told);
    return () => gone.abort();
  }

  larger(): void {
    this.lens = zoomed(this.lens, STEP, looksAt(this.lens));
  }

  smaller(): void {
    this.lens = zoomed(this.lens, 1 / STEP, looksAt(this.lens));
  }

  /** Whether a key was meant for the size. */
  key(key: string): boolean {
    if (key === "+" || key === "=") this.larger();
    else if (key === "-") this.smaller();
    else if (key === "0") this.lens = WHOLE;
    else return false;
    return true;
  }

  reveal(point: Point): void {
    if (this.lens.zoom > 1) this.lens = revealing(this.lens, point);
  }

  /** The wheel is the page's until the field is larger than its frame, unless it is meant for it. */
  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && this.lens.zoom === 1) return;
    event.preventDefault();
    this.lens = zoomed(this.lens, 1.0015 ** -event.deltaY, this.#onField(event.clientX, event.clientY));
  }

  #down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.#dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const scale = this.#scale();
    if (this.#fingers.size === 2) {
      const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1] ?? now;
      const factor = apart(now, other) / Math.max(1, apart(before, other));
      this.lens = zoomed(this.lens, factor, this.#onField((now.x + other.x) / 2, (now.y + other.y) / 2));
      this.#dragged = true;
    } else if (this.lens.zoom > 1) {
      if (!this.#dragged && apart(now, before) < SLACK) return;
      this.#dragged = true;
      this.lens = panned(this.lens, (now.x - before.x) / scale, (now.y - before.y) / scale);
    } else return;
    this.#fingers.set(event.pointerId, now);
  }

  /** Whether the click that follows ends a drag. */
  wasDragged(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  /** Where a point of the field lies, in pixels of the frame. */
  onScreen({ x, y }: Point): Point {
    const box = this.#frame?.getBoundingClientRect();
    const scale = this.#scale();
    const seen = { width: (SEEN.width / this.lens.zoom) * scale, height: (SEEN.height / this.lens.zoom) * scale };
    return {
      x: (x - this.lens.x) * scale + ((box?.width ?? 0) - seen.width) / 2,
      y: (y - this.lens.y) * scale + ((box?.height ?? 0) - seen.height) / 2,
    };
  }

  #onField(clientX: number, clientY: number): Point {
    const box = this.#frame?.getBoundingClientRect();
    const corner = this.onScreen(this.lens);
    const scale = this.#scale();
    return {
      x: this.lens.x + (clientX - (box?.left ?? 0) - corner.x) / scale,
      y: this.lens.y + (clientY - (box?.top ?? 0) - corner.y) / scale,
    };
  }

  /** Pixels for a unit of the field. */
  #scale(): number {
    const box = this.#frame?.getBoundingClientRect();
    if (!box || box.width === 0) return 1;
    return Math.min(box.width / SEEN.width, box.height / SEEN.height) * this.lens.zoom;
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
