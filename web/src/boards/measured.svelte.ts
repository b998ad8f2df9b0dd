/** How large an element is on the page just now; nothing is known (0) before it is shown, and where nobody measures. */
import type { Attachment } from "svelte/attachments";

export class Measured {
  width = $state(0);
  height = $state(0);

  /** For the element itself: `{@attach measured.attach}`. */
  readonly attach: Attachment<Element> = (element) => {
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(([entry]) => {
      this.width = entry?.contentRect.width ?? 0;
      this.height = entry?.contentRect.height ?? 0;
    });
    watch.observe(element);
    return () => watch.disconnect();
  };
}
