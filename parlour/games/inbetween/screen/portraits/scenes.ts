/** What lies behind and before a person: the town at dusk, or the same town hanging over the mist. */
import type { Shape } from "./shapes";

/** Three streets, so that neighbours do not stand before the same houses. */
const ROOFS = [
  "M0 200 L0 122 L16 104 L34 122 L34 112 L52 112 L52 134 L148 134 L148 96 L166 78 L184 96 L184 118 L200 118 L200 200Z",
  "M0 200 L0 96 L22 96 L22 84 L30 84 L30 100 L46 118 L60 134 L140 134 L140 116 L158 98 L176 116 L176 104 L200 104 L200 200Z",
  "M0 200 L0 128 L12 128 L12 92 L24 70 L36 92 L36 128 L56 136 L144 136 L160 120 L160 108 L180 108 L180 124 L200 110 L200 200Z",
] as const;
const WINDOWS = [
  "M10 120h9v12h-9zM40 122h7v10h-7zM156 96h8v11h-8zM168 96h8v11h-8zM188 128h7v10h-7z",
  "M6 108h8v11h-8zM30 116h8v11h-8zM152 118h8v11h-8zM184 114h8v11h-8z",
  "M19 96h10v13h-10zM20 118h8v10h-8zM164 116h7v10h-7zM186 126h8v11h-8z",
] as const;
const TENDRILS = [
  "M-4 150 C20 140 26 116 14 100 C6 88 16 76 24 84 M204 120 C184 118 172 102 182 84 C190 70 178 60 172 68 M176 204 C186 180 176 166 182 150",
  "M-4 96 C16 100 28 88 22 70 C18 58 28 52 32 60 M204 160 C180 152 178 132 188 120 C196 110 186 100 180 108 M24 204 C12 184 22 168 14 152",
  "M-4 170 C14 156 10 134 20 122 C30 112 22 102 16 108 M204 84 C186 90 174 78 180 62 C184 50 174 46 170 54 M186 204 C172 186 186 172 178 156",
] as const;
const ROOTS =
  "M150 0 C154 18 144 28 150 46 C153 56 148 62 150 70 M162 0 C160 14 170 24 166 40 M36 0 C40 14 30 22 34 38 C36 46 32 50 33 56 M50 0 C48 10 56 16 53 26 M184 0 C180 12 190 20 186 32";

const SKIES = ["#e59a45", "#de8350", "#eeb355"] as const;

const street = <T>(streets: readonly T[], number: number): T => streets[number % streets.length] as T;

/** The town at dusk, with the lamp on the left. */
export function dusk(number: number): Shape[] {
  return [
    { d: "M0 0H200V200H0Z", fill: street(SKIES, number) },
    { d: "M4 84a62 62 0 1 0 124 0a62 62 0 1 0 -124 0Z", fill: "#ffe2a0", opacity: 0.55 },
    { d: street(ROOFS, number), fill: "#9c5226" },
    { d: street(WINDOWS, number), fill: "#ffd782" },
  ];
}

/** The other side: the houses hang from above, and something grows between. */
export function otherSide(number: number): Shape[] {
  return [
    { d: "M0 0H200V200H0Z", fill: "@sky" },
    { d: "M30 92a70 70 0 1 0 140 0a70 70 0 1 0 -140 0Z", fill: "@halo" },
    { d: upended(street(ROOFS, number)), fill: "#0a0a18" },
    { d: ROOTS, line: "#0a0a18", width: 3 },
    { d: street(TENDRILS, number), line: "#0d1c2a", width: 7 },
    { d: street(TENDRILS, number), line: "#2f7f83", width: 1.6 },
  ];
}

/** Mist that takes the shoulders. */
export function mist(): Shape[] {
  return [
    { d: "M0 200V170Q24 158 50 168T104 172T152 164T200 172V200Z", fill: "@mist" },
    { d: "M0 200V188Q30 178 62 187T128 184T200 189V200Z", fill: "@mist" },
  ];
}

/** Upside down, as in a pool: higher up, so that it only hangs into the picture. */
function upended(d: string): string {
  return d.replaceAll(
    /([ML])(\d+) (\d+)/g,
    (_, command: string, x: string, y: string) => `${command}${x} ${Math.round((200 - Number(y)) * 0.62)}`,
  );
}
