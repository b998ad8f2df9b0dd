/** Answers that are no place on the table: two or three buttons in the middle of the circle. */
import type { Group, Scene } from "$web/boards/board";
import { ANSWER, type Offers } from "$web/boards/offered";

export function answersOf(scene: Scene, offers: Offers): Group | null {
  const places = [...offers].flatMap(([id, here]) => (id.startsWith(ANSWER) ? [{ id, here }] : []));
  if (places.length === 0) return null;
  return {
    id: "answers",
    label: scene.words.say("screen-answers"),
    places: places.map(({ id, here }, at) => ({
      id,
      x: (at - places.length / 2) * 60,
      y: 40,
      label: here.map((offer) => offer.label).join("; "),
      offers: here,
      subjects: [],
    })),
  };
}
