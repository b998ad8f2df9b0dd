/** New things as they are put on the table: a shape about a point, and a name in both languages that can be changed. */
import type { Point, Shape } from "../script/format";
import type { Named } from "./edits";

export interface Stock extends Named {
  shape: (at: Point) => Shape;
}

const SIDES = 6;
const WIDE = 60;

/** The forms that terrain and zones may have. */
export const FORMS = ["circle", "rect", "poly"] as const;
export type Form = (typeof FORMS)[number];

const SHAPES: Readonly<Record<Form, (at: Point, size: number) => Shape>> = {
  circle: ([x, y], size) => ({ circle: [x, y, 45 * size] }),
  rect: ([x, y], size) => ({ rect: [x, y, 150 * size, 50 * size, 0] }),
  poly: ([x, y], size) => ({
    poly: Array.from({ length: SIDES }, (_, side): Point => {
      const turn = (2 * Math.PI * side) / SIDES;
      return [Math.round(x + WIDE * size * Math.cos(turn)), Math.round(y + WIDE * size * Math.sin(turn))];
    }),
  }),
};

const NAMES: Readonly<Record<Form, Named>> = {
  circle: { en: "Mug", ru: "Кружка" },
  rect: { en: "Book", ru: "Книга" },
  poly: { en: "Slab", ru: "Плитка" },
};
const ZONE: Named = { en: "Zone", ru: "Зона" };
/** Zones hold whole squads. */
const ZONE_SIZE = 2;

export const terrainOf = (form: Form): Stock => ({ ...NAMES[form], shape: (at) => SHAPES[form](at, 1) });
export const zoneOfForm = (form: Form): Stock => ({ ...ZONE, shape: (at) => SHAPES[form](at, ZONE_SIZE) });
