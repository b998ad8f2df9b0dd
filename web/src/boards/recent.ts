/** Rings what has changed since the player last acted: on every board alike, whatever its places are drawn with. */
import type { Attachment } from "svelte/attachments";

/** For the element around a board: places with these ids carry `data-recent`; `theme/base.css` draws it. */
export function ringed(ids: () => readonly string[]): Attachment<HTMLElement> {
  return (host) => {
    const recent = new Set(ids());
    const mark = () => {
      for (const place of host.querySelectorAll("[data-place]"))
        place.toggleAttribute("data-recent", recent.has(place.getAttribute("data-place") ?? ""));
    };
    mark();
    if (recent.size === 0) return;
    // what is drawn anew while somebody picks an answer is as new as before
    const watch = new MutationObserver(mark);
    watch.observe(host, { childList: true, subtree: true });
    return () => watch.disconnect();
  };
}
