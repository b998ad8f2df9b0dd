/**
 * A game's screen for views and events that it may not know: what was kept of a game by earlier rules can lack what today's
 * board needs. Where the screen fails it adds nothing, so that the page around it goes on; `describe` gives null.
 */
import type { Described, Scene, Screen } from "$web/boards/board";

export type LenientScreen = Omit<Screen, "describe"> & { describe: (scene: Scene) => Described | null };

export function lenient(screen: Screen): LenientScreen {
  const { describe, places, after, looks, pace, least, folds, sound } = screen;
  return {
    ...screen,
    describe: tried(describe, () => null),
    places: tried(places, () => []),
    ...(after && { after: tried(after, (view) => view) }),
    ...(looks && { looks: tried(looks, () => []) }),
    ...(pace && { pace: tried(pace, () => 0) }),
    ...(least && { least: tried(least, () => 0) }),
    ...(folds && { folds: tried(folds, () => false) }),
    ...(sound && { sound: tried(sound, () => null) }),
  };
}

function tried<Given extends unknown[], Made, Else>(
  make: (...given: Given) => Made,
  otherwise: (...given: Given) => Else,
): (...given: Given) => Made | Else {
  return (...given) => {
    try {
      return make(...given);
    } catch (error) {
      console.error(error);
      return otherwise(...given);
    }
  };
}
