/** How a menu at a place behaves: it takes the focus, the arrows walk round it, Escape, Tab and a press elsewhere close it. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

/** For the element of the menu, whose items are buttons. */
export function menu(close: () => void, focus: FocusOptions = {}): Attachment<HTMLElement> {
  return (element) => {
    const offKeys = on(element, "keydown", (event) => {
      const items = itemsOf(element);
      const at = items.indexOf(document.activeElement as HTMLElement);
      const to = { ArrowDown: at + 1, ArrowUp: at - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
      if (to !== undefined) items[to % items.length]?.focus();
      else if (event.key === "Escape" || event.key === "Tab") close();
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    const offPress = on(window, "pointerdown", (event) => {
      if (!element.contains(event.target as Node)) close();
    });
    itemsOf(element)[0]?.focus(focus);
    return () => {
      offKeys();
      offPress();
    };
  };
}

function itemsOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("button")];
}
