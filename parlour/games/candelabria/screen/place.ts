/** What every place of the board says of itself. */
export { marksOf } from "$web/boards/marks";
