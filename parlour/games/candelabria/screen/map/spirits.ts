/** The nine curses: spirits of one family, black wax with a pale mask, each with something of its own that no other has. */

export interface SpiritLook {
  readonly id: string;
  readonly property: string;
  /** The colour of what is its own. */
  readonly accent: string;
  readonly body: string;
  readonly mask: string;
  /** The colour of the mask. */
  readonly wax: string;
  /** The holes of the mask: eyes and mouth. */
  readonly holes: string;
  /** What is its own, behind the body and before it. */
  readonly behind: string;
  readonly before: string;
}

const SHROUD =
  "M0 -13C7 -13 10 -7 10 0C10 7 14 11 13 17.5C11 15.5 9.5 16 8 19C6.5 16 4.5 16.5 3 19.5C1.5 17 -1 17 -2.5 19.5C-4 16 -6 16.5 -8 19C-9.5 16 -11 15.5 -13 17.5C-14 11 -10 7 -10 0C-10 -7 -7 -13 0 -13Z";
const MASK = "M0 -10C4.5 -10 6.5 -7 6.5 -2.5C6.5 3 3.5 7 0 7C-3.5 7 -6.5 3 -6.5 -2.5C-6.5 -7 -4.5 -10 0 -10Z";
const PALE = "#f0e4c8";
const EYES = "M-4.5 -4.5L-1.2 -2.5C-1.6 -.6 -4.3 -.8 -4.5 -4.5ZM4.5 -4.5L1.2 -2.5C1.6 -.6 4.3 -.8 4.5 -4.5Z";

const COMMON = { body: SHROUD, mask: MASK, wax: PALE, behind: "", before: "" };

