/** Where a small card goes so that it stands beside what it explains, hides nothing of it, and stays on the stage. */
import type { Attachment } from "svelte/attachments";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
/** Neighbours of what is explained stay in sight, up to this size. */
const NEIGHBOUR = 56;

/**
 * The corner for a card of that size: right of the thing, else left of it, else below, else above. What stands at the
 * lower edge of the stage, as a hand of cards does, has it above, where it covers none of the row.
 */
export function besides(card: Pick<Box, "width" | "height">, thing: Box | undefined, stage: Box) {
  const [right, bottom] = [stage.left + stage.width, stage.top + stage.height];
  const within = (at: number, size: number, from: number, to: number) =>
    Math.max(from + GAP, Math.min(at, to - size - GAP));
  if (!thing) return { left: right - card.width - GAP, top: stage.top + GAP };
  const aside = GAP + Math.min(NEIGHBOUR, thing.width);
  const top = within(thing.top + thing.height / 2 - card.height / 2, card.height, stage.top, bottom);
  const middle = within(thing.left + thing.width / 2 - card.width / 2, card.width, stage.left, right);
  const above = { left: middle, top: thing.top - card.height - GAP };
  const low = thing.top + thing.height > bottom - 3 * GAP && thing.height > NEIGHBOUR;
  if (low && above.top >= stage.top) return above;
  const onRight = thing.left + thing.width + aside;
  if (onRight + card.width + GAP <= right) return { left: onRight, top };
  const onLeft = thing.left - card.width - aside;
  if (onLeft >= stage.left + GAP) return { left: onLeft, top };
  const below = thing.top + thing.height + GAP;
  if (below + card.height + GAP <= bottom) return { left: middle, top: below };
  return { left: middle, top: within(above.top, card.height, stage.top, bottom) };
}

/** What can be seen of the board around an element; the window where there is none. */
export function stageAround(element: Element): Box {
  const seen = element.closest(".board")?.getBoundingClientRect();
  const [left, top] = [Math.max(0, seen?.left ?? 0), Math.max(0, seen?.top ?? 0)];
  const right = Math.min(innerWidth, seen?.right || innerWidth);
  const bottom = Math.min(innerHeight, seen?.bottom || innerHeight);
  return { left, top, width: right - left, height: bottom - top };
}

/** For an element with a fixed position: it stands beside that thing, never higher than the stage, and follows its own size. */
export function beside(thing: () => Element | null | undefined): Attachment<HTMLElement> {
  return (card) => {
    const place = () => {
      const stage = stageAround(card);
      card.style.setProperty("max-height", `${Math.max(120, stage.height - 2 * GAP)}px`);
      const lain = card.getBoundingClientRect();
      const { left, top } = besides(lain, thing()?.getBoundingClientRect(), stage);
      // it is laid by what it is fixed to, which need not be the window
      card.style.setProperty("left", `${left - lain.left + card.offsetLeft}px`);
      card.style.setProperty("top", `${top - lain.top + card.offsetTop}px`);
    };
    place();
    if (typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(place);
    watch.observe(card);
    return () => watch.disconnect();
  };
}
