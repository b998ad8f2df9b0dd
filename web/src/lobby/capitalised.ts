/** A word as it stands at the beginning: names of levels are written small, to stand inside of sentences. */
export const capitalised = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
