/** Drags that a board handles itself: the browser starts no momentum scrolling, which would swallow the tap that follows. */
import { on } from "svelte/events";

export function withoutSwing(board: HTMLElement | SVGElement, dragged: () => boolean = () => true): () => void {
  return on(board, "touchmove", (moved) => dragged() && moved.cancelable && moved.preventDefault(), { passive: false });
}
