/** A game's board on the page of a test, with what it was told to choose and to explain. */
import { render } from "@testing-library/svelte";
import { vi } from "vitest";
import type { BoardProps, Scene, Screen } from "$web/boards/board";

type More = Partial<Pick<BoardProps, "event" | "pace" | "marked">>;

export function showing({ Board, describe }: Pick<Screen, "Board" | "describe">) {
  return (scene: Scene, more: More = {}) => {
    const choose = vi.fn();
    const explain = vi.fn();
    const described = describe(scene);
    const { container, rerender } = render(Board, {
      props: { ...scene, described, choose, explain, event: null, pace: 0, marked: [], ...more },
    });
    const at = (place: string) => {
      const element = container.querySelector<HTMLElement>(`[data-place="${place}"]`);
      if (!element) throw new Error(`no place ${place}`);
      return element;
    };
    return { choose, explain, described, container, rerender, at };
  };
}
