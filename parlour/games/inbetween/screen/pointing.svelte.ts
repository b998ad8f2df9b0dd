/** What the player looks at: the place under the mouse or the keyboard. */

const HOVER = 450;
const HOLD = 500;
/** A finger that moves farther than this is no longer pressing. */
const SLACK = 8;

export class Pointing {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | null = null;
  #held = false;

  /** The place whose reach is shown. */
  get at(): string | null {
    return this.hovered ?? this.focused;
  }

  /** The mouse rests on a place: after a while it is explained. */
  enter(event: PointerEvent, place: string, explain: () => void): void {
    if (event.pointerType === "touch") return;
    this.hovered = place;
    this.#after(HOVER, explain);
  }

  leave(event: PointerEvent): void {
    clearTimeout(this.#timer);
    if (event.pointerType !== "touch") this.hovered = null;
  }

  /** A finger is held on a place: it is explained, and nothing is chosen. */
  press(event: PointerEvent, explain: () => void): void {
    this.#held = false;
    this.#from = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "touch") return;
    this.#after(HOLD, () => {
      this.#held = true;
      explain();
    });
  }

  move(event: PointerEvent): void {
    if (this.#from && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SLACK) this.cancel();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#from = null;
  }

  /** Whether the click that follows was meant: not after a long press. */
  isMeant(): boolean {
    clearTimeout(this.#timer);
    const meant = !this.#held;
    this.#held = false;
    return meant;
  }

  #after(wait: number, done: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(done, wait);
  }
}
