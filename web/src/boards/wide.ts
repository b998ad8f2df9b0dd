/** The width of the window from which the log, or the teacher, stands beside the board; style sheets write it out. */
export const WIDE = "(width >= 70rem)";
