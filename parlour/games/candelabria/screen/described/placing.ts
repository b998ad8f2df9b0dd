/** Places that stand in a row or a block, with their words and their answers. */
import type { Group, Place, Scene } from "$web/boards/board";
import { may, type Offers } from "$web/boards/offered";

/** A place before it is known where it stands: what is said of it, and what there is to explain. */
export interface Said {
  id: string;
  words: string;
  subjects: string[];
}

/** Where a group stands for the arrow keys: its first place, how many are in a row, and how far apart. */
export interface Block {
  x: number;
  y: number;
  columns: number;
}

const APART = 80;

export function placedAt(scene: Scene, offers: Offers, said: Said, x: number, y: number): Place {
  const here = offers.get(said.id) ?? [];
  return {
    id: said.id,
    x,
    y,
    label: [said.words, ...may(scene, here, { most: 8 })].join("; "),
    offers: here,
    subjects: said.subjects,
  };
}

export function block(scene: Scene, offers: Offers, id: string, label: string, said: Said[], at: Block): Group {
  const places = said.map((spot, number) =>
    placedAt(scene, offers, spot, at.x + (number % at.columns) * APART, at.y + Math.floor(number / at.columns) * APART),
  );
  return { id, label, places };
}
