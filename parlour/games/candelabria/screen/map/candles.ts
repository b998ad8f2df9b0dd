/** The figures of the three roles, drawn around the origin: how they stand, what they wear and what they carry. */

export interface RoleLook {
  /** The wax, in the colour of the House, and the side of it that no light reaches. */
  readonly wax: string;
  readonly shade: string;
  /** What is worn on the head. */
  readonly worn: string;
  /** What is carried, of brass: a line, and what hangs or sits on it. */
  readonly shaft: string;
  readonly carried: string;
  /** What glows or gapes in what is worn and carried. */
  readonly gleam: string;
  /** The metal of what is worn; the colour of the House where there is none. */
  readonly metal?: string;
  readonly face: string;
  /** Where the emblem hangs, how large, and how high the row of flames burns. */
  readonly crest: readonly [x: number, y: number, size: number];
  readonly crown: number;
  /** Half the width of the dish that it stands on. */
  readonly foot: number;
}

const EXPLORER: RoleLook = {
  wax: "M-4.6 15.5V-2Q-4.6 -7 0 -7Q4.6 -7 4.6 -2V15.5Z",
  shade: "M1.6 15.5V-6.6Q4.6 -6 4.6 -2V15.5Z",
  worn: "M-7 5.5C-8 -2 -6 -7.5 0 -9.5C6 -7.5 8 -2 7 5.5L3.4 2.5C4.4 -2 2.8 -4.2 0 -4.2C-2.8 -4.2 -4.4 -2 -3.4 2.5Z",
  shaft: "M4 6L11 1.5V4",
  carried: "M7.5 6L11 3L14.5 6V12.5H7.5Z",
  gleam: "M9.2 6.8H12.8V11H9.2Z",
  face: "M-2 -1.8H-.7V.6H-2ZM.7 -1.8H2V.6H.7Z",
  crest: [0, 9, 8.5],
  crown: -12.5,
  foot: 8.5,
};

const PILGRIM: RoleLook = {
  wax: "M-7 15.5V-3.5Q-7 -7 -4 -7H4Q7 -7 7 -3.5V15.5Z",
  shade: "M3 15.5V-7H4Q7 -7 7 -3.5V15.5Z",
  worn: "M-8.5 -3.5Q-8 -8.5 0 -8.5Q8 -8.5 8.5 -3.5L7.5 .5C6.5 2 5.5 1 5.5 -.5V-2.5H2.5V-.5C2.5 1.5 0 1.5 0 -.5V-2.5H-4V.5C-4 2.5 -7 2.5 -7.2 .5Z",
  shaft: "M-11 16V-7C-11 -11.5 -16 -11.5 -16 -8M-7 8L-11 6",
  carried: "M-13 4.5H-9V7.5H-13Z",
  gleam: "",
  face: "M-3 3H-1.6V5.4H-3ZM2 3H3.4V5.4H2Z",
  crest: [0, 10, 9],
  crown: -12.5,
  foot: 10,
};

const WARRIOR: RoleLook = {
  wax: "M-9 15.5V-1.5Q-9 -7 -4.5 -7H4.5Q9 -7 9 -1.5V15.5Z",
  shade: "M4 15.5V-7H4.5Q9 -7 9 -1.5V15.5Z",
  worn: "M-8.5 3.5V-2C-8.5 -7 -5 -9 0 -9C5 -9 8.5 -7 8.5 -2V3.5L3.5 5.5L1 2.5H-1L-3.5 5.5Z",
  shaft: "M12.5 16V-3M9 4.5H12.5",
  carried: "M12.5 -10L15 -5L12.5 -1.5L10 -5Z",
  gleam: "M-6.5 -2.2H6.5V.2H1.2V2H-1.2V.2H-6.5Z",
  metal: "#aeb4c2",
  face: "",
  crest: [0, 9.5, 10],
  crown: -12.5,
  foot: 11.5,
};

const ROLES: Readonly<Record<string, RoleLook>> = { explorer: EXPLORER, pilgrim: PILGRIM, warrior: WARRIOR };

export const roleLook = (role: string): RoleLook => ROLES[role] ?? PILGRIM;

/** Where the flames of a candle burn: a row above it, its middle a little higher, as on a candelabrum. */
export function crown(count: number, height: number): readonly { x: number; y: number }[] {
  const step = count > 3 ? 5.4 : 6.2;
  return Array.from({ length: count }, (_, at) => {
    const aside = at - (count - 1) / 2;
    return { x: aside * step, y: height + Math.abs(aside) * 1.1 };
  });
}
