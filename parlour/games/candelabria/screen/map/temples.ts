/** The three colours of temples, told apart by their roofs: a bright dome, a bowl turned upside down, a closed spire. */

export interface TempleLook {
  readonly stone: string;
  readonly shade: string;
  readonly trim: string;
  /** The roof and what stands on it, above the hall. */
  readonly roof: string;
  readonly sign: string;
}

const TEMPLES: Readonly<Record<string, TempleLook>> = {
  white: {
    stone: "#fffaf0",
    shade: "#d8cdb6",
    trim: "#e6b84a",
    roof: "M-8 0C-8.5 -6 -3.5 -7 -1 -9.5H1C3.5 -7 8.5 -6 8 0Z",
    sign: "M0 -13.5C.5 -12 1.9 -11.2 1.9 -9.9A1.9 1.7 0 0 1 -1.9 -9.9C-1.9 -11.2 -.5 -12 0 -13.5Z",
  },
  grey: {
    stone: "#a9adb6",
    shade: "#7b808c",
    trim: "#e7e3da",
    roof: "M-8 0L-7 -3H-9V-6H9V-3H7L8 0Z",
    sign: "M-1.6 -12H1.6V-9H4.2L0 -4L-4.2 -9H-1.6Z",
  },
  black: {
    stone: "#3a3544",
    shade: "#221d2b",
    trim: "#c9bfe0",
    roof: "M-8.5 0L-4 -3.5L0 -13L4 -3.5L8.5 0Z",
    sign: "M-1.1 -6.5H1.1V-4.9H2.7V-2.7H1.1V-.8H-1.1V-2.7H-2.7V-4.9H-1.1Z",
  },
};

export const templeLook = (colour: string): TempleLook => TEMPLES[colour] ?? (TEMPLES.grey as TempleLook);

/** How much higher each further level of a stack stands. */
export const STOREY = 9.5;
