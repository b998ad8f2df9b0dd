/** The emblems of the factions: four plain shapes that differ in outline alone, on a square from −10 to 10. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  // a tower with three merlons and an open gate
  rus: "M-8-9h4v3h2.5v-3h3v3H4v-3h4v7H6v9H2.5V6a2.5 2.5 0 0 0-5 0v1H-6v-9h-2z",
  // a square knot: four loops around an open middle
  china:
    "M-3-9a3.4 3.4 0 0 1 3 1.8A3.4 3.4 0 0 1 3-9h3a3 3 0 0 1 3 3v3a3.4 3.4 0 0 1-1.8 3A3.4 3.4 0 0 1 9 3v3a3 3 0 0 1-3 3H3a3.4 3.4 0 0 1-3-1.8A3.4 3.4 0 0 1-3 9h-3a3 3 0 0 1-3-3V3a3.4 3.4 0 0 1 1.8-3A3.4 3.4 0 0 1-9-3v-3a3 3 0 0 1 3-3zM0-4-4 0l4 4 4-4z",
  // the sun over the crescent
  south_mongolia:
    "M0-9.5a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM-9-2C-8.6 5-4.5 9.5 0 9.5S8.6 5 9-2C6.5 3 3.5 4.6 0 4.6S-6.5 3-9-2z",
  // a fang over three slanting tines: the tamga of the north
  north_mongolia: "M0-10 4.2-2H1.6v4.2L6.5-3 9.5.2 1.6 8.2V10h-3.2V8.2L-9.5.2-6.5-3l4.9 5.2V-2h-2.6z",
};
