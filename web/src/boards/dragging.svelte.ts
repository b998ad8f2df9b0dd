/** A card that is dragged to where it is played. */

/** Pixels that a press may stray without becoming a drag. */
const SLACK = 10;

interface Pressed {
  place: string;
  begins: string;
  x: number;
  y: number;
}

export class Dragging {
  /** The place of the card that follows the pointer, and where the pointer is. */
  card = $state.raw<{ place: string; x: number; y: number } | null>(null);
  #pressed: Pressed | null = null;
  #dropped = false;

  press(event: PointerEvent, place: string, begins: string): void {
    this.#dropped = false;
    // a finger scrolls the hand; it taps the card, then where it goes
    if (event.button !== 0 || event.pointerType === "touch") return;
    this.#pressed = { place, begins, x: event.clientX, y: event.clientY };
  }

  /** How the answer begins, at the moment when the press becomes a drag; null at any other. */
  move(event: PointerEvent): string | null {
    const pressed = this.#pressed;
    if (!pressed) return null;
    const before = this.card;
    if (!before && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < SLACK) return null;
    this.card = { place: pressed.place, x: event.clientX - pressed.x, y: event.clientY - pressed.y };
    return before ? null : pressed.begins;
  }

  /** Ends the drag; whether there was one. */
  drop(): boolean {
    this.#dropped = this.card !== null;
    this.card = null;
    this.#pressed = null;
    return this.#dropped;
  }

  /** Whether the click that follows ended a drag. */
  wasDragged(): boolean {
    const dragged = this.#dropped;
    this.#dropped = false;
    return dragged;
  }
}
