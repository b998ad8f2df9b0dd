/** In which corner of the desk a lens, or the buttons, hide least. */
import type { Point } from "../looks/seen";
import type { Frame } from "./frame";

const LARGEST = 150;
/** Of the shorter side of the desk as it is seen. */
const SHARE = 0.34;
const MARGIN = 8;
/** What the lens looks at must not lie under it: that weighs as much as many disks. */
const HEAVY = 100;

/** How large the lens is, in pixels. */
export const lensOn = ({ w, h, scale }: Frame): number => Math.min(LARGEST, SHARE * scale * Math.min(w, h));

export type Corner = "top-left" | "top-right" | "bottom-left";

/** The lower right belongs to the buttons while something is aimed. */
const CORNERS: readonly Corner[] = ["top-left", "top-right", "bottom-left"];

/** `at` is what the lens looks at, `others` what else should be seen; on the drawing. */
export function cornerFor(frame: Frame, at: Point, others: readonly Point[]): Corner {
  const weight = (corner: Corner) =>
    (isUnder(frame, corner, at) ? HEAVY : 0) + others.filter((point) => isUnder(frame, corner, point)).length;
  return CORNERS.reduce((best, corner) => (weight(corner) < weight(best) ? corner : best));
}

function isUnder(frame: Frame, corner: Corner, at: Point): boolean {
  const { x, y, w, h, scale } = frame;
  const [wide, deep] = [w * scale, h * scale];
  const half = lensOn(frame) / 2 + MARGIN;
  const middle: Point = [corner === "top-right" ? wide - half : half, corner === "bottom-left" ? deep - half : half];
  return Math.hypot((at[0] - x) * scale - middle[0], (at[1] - y) * scale - middle[1]) < half + MARGIN;
}

export type Place = Corner | "bottom-right";

const PLACES: readonly Place[] = ["bottom-right", "top-right", "bottom-left", "top-left"];
/** How far the buttons reach into the desk, in pixels, and how near to them a disk is under them. */
const BUTTONS = { wide: 44, deep: 140, near: 12 };

/** Where the buttons lie on as few of these disks (on the drawing) as they can. */
export function buttonsPlace(frame: Frame, disks: readonly Point[]): Place {
  const under = (place: Place) => disks.filter((disk) => isUnderButtons(frame, place, disk)).length;
  return PLACES.reduce((best, place) => (under(place) < under(best) ? place : best));
}

function isUnderButtons({ x, y, w, h, scale }: Frame, place: Place, at: Point): boolean {
  const [left, top] = [(at[0] - x) * scale, (at[1] - y) * scale];
  const aside = place.endsWith("right") ? w * scale - left : left;
  const above = place.startsWith("bottom") ? h * scale - top : top;
  return aside < BUTTONS.wide + BUTTONS.near && above < BUTTONS.deep + BUTTONS.near;
}
