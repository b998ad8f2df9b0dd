/** Neck, shoulders and what people wear on them. */
import { type Paint, pair, type Shape } from "./shapes";
import { dye, mix } from "./tones";

const BUILDS = {
  broad: { body: "M2 200 C6 174 36 168 66 162 L82 154 L118 154 L134 162 C164 168 194 174 198 200Z", neck: 21 },
  plain: { body: "M14 200 C18 178 44 170 72 163 L85 155 L115 155 L128 163 C156 170 182 178 186 200Z", neck: 17 },
  slight: { body: "M28 200 C32 180 54 173 78 165 L88 157 L112 157 L122 165 C146 173 168 180 172 200Z", neck: 13.5 },
  child: { body: "M40 200 C42 186 60 178 80 171 L88 163 L112 163 L120 171 C140 178 158 186 160 200Z", neck: 12 },
} as const;
export type Build = keyof typeof BUILDS;

type Cut = (colour: Paint, trim: Paint) => Shape[];

const LAPELS = "M84 156 L70 164 L74 182 L92 200 L100 200 L88 176Z";
const COLLAR = "M84 152 L78 164 L92 178 L100 168 L100 162Z";

const OUTFITS = {
  coverall: (colour, trim) => [
    { d: pair("M83 152 L72 164 L84 182 L100 170 L100 164Z"), fill: dye(colour).shade },
    { d: "M100 172 L100 200", line: "#d9a95a", width: 2.5 },
    { d: "M46 182 L74 182 L74 194 L46 194Z", fill: trim },
    { d: "M50 186 L70 186 M50 190 L64 190", line: "#7d2a22", width: 1.8 },
  ],
  checked: (colour, trim) => [
    {
      d: "M34 170 L34 200 M54 166 L54 200 M146 166 L146 200 M166 170 L166 200 M6 184 L194 184 M20 176 L180 176",
      line: trim,
      width: 4.5,
      opacity: 0.8,
    },
    { d: pair("M82 152 L74 166 L90 182 L100 176Z"), fill: dye(colour).shade },
  ],
  bowTie: (colour, trim) => [
    { d: "M86 154 L114 154 L118 200 L82 200Z", fill: "#f6e7c8" },
    { d: pair("M84 155 L66 165 L76 200 L88 200 C84 184 84 170 90 160Z"), fill: dye(colour).shade },
    { d: "M100 166 L82 158 L82 176ZM100 166 L118 158 L118 176ZM96 163 L104 163 L104 170 L96 170Z", fill: trim },
  ],
  hoodie: (colour, trim) => [
    {
      d: "M58 172 C54 152 70 144 84 148 L100 176 L116 148 C130 144 146 152 142 172 C128 186 112 188 100 188 C88 188 72 186 58 172Z",
      fill: dye(colour).shade,
      edge: true,
    },
    { d: "M84 150 L100 178 L116 150 L112 146 L88 146Z", fill: "#1d1320" },
    { d: "M90 178 L88 200 M110 178 L113 200", line: trim, width: 2.6 },
  ],
  denim: (colour, trim) => [
    { d: "M86 154 L114 154 L106 200 L94 200Z", fill: trim },
    { d: pair("M84 152 L68 164 L80 184 L94 190 L90 170Z"), fill: dye(colour).light },
    {
      d: "M52 184 L76 184 L76 200 M52 184 L52 200 M124 184 L148 184 M148 184 L148 200 M124 184 L124 200",
      line: "#e0b877",
      width: 1.6,
    },
  ],
  nurse: (_, trim) => [
    { d: pair("M84 152 L72 164 L88 182 L100 170Z"), fill: "#fff4dc" },
    { d: "M93 176 L107 176 L104 200 L96 200Z", fill: trim },
    {
      d: "M140 180 L146 180 L146 185 L151 185 L151 191 L146 191 L146 196 L140 196 L140 191 L135 191 L135 185 L140 185Z",
      fill: "#c8402f",
    },
  ],
  cassock: (colour, trim) => [
    { d: "M82 150 C90 158 110 158 118 150 L120 164 C108 172 92 172 80 164Z", fill: dye(colour).main },
    { d: "M92 156 L108 156 L108 168 L92 168Z", fill: "#fff4dc" },
    {
      d: "M97 180 L103 180 L103 186 L109 186 L109 191 L103 191 L103 200 L97 200 L97 191 L91 191 L91 186 L97 186Z",
      fill: trim,
    },
  ],
  shawl: (colour, trim) => [
    { d: "M14 200 C18 178 44 168 76 158 L100 190 L124 158 C156 168 182 178 186 200Z", fill: dye(colour).light },
    { d: "M100 200 L124 158 C156 168 182 178 186 200Z", fill: dye(colour).main },
    { d: "M30 190 L84 172 M52 198 L90 184 M170 190 L116 172 M148 198 L110 184", line: trim, width: 2.2 },
    { d: "M94 184 C94 176 106 176 106 184 C106 192 94 192 94 184Z", fill: "#e8b84a" },
  ],
  diner: (_, trim) => [
    { d: pair("M84 153 C66 158 58 168 60 180 C76 184 90 184 100 178 L100 166Z"), fill: "#fff1d6" },
    { d: "M96 178 L104 178 L106 200 L94 200Z", fill: "#fff1d6" },
    { d: "M128 186 L158 184 L158 195 L128 197Z", fill: trim },
  ],
  turnout: (_, trim) => [
    { d: pair("M80 148 L68 158 L74 176 L100 186 L100 172 L86 164Z"), fill: "#2b2430" },
    { d: "M8 190 L52 176 L56 186 L4 200ZM192 190 L148 176 L144 186 L196 200Z", fill: trim },
    { d: "M93 184 L107 184 L107 200 L93 200Z", fill: trim },
  ],
  turtleneck: (colour) => [
    { d: "M80 142 C90 150 110 150 120 142 L123 164 C112 174 88 174 77 164Z", fill: dye(colour).main, edge: true },
    { d: "M104 148 C112 147 117 145 120 142 L123 164 C117 169 110 171 104 172Z", fill: dye(colour).shade },
    { d: "M88 150 L87 168 M96 152 L96 170", line: dye(colour).shade, width: 1.5 },
  ],
  trench: (colour, trim) => [
    { d: pair("M82 156 L58 166 L66 184 L56 186 L92 200 L100 200Z"), fill: dye(colour).light },
    {
      d: "M74 152 C84 166 116 166 126 152 C136 160 136 170 126 176 C112 184 88 184 74 176 C64 170 64 160 74 152Z",
      fill: trim,
      edge: true,
    },
    { d: "M112 178 L126 174 L134 200 L112 200Z", fill: dye(trim).shade },
  ],
  suit: (colour, trim) => [
    { d: "M84 153 L116 153 L112 200 L88 200Z", fill: "#f7ead0" },
    { d: "M95 164 L105 164 L109 200 L91 200Z", fill: trim },
    { d: pair(LAPELS), fill: dye(colour).shade },
    { d: "M56 168 C64 190 84 200 100 200 M144 168 C136 190 116 200 100 200", line: "#e3b04b", width: 4 },
  ],
  uniform: (colour, trim) => [
    { d: pair(COLLAR), fill: dye(colour).light },
    { d: "M95 168 L105 168 L108 200 L92 200Z", fill: "#2b1a1c" },
    { d: "M146 176 L149 184 L158 184 L151 190 L154 198 L146 193 L138 198 L141 190 L134 184 L143 184Z", fill: trim },
    { d: "M42 184 L70 184 L70 190 L42 190Z", fill: dye(colour).shade },
  ],
  raincoat: (colour, trim) => [
    { d: "M100 172 L100 200", line: dye(colour).shade, width: 2.5 },
    { d: "M90 188 C90 184 96 184 96 188 C96 192 90 192 90 188Z", fill: trim },
  ],
  vest: (colour, trim) => [
    { d: "M82 154 L118 154 L100 196Z", fill: "#f6e7c8" },
    { d: "M96 164 L104 164 L106 184 L100 194 L94 184Z", fill: trim },
    { d: pair(COLLAR), fill: "#fff4dc" },
    { d: "M72 163 L100 200 L128 163", line: dye(colour).light, width: 4 },
  ],
  striped: (_, trim) => [
    { d: "M46 184 C76 178 124 178 154 184 L158 192 C124 186 76 186 42 192Z", fill: trim },
    { d: pair("M70 174 L80 170 L78 200 L66 200Z"), fill: "#4b3527" },
    { d: "M86 163 C92 172 108 172 114 163", line: trim, width: 4 },
  ],
  overalls: (_, trim) => [
    { d: pair("M84 153 L76 164 L90 176 L100 168Z"), fill: "#f0dcb4" },
    { d: `${pair("M60 166 L74 162 L80 182 L80 200 L66 200Z")}M78 184 L122 184 L122 200 L78 200Z`, fill: trim },
    {
      d: "M74 180 C74 176 80 176 80 180 C80 184 74 184 74 180ZM120 180 C120 176 126 176 126 180 C126 184 120 184 120 180Z",
      fill: "#e8b84a",
    },
  ],
} as const satisfies Record<string, Cut>;
export type OutfitName = keyof typeof OUTFITS;

/** Shoulders, neck and clothes, from back to front. */
export function bust(build: Build, outfit: OutfitName, colour: Paint, trim: Paint, skin: Paint): Shape[] {
  const { body, neck } = BUILDS[build];
  const [left, right] = [100 - neck, 100 + neck];
  return [
    { d: body, fill: colour, edge: true },
    { d: `M${left} 122L${left - 1} 156Q100 182 ${right + 1} 156L${right} 122Z`, fill: skin },
    {
      d: `M${left} 136Q100 168 ${right} 138L${right + 1} 156Q112 172 98 170Q${left + 6} 158 ${left} 136Z`,
      fill: mix(skin, "#3a1226", 0.58),
    },
    ...OUTFITS[outfit](colour, trim),
  ];
}

/** Where the shoulders end: for the shade that falls on them. */
export const shouldersOf = (build: Build): string => BUILDS[build].body;
