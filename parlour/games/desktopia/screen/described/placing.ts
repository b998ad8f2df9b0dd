/** Places that stand in a row, with their words and their answers. */
import type { Group, Place, Scene } from "$web/boards/board";
import { may, type Offers } from "$web/boards/offered";

/** A place before it is known where it stands: what is said of it, and what there is to explain. */
export interface Said {
  id: string;
  words: readonly string[];
  subjects: string[];
}

const APART = 80;

export function placedAt(scene: Scene, offers: Offers, said: Said, x: number, y: number): Place {
  const here = offers.get(said.id) ?? [];
  return {
    id: said.id,
    x,
    y,
    label: [...said.words, ...may(scene, here, { most: 6, between: ", " })].join("; "),
    offers: here,
    subjects: said.subjects,
  };
}

/** One below the other. */
export function column(scene: Scene, offers: Offers, id: string, label: string, said: readonly Said[]): Group {
  return { id, label, places: said.map((entry, row) => placedAt(scene, offers, entry, 0, row * APART)) };
}
