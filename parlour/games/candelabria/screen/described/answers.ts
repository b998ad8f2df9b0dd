/** Answers that are no place on the table: buttons beside the question. */
import type { Group, Scene } from "$web/boards/board";
import { ANSWER, type Offers } from "$web/boards/offered";

export function answersOf(scene: Scene, offers: Offers): Group | null {
  const places = [...offers].filter(([id]) => id.startsWith(ANSWER));
  if (places.length === 0) return null;
  return {
    id: "answers",
    label: scene.words.say("screen-answers"),
    places: places.map(([id, here], at) => ({
      id,
      x: at * 60,
      y: 0,
      label: here.map((offer) => offer.label).join("; "),
      offers: here,
      // a House, an ability: whatever the button names can be explained
      subjects: here.flatMap(({ action }) =>
        action
          .split(" ")
          .slice(1)
          .filter((id) => id in scene.words.names),
      ),
    })),
  };
}
