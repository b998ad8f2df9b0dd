/** Looking about on a drawing: larger and smaller by wheel, fingers, double click and buttons, and dragging what is larger than its frame. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import {
  fitting,
  type Lens,
  looksAt,
  mostOf,
  type Point,
  pan,
  revealing,
  viewBox,
  type Whole,
  wholeLens,
  zoom,
} from "$web/boards/lens";
import { withoutSwing } from "$web/boards/swing";

/** A pointer that moves farther than this drags. */
const SLACK = 6;
const STEP = 1.5;
const DOUBLE = 2;
/** What answers to a click of its own is not looked at from nearer by two of them. */
const ANSWERS = "button, [data-action], [data-begins], [aria-haspopup]";

export class Looking {
  #lens = $state.raw<Lens | null>(null);
  #fingers = new Map<number, Point>();
  #dragged = false;
  #frame: HTMLElement | null = null;

  /**
   * `whole`: what there is to see, drawn in the middle of its frame and as large as that allows.
   * `free`: whether a wheel, a double click or the drag of one finger is meant for looking, and not for something that lies there.
   */
  constructor(
    readonly whole: () => Whole,
    readonly free: (event: MouseEvent) => boolean = () => true,
  ) {}

  get lens(): Lens {
    return this.#lens ?? wholeLens(this.whole());
  }

  set lens(lens: Lens) {
    this.#lens = lens.zoom > 1 ? lens : null;
  }

  get viewBox(): string {
    return viewBox(this.whole(), this.lens);
  }

  /** Whether it may be looked at from nearer. */
  get canGrow(): boolean {
    return this.lens.zoom < mostOf(this.whole());
  }

  get canShrink(): boolean {
    return this.lens.zoom > 1;
  }

  /** For the frame around the drawing: `{@attach looking.attach}`. */
  readonly attach: Attachment<HTMLElement> = (frame) => {
    this.#frame = frame;
    const lift = (event: PointerEvent) => this.#fingers.delete(event.pointerId);
    const ends = [
      on(frame, "wheel", (event) => this.#wheel(event), { passive: false }),
      on(frame, "dblclick", (event) => this.#double(event)),
      on(frame, "pointerdown", (event) => this.#down(event)),
      on(frame, "pointermove", (event) => this.#move(event)),
      on(frame, "pointerup", lift),
      on(frame, "pointercancel", lift),
      on(frame, "pointerleave", lift),
      withoutSwing(frame, () => this.canShrink),
    ];
    return () => {
      for (const end of ends) end();
    };
  };

  larger(): void {
    this.lens = zoom(this.whole(), this.lens, STEP, looksAt(this.whole(), this.lens));
  }

  /** All of it is seen. */
  all(): void {
    this.#lens = null;
  }

  /** As much of a part as there is room for. */
  show(part: Whole): void {
    this.lens = fitting(this.whole(), part);
  }

  smaller(): void {
    this.lens = zoom(this.whole(), this.lens, 1 / STEP, looksAt(this.whole(), this.lens));
  }

  /** Whether a key was meant for the size. */
  key(key: string): boolean {
    if (key === "+" || key === "=") this.larger();
    else if (key === "-") this.smaller();
    else if (key === "0") this.all();
    else return false;
    return true;
  }

  reveal(point: Point): void {
    if (this.lens.zoom > 1) this.lens = revealing(this.whole(), this.lens, point);
  }

  /** Where the board is scrolled, the wheel does that, unless it is meant for the drawing. */
  #wheel(event: WheelEvent): void {
    if (!this.free(event) || (!event.ctrlKey && !this.canShrink && isScrolled(this.#frame))) return;
    event.preventDefault();
    const at = this.#onDrawing(event.clientX, event.clientY);
    this.lens = zoom(this.whole(), this.lens, 1.0015 ** -event.deltaY, at);
  }

  #double(event: MouseEvent): void {
    if (!this.free(event) || (event.target instanceof Element && event.target.closest(ANSWERS))) return;
    const at = this.#onDrawing(event.clientX, event.clientY);
    this.lens = zoom(this.whole(), this.lens, this.canGrow ? DOUBLE : 1 / this.lens.zoom, at);
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
      const at = this.#onDrawing((now.x + other.x) / 2, (now.y + other.y) / 2);
      this.lens = zoom(this.whole(), this.lens, factor, at);
      this.#dragged = true;
    } else if (this.lens.zoom > 1 && this.free(event)) {
      if (!this.#dragged && apart(now, before) < SLACK) return;
      this.#dragged = true;
      this.lens = pan(this.whole(), this.lens, (now.x - before.x) / scale, (now.y - before.y) / scale);
    } else return;
    this.#fingers.set(event.pointerId, now);
  }

  /** Whether the click that follows ends a drag. */
  wasDragged(): boolean {
    const dragged = this.#dragged;
    this.#dragged = false;
    return dragged;
  }

  /** The point of the drawing under a pixel of the window. */
  #onDrawing(clientX: number, clientY: number): Point {
    const box = this.#frame?.getBoundingClientRect();
    const middle = looksAt(this.whole(), this.lens);
    const scale = this.#scale();
    return {
      x: middle.x + (clientX - (box?.left ?? 0) - (box?.width ?? 0) / 2) / scale,
      y: middle.y + (clientY - (box?.top ?? 0) - (box?.height ?? 0) / 2) / scale,
    };
  }

  /** Pixels for a unit of the drawing. */
  #scale(): number {
    const box = this.#frame?.getBoundingClientRect();
    if (!box || box.width === 0) return 1;
    const { width, height } = this.whole();
    return Math.min(box.width / width, box.height / height) * this.lens.zoom;
  }
}

/** Whether something around an element has more to show than it has room for. */
function isScrolled(element: Element | null): boolean {
  for (let around = element?.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around);
    if ((overflowY === "auto" || overflowY === "scroll") && around.scrollHeight > around.clientHeight + 1) return true;
  }
  return false;
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
