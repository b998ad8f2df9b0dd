/** Disks and a flick in, paths and contacts out: the same bits as the server's engine, for the preview of an aim. */

export { direction } from "./direction";
export { flick } from "./flick";
export { MATTER, type Matter } from "./matter";
export type { Happening, Kind, Path, Run } from "./outcome";
export { type Body, type Scene, scene } from "./scene";
export { type Circle, type Ground, type Point, type Terrain, terrain, type Walls } from "./terrain";
