/** Where on a board something happened: its place, the group of that place, and the element that stands for it. */
import type { Described, Group, Place } from "$web/boards/board";

export interface Here {
  element: HTMLElement | SVGElement;
  place: Place;
  group: Group;
}

/** The described place that an event's target lies in; null outside of them all. */
export function hereAt(target: EventTarget | null, described: Described): Here | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-place]") : null;
  const id = element?.getAttribute("data-place");
  for (const group of described.groups) {
    const place = group.places.find((candidate) => candidate.id === id);
    if (element && place) return { element, place, group };
  }
  return null;
}

/** The element that stands for a place; null where the board draws none. */
export function elementOf(place: string, board: Element | undefined): HTMLElement | SVGElement | null {
  return board?.querySelector<HTMLElement | SVGElement>(`[data-place="${place}"]`) ?? null;
}
