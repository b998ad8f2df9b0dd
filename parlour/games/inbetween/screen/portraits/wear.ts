/** What people wear on the head and before the eyes. */
import { type Paint, pair, type Shape } from "./shapes";
import { dye, mix } from "./tones";

type Drawn = (colour: Paint, trim: Paint) => Shape[];

const DARK = "#241019";

const HATS = {
  workCap: (colour, trim) => [
    { d: "M57 76 C52 38 72 22 100 22 C130 22 148 40 143 76 C122 64 78 64 57 76Z", fill: colour, edge: true },
    { d: "M58 66 Q100 48 142 66 L143 76 Q100 60 57 76Z", fill: trim },
    {
      d: "M50 82 C64 62 136 62 150 82 C138 78 122 79 100 79 C78 79 62 78 50 82Z",
      fill: dye(colour).shade,
      edge: true,
    },
  ],
  beanie: (colour, trim) => [
    { d: "M58 76 C52 36 74 14 100 14 C128 14 148 36 142 76Z", fill: colour, edge: true },
    {
      d: "M68 62 C66 42 76 26 90 20 M86 58 C84 40 92 26 100 18 M114 58 C116 40 112 28 106 18 M132 62 C134 44 126 28 114 20",
      line: dye(colour).shade,
      width: 2.5,
    },
    { d: "M53 68 C70 56 130 56 147 68 L148 88 C130 75 70 75 52 88Z", fill: trim, edge: true },
  ],
  nurse: (colour, trim) => [
    { d: "M66 40 L70 14 C84 4 116 4 130 14 L134 40 C116 28 84 28 66 40Z", fill: colour, edge: true },
    { d: "M96 9 L104 9 L104 15 L111 15 L111 22 L104 22 L104 28 L96 28 L96 22 L89 22 L89 15 L96 15Z", fill: trim },
  ],
  helmet: (colour, trim) => [
    { d: "M60 68 C58 30 78 10 100 8 C122 10 142 30 140 68Z", fill: colour, edge: true },
    {
      d: "M96 8 L104 8 L108 62 L92 62ZM72 24 C66 36 64 50 66 64 L72 64 C70 48 74 34 80 20ZM128 24 C134 36 136 50 134 64 L128 64 C130 48 126 34 120 20Z",
      fill: dye(colour).shade,
    },
    {
      d: "M36 84 C48 56 152 56 164 84 C150 80 130 73 100 73 C70 73 50 80 36 84Z",
      fill: mix(colour, DARK, 0.25),
      edge: true,
    },
    { d: "M86 30 L114 30 L116 54 C112 62 106 66 100 69 C94 66 88 62 84 54Z", fill: trim },
    { d: "M100 36 L103 45 L111 45 L105 50 L107 59 L100 54 L93 59 L95 50 L89 45 L97 45Z", fill: DARK },
  ],
  beret: (colour) => [
    { d: "M50 68 C36 40 64 12 108 13 C150 14 168 42 150 60 C130 46 78 48 58 70Z", fill: colour, edge: true },
    { d: "M108 13 L112 4 L116 5 L114 14Z", fill: colour },
    { d: "M56 52 C56 34 78 22 100 20 C82 28 68 40 64 56Z", fill: dye(colour).light, opacity: 0.6 },
  ],
  campaign: (colour, trim) => [
    {
      d: "M62 66 C60 40 66 14 84 15 C92 16 96 21 100 21 C104 21 108 16 116 15 C134 14 140 40 138 66Z",
      fill: colour,
      edge: true,
    },
    { d: "M61 56 Q100 44 139 56 L139 67 Q100 55 61 67Z", fill: DARK },
    {
      d: "M20 70 C40 66 56 62 100 61 C144 62 160 66 180 70 C168 84 136 82 100 80 C64 82 32 84 20 70Z",
      fill: mix(colour, DARK, 0.18),
      edge: true,
    },
    { d: "M100 34 L103 43 L112 43 L105 49 L108 58 L100 53 L92 58 L95 49 L88 43 L97 43Z", fill: trim },
  ],
  hood: (colour) => [
    {
      d: "M95 13 C126 8 150 36 154 80 C156 106 156 126 168 152 L152 174 C134 182 116 184 100 184 C84 184 66 182 48 174 L32 152 C44 126 44 106 46 80 C50 38 68 17 95 13ZM100 38 C72 38 61 64 62 94 C62 120 76 142 100 154 C124 142 138 120 138 94 C139 64 128 38 100 38Z",
      fill: colour,
      edge: true,
    },
    {
      d: "M100 33 C67 33 56 62 57 94 C57 123 73 148 100 160 C127 148 143 123 143 94 C144 62 133 33 100 33ZM100 38 C128 38 139 64 138 94 C138 120 124 142 100 154 C76 142 62 120 62 94 C61 64 72 38 100 38Z",
      fill: dye(colour).shade,
    },
    {
      d: "M50 86 C50 58 64 30 88 20 C72 38 60 62 55 86ZM38 152 C46 140 50 128 52 116 C56 132 60 144 70 156 C58 160 46 158 38 152Z",
      fill: dye(colour).light,
      opacity: 0.75,
    },
  ],
  ballCap: (colour, trim) => [
    { d: "M59 76 C55 38 74 22 100 22 C128 22 146 40 141 76 C122 66 80 66 59 76Z", fill: colour, edge: true },
    { d: "M82 66 C80 46 88 30 100 23 C114 30 122 46 120 66 C108 62 94 62 82 66Z", fill: trim },
    {
      d: "M34 86 C44 66 96 58 132 66 C136 70 138 74 138 78 C104 72 66 76 34 86Z",
      fill: dye(colour).shade,
      edge: true,
    },
    { d: "M95 22 Q100 17 106 22Z", fill: trim },
  ],
  straw: (colour, trim) => [
    { d: "M64 66 C62 36 74 17 100 17 C126 17 138 36 136 66Z", fill: colour, edge: true },
    { d: "M63 54 Q100 40 137 54 L137 66 Q100 52 63 66Z", fill: trim },
    {
      d: "M14 82 C42 50 158 50 186 82 C160 73 130 74 100 75 C70 74 40 73 14 82Z",
      fill: mix(colour, DARK, 0.14),
      edge: true,
    },
    {
      d: "M34 74 C60 62 84 60 100 60 M46 78 C66 69 84 67 100 67 M76 48 C76 34 82 26 90 22",
      line: dye(colour).light,
      width: 1.6,
    },
  ],
  headphones: (colour, trim) => [
    { d: "M52 92 C44 40 70 18 100 18 C130 18 156 40 148 92", line: colour, width: 8, edge: true },
    { d: pair("M58 78 C46 76 42 88 43 99 C44 112 50 117 60 115Z"), fill: trim, edge: true },
  ],
  band: (colour) => [{ d: "M55 60 C68 42 132 42 145 60 L145 72 C130 54 70 54 55 72Z", fill: colour }],
} as const satisfies Record<string, Drawn>;
export type HatName = keyof typeof HATS;

