/** The outline of every picture of the game by id, on a square of 512. */
import icons from "../../art/icons.json";

const drawn = new Map<string, string>(Object.entries(icons));

/** The outline of a picture; nothing for an id that has none. */
export const outlineOf = (id: string): string | undefined => drawn.get(id);
