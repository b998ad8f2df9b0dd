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

/** A press on any place where nothing can be done is answered: it says what is there, or why not. */
export async function expectAnswers({ explain, refuse, described, at }: ReturnType<ReturnType<typeof showing>>) {
  for (const place of placesOf(described)) {
    if (place.offers.length > 0) continue;
    explain.mockClear();
    refuse.mockClear();
    await fireEvent.click(at(place.id));
    const said = explain.mock.calls.some(([subjects]) => subjects !== null);
    expect(said || refuse.mock.calls.length > 0, place.id).toBe(true);
  }
}
