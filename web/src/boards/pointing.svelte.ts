/** What the player looks at: the place under the mouse or the keyboard, and the one that was picked to be shown. */
import type { BoardProps } from "$web/boards/board";
import { type Here, hereAt } from "$web/boards/here";

const HOVER = 450;
const HOLD = 500;
/** A finger that moves farther than this is no longer pressing. */
const SLACK = 8;

export class Pointing {
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** Stays shown after a press; for boards where a press shows what is there. */
  picked = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: { x: number; y: number } | null = null;
  #held = false;

  constructor(
    readonly board: () => Pick<BoardProps, "described" | "explain">,
    /** Whether the player is at something else, so that the mouse explains nothing. */
    readonly busy: () => boolean,
  ) {}

  /** The place whose reach is shown. */
  get at(): string | null {
    return this.hovered ?? this.picked ?? this.focused;
  }

  /** The mouse rests on a place: after a while it is explained. */
  over(event: PointerEvent): void {
    const here = hereAt(event.target, this.board().described);
    if (!here) this.out(event);
    if (!here || here.place.id === this.hovered) return;
    if (this.hovered !== null) this.board().explain(null);
    if (event.pointerType === "touch") return;
    this.hovered = here.place.id;
    this.#after(HOVER, () => {
      if (!this.busy()) this.explain(here);
    });
  }

  out(event: PointerEvent): void {
    if (this.hovered !== null) this.board().explain(null);
    clearTimeout(this.#timer);
    if (event.pointerType !== "touch") this.hovered = null;
  }

  /** A finger is held on a place: it is explained, and nothing is chosen. */
  press(event: PointerEvent, here: Here): void {
    this.#held = false;
    this.#from = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "touch") return;
    this.#after(HOLD, () => {
      this.#held = true;
      this.explain(here);
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

  explain({ place, element }: Here): void {
    if (place.subjects.length > 0) this.board().explain(place.subjects, element);
  }

  #after(wait: number, done: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(done, wait);
  }
}
