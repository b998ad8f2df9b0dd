/** A game's board on the page of a test, with what it was told to choose and to explain. */
import { fireEvent, render } from "@testing-library/svelte";
import { expect, vi } from "vitest";
import type { BoardProps, Scene, Screen } from "$web/boards/board";
import { placesOf } from "$web/boards/walk";

type More = Partial<Pick<BoardProps, "event" | "pace" | "marked">>;

export function showing({ Board, describe }: Pick<Screen, "Board" | "describe">) {
  return (scene: Scene, more: More = {}) => {
    const choose = vi.fn();
    const explain = vi.fn();
    const refuse = vi.fn();
    const described = describe(scene);
    const { container, rerender } = render(Board, {
      props: { ...scene, described, choose, explain, refuse, event: null, pace: 0, marked: [], ...more },
    });
    const at = (place: string) => {
      const element = container.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (!element) throw new Error(`no place ${place}`);
      return element;
    };
    return { choose, explain, refuse, described, container, rerender, at };
  };
}

/**
 * A press on any place where nothing can be done is answered: it says what is there, or why not; or it means another place, and
 * then what was shown before makes way (null is explained) for a menu, a pick or an aim.
 */
export async function expectAnswers({
  choose,
  explain,
  refuse,
  described,
  container,
}: ReturnType<ReturnType<typeof showing>>) {
  for (const place of placesOf(described)) {
    const element = container.querySelector(`[data-place="${place.id}"]`);
    if (place.offers.length > 0 || !element) continue; // what lies in a closed drawer cannot be pressed
    await fireEvent.keyDown(window, { key: "Escape" }); // nothing is begun
    for (const told of [choose, explain, refuse]) told.mockClear();
    await fireEvent.click(element);
    expect(choose.mock.calls.length + explain.mock.calls.length + refuse.mock.calls.length, place.id).toBeGreaterThan(
      0,
    );
  }
}
