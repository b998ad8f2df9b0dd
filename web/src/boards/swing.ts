/** Drags that a board follows by itself: the browser sees no swing in them, which it would stop by swallowing the tap that follows. */
import { on } from "svelte/events";

export function withoutSwing(board: HTMLElement | SVGElement, dragged: () => boolean = () => true): () => void {
  return on(board, "touchmove", (moved) => dragged() && moved.cancelable && moved.preventDefault(), { passive: false });
}