const GLASSES = {
  round: (colour) => [
    { d: `${rings(14)}`, fill: "#fff1cf", opacity: 0.24 },
    { d: `${rings(14)}M97 97Q100 94 103 97M69 95L61 92M131 95L139 92`, line: colour, width: 2.8 },
  ],
  square: (colour) => [
    { d: "M67 90L97 90L95 108L71 108ZM103 90L133 90L129 108L105 108Z", fill: "#fff1cf", opacity: 0.22 },
    {
      d: "M67 90L97 90L95 108L71 108ZM103 90L133 90L129 108L105 108ZM97 94Q100 92 103 94M67 93L60 91M133 93L140 91",
      line: colour,
      width: 4,
    },
  ],
  catEye: (colour) => [
    { d: pair("M97 97C96 107 90 110 82 109C74 108 70 102 64 87C74 90 90 88 97 93Z"), fill: "#fff1cf", opacity: 0.3 },
    {
      d: `${pair("M97 97C96 107 90 110 82 109C74 108 70 102 64 87C74 90 90 88 97 93Z")}M97 95Q100 93 103 95`,
      line: colour,
      width: 3,
    },
  ],
  aviator: (colour) => [
    { d: pair("M97 92C97 106 92 113 83 113C72 113 67 104 66 91C76 88 90 88 97 92Z"), fill: colour },
    {
      d: "M70 94C78 91 84 91 88 92L74 106C71 103 70 98 70 94ZM108 93C114 91 118 91 122 92L110 104C108 100 108 96 108 93Z",
      fill: "#ffdf9e",
      opacity: 0.5,
    },
    { d: "M62 90Q100 84 138 90", line: "#d8a651", width: 2.4 },
  ],
  halfMoon: (colour) => [
    {
      d: "M70 104L96 104C95 114 90 117 83 117C76 117 71 113 70 104ZM104 104L130 104C129 113 124 117 117 117C110 117 105 114 104 104Z",
      fill: "#fff4d6",
      opacity: 0.35,
    },
    {
      d: "M70 104L96 104C95 114 90 117 83 117C76 117 71 113 70 104ZM104 104L130 104C129 113 124 117 117 117C110 117 105 114 104 104ZM96 105Q100 102 104 105M70 105L60 97M130 105L140 97",
      line: colour,
      width: 2.2,
    },
  ],
} as const satisfies Record<string, (colour: Paint) => Shape[]>;
export type GlassesName = keyof typeof GLASSES;

export const hat = (name: HatName, colour: Paint, trim: Paint): Shape[] => HATS[name](colour, trim);
export const glasses = (name: GlassesName, colour: Paint): Shape[] => GLASSES[name](colour);

function rings(r: number): string {
  return [83, 117].map((x) => `M${x - r} 99a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join("");
}
