/** The marks on the gauge of speed: what happens from there on (15.3). */
import { type Bounds, speedFor, travel } from "./law";

export interface Mark {
  readonly id: "sheds" | "reaches" | "leaves";
  readonly speed: number;
}

export interface Ahead {
  /** The speed above which the missiles on the disk fall off; null where there are none. */
  readonly sheds: number | null;
  /** How far it is to the first thing in the way, and to the border; null where there is none. */
  readonly contact: number | null;
  readonly border: number | null;
}

export function marksOf({ sheds, contact, border }: Ahead, slowing: number, { fastest }: Bounds): Mark[] {
  const marks: (Mark | null)[] = [
    sheds === null ? null : { id: "sheds", speed: sheds },
    contact === null ? null : { id: "reaches", speed: speedFor(contact, slowing) },
    border === null || (contact !== null && contact < border)
      ? null
      : { id: "leaves", speed: speedFor(border, slowing) },
  ];
  return marks.filter((mark): mark is Mark => mark !== null && mark.speed <= fastest);
}

const WAYS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000];

/** The round lengths of free travel that fit on the gauge, with their speeds. */
export function scale(slowing: number, { slowest, fastest }: Bounds): { way: number; speed: number }[] {
  return WAYS.filter((way) => way >= travel(slowest, slowing) && way <= travel(fastest, slowing)).map((way) => ({
    way,
    speed: speedFor(way, slowing),
  }));
}