/** What is not said of a spirit is as with the others. */
const OWN: readonly (Partial<SpiritLook> & Omit<SpiritLook, keyof typeof COMMON>)[] = [
  {
    id: "cu01",
    property: "snuff",
    accent: "#a9b4cf",
    body: "M-17 -12C-10 -20 9 -20 17 -13C13 -10 12 -6 12 -3C16 0 15 4 9 6C11 9 10 12 5 13C7 16 5 19 0 20.5C1 18 -1 16.5 -4 15C-8 13 -8 9 -5 7.5C-12 6 -14 1 -10 -3C-16 -4 -18 -8 -17 -12Z",
    mask: "M0 -13C4.5 -13 6.5 -10.5 6.5 -7C6.5 -2.5 3.5 .5 0 .5C-3.5 .5 -6.5 -2.5 -6.5 -7C-6.5 -10.5 -4.5 -13 0 -13Z",
    holes:
      "M-5 -9L-1.2 -6.8L-4.5 -5.2ZM5 -9L1.2 -6.8L4.5 -5.2ZM-1.8 -2.8A1.8 1.6 0 1 1 1.8 -2.8A1.8 1.6 0 1 1 -1.8 -2.8Z",
    before:
      "M-11.5 1.5C-4 6.5 7 6 13.5 .8C12.5 6 6.5 9 .5 9S-10.5 6 -11.5 1.5ZM-5.6 9.8C-1 12.6 4 12 9 8.6C8.5 12.5 4 14.8 1 14.8S-5 13 -5.6 9.8ZM-17 -12.5C-22 -11 -22 -18 -16.5 -18C-19.5 -16.5 -19.5 -14.5 -17 -14.5ZM17 -13.5C22.5 -12 23 -20 17 -20C20 -18.5 20 -15.5 17 -15.5Z",
  },
  {
    id: "cu02",
    property: "gift",
    accent: "#f2c14e",
    mask: "M-6.5 -10H6.5V-1L3.5 7H-3.5L-6.5 -1Z",
    wax: "#f2c14e",
    holes: "M-5 -5H-1.2V-3H-5ZM1.2 -5H5V-3H1.2ZM-2.5 2.5H2.5V4H-2.5ZM-.6 -3.5H.6V.5H-.6Z",
    behind: "M0 -19A14 14 0 1 1 0 9A14 14 0 1 1 0 -19ZM0 -16A11 11 0 1 0 0 6A11 11 0 1 0 0 -16Z",
    before:
      "M-5.8 8.5H5.8V11H-5.8ZM-4.8 11H-.9V16H-4.8ZM.9 11H4.8V16H.9ZM0 8.5C-4 8 -4 5.5 -2 5.8C-1 6 0 8.5 0 8.5C0 8.5 1 6 2 5.8C4 5.5 4 8 0 8.5Z",
  },
  {
    id: "cu03",
    property: "glory",
    accent: "#ffd75e",
    holes:
      "M-4.8 -5.5L-1.4 -3.6L-4.5 -2.6ZM4.8 -5.5L1.4 -3.6L4.5 -2.6ZM-4.5 .5L-3 2.5L-1.5 .5L0 2.5L1.5 .5L3 2.5L4.5 .5Q4 6 0 6Q-4 6 -4.5 .5Z",
    before: "M-10 -9.5L-12 -21L-5.8 -15.5L0 -23L5.8 -15.5L12 -21L10 -9.5Q0 -12.5 -10 -9.5Z",
  },
  {
    id: "cu04",
    property: "echo",
    accent: "#9ad7d0",
    holes:
      "M-4.8 -3A1.7 2.2 0 1 1 -1.4 -3A1.7 2.2 0 1 1 -4.8 -3ZM1.4 -3A1.7 2.2 0 1 1 4.8 -3A1.7 2.2 0 1 1 1.4 -3ZM-1.8 3.5A1.8 2.3 0 1 1 1.8 3.5A1.8 2.3 0 1 1 -1.8 3.5Z",
    behind:
      "M-18.8 14C-18.3 7 -19.3 2 -18.8 -6C-18.8 -11.5 -15.8 -15 -12 -15S-5.5 -11 -5.5 -6V15L-8 14C-10 12 -12 13 -14 15.5C-15.3 13 -16.6 12.4 -18.8 14ZM-16.6 -8A.7 1.2 0 1 1 -15.2 -8A.7 1.2 0 1 1 -16.6 -8ZM-12.8 -8A.7 1.2 0 1 1 -11.4 -8A.7 1.2 0 1 1 -12.8 -8ZM18.8 14C18.3 7 19.3 2 18.8 -6C18.8 -11.5 15.8 -15 12 -15S5.5 -11 5.5 -6V15L8 14C10 12 12 13 14 15.5C15.3 13 16.6 12.4 18.8 14ZM15.2 -8A.7 1.2 0 1 1 16.6 -8A.7 1.2 0 1 1 15.2 -8ZM11.4 -8A.7 1.2 0 1 1 12.8 -8A.7 1.2 0 1 1 11.4 -8Z",
  },
  {
    id: "cu05",
    property: "gloom",
    accent: "#5f9fd8",
    body: "M0 -24C2.5 -16 10 -11 10 -2C10 5 12 9 17 15C20 18.5 12 20 0 20S-20 18.5 -17 15C-12 9 -10 5 -10 -2C-10 -11 -2.5 -16 0 -24Z",
    mask: "M0 -13C2 -9 6.5 -7 6.5 -1.5C6.5 3.5 3.5 7 0 7C-3.5 7 -6.5 3.5 -6.5 -1.5C-6.5 -7 -2 -9 0 -13Z",
    wax: "#cfe0e8",
    holes:
      "M-4.5 -2.5Q-3 -1 -1.4 -2.5V-.8Q-3 .8 -4.5 -.8ZM4.5 -2.5Q3 -1 1.4 -2.5V-.8Q3 .8 4.5 -.8ZM-2.5 4Q0 2.5 2.5 4Q0 5 -2.5 4Z",
    before:
      "M-13 3C-12 6 -10.8 7 -10.8 8.7A2.2 2.2 0 0 1 -15.2 8.7C-15.2 7 -14 6 -13 3ZM13 -2C14 1 15.2 2 15.2 3.7A2.2 2.2 0 0 1 10.8 3.7C10.8 2 12 1 13 -2ZM-12 16.5Q0 13.5 12 16.5Q0 19 -12 16.5Z",
  },
  {
    id: "cu07",
    property: "abduct",
    accent: "#c78be0",
    body: "M-12 -8C-6 -10 -4 -14 2 -23C3 -24 9 -24 13 -20C9 -20 8 -18 8.5 -14L12 -8L10 -4C10 7 14 11 13 17.5C11 15.5 9.5 16 8 19C6.5 16 4.5 16.5 3 19.5C1.5 17 -1 17 -2.5 19.5C-4 16 -6 16.5 -8 19C-9.5 16 -11 15.5 -13 17.5C-14 11 -10 7 -10 -4Z",
    mask: "M-6.5 -7.5H6.5C6.8 0 4 7 0 7C-4 7 -6.8 0 -6.5 -7.5Z",
    holes: EYES,
    before:
      "M-2 2.5L1 .8L18 11.5L16.5 15ZM3.5 5A.9 .9 0 1 0 5.3 5A.9 .9 0 1 0 3.5 5ZM7.5 7.6A.9 .9 0 1 0 9.3 7.6A.9 .9 0 1 0 7.5 7.6ZM11.5 10.2A.9 .9 0 1 0 13.3 10.2A.9 .9 0 1 0 11.5 10.2Z",
  },
  {
    id: "cu08",
    property: "usurper",
    accent: "#ff5d5d",
    holes: "M-5 -3.5Q-3 -6 -1 -3.5Q-3 -2.8 -5 -3.5ZM5 -3.5Q3 -6 1 -3.5Q3 -2.8 5 -3.5ZM-4 2.5Q0 4 4 2.5Q0 7.5 -4 2.5Z",
    behind:
      "M0 -25L2.6 -16.5L9.6 -21.8L8.6 -13.2L17.3 -12.9L12.3 -6L19.9 -1.6L11.5 1.5L15 9H-15L-11.5 1.5L-19.9 -1.6L-12.3 -6L-17.3 -12.9L-8.6 -13.2L-9.6 -21.8L-2.6 -16.5Z",
  },
  {
    id: "cu09",
    property: "giant",
    accent: "#ff7a3c",
    body: "M-8 -12L-12 -23L-5 -16Q0 -18 5 -16L12 -23L8 -12C15 -11 20 -5 20 3V12L16 18H11V10L10 20H2L0 15L-2 20H-10L-11 10V18H-16L-20 12V3C-20 -5 -15 -11 -8 -12Z",
    mask: "M0 -13C4.5 -13 6 -10 6 -6.5C6 -2.5 3 .5 0 .5C-3 .5 -6 -2.5 -6 -6.5C-6 -10 -4.5 -13 0 -13Z",
    holes: "M-4.5 -8.5L-1 -6.5L-4 -5ZM4.5 -8.5L1 -6.5L4 -5ZM-2.5 -2.5H2.5L0 -1Z",
    before:
      "M-14 -4L-11 0L-14 3L-9 9L-12 3.5L-8.5 0ZM13 -5L10 1L14 4L9 12L11 4.5L7.5 1ZM-2 4L2 6L-1 9L3 14L-3 9.5L0 6.8Z",
  },
  {
    id: "cu10",
    property: "spark",
    accent: "#ffb347",
    holes:
      "M-4.8 -3.8Q-3 -5.5 -1.4 -3Q-3 -1 -4.8 -3.8ZM4.8 -3.8Q3 -5.5 1.4 -3Q3 -1 4.8 -3.8ZM-2 4.5Q0 2 2 4.5Q0 3.6 -2 4.5Z",
    behind: "M0 -24C1.5 -20 6 -18 6 -13.5A6 5 0 0 1 -6 -13.5C-6 -18 -1.5 -20 0 -24Z",
    before:
      "M-3.2 -1.5C-2.6 1 -1.8 2 -1.8 3.2A1.5 1.5 0 0 1 -4.7 3.2C-4.7 2 -3.8 1 -3.2 -1.5ZM3.2 -1.5C3.8 1 4.7 2 4.7 3.2A1.5 1.5 0 0 1 1.8 3.2C1.8 2 2.6 1 3.2 -1.5Z",
  },
];

export const SPIRITS: readonly SpiritLook[] = OWN.map((own) => ({ ...COMMON, ...own }));

const byId = new Map(SPIRITS.map((look) => [look.id, look]));

/** How a curse looks; nothing is known of an id that is no curse. */
export const spiritLook = (id: string): SpiritLook | undefined => byId.get(id);
