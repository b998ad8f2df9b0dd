/** What a browser can check of a deal by itself: that the server was bound before anybody sat down, and used what was added. */
import { keep, recall } from "$web/storage";
import type { State } from "$web/wire/types";

type Deal = Pick<State, "table" | "commitment" | "entropy" | "secret" | "seed" | "open_deal">;

/** What one of the checks found; `null`: this browser was not there to see it. */
export type Finding = boolean | null;
export interface Findings {
  /** The seal is the one that this browser saw first. */
  kept: Finding;
  /** The seal belongs to the secret. */
  bound: boolean;
  /** What this browser added is among what was added. */
  mine: Finding;
  /** The seed is made of the secret and of what was added. */
  mixed: boolean;
}

const KEPT = "seals";
const MOST_KEPT = 100;
interface Note {
  table: string;
  commitment?: string;
  entropy?: string;
}

/** Something that nobody can guess, to be added to a deal. */
export function newEntropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/** Notes the seal of a table as it was seen first, or what was added to its deal. */
export function note(table: string, seen: Omit<Note, "table">): void {
  const notes = recalled();
  const before = notes.find((one) => one.table === table);
  const noted = { ...seen, ...before, table };
  if (JSON.stringify(noted) === JSON.stringify(before)) return;
  keep(KEPT, [noted, ...notes.filter((one) => one.table !== table)].slice(0, MOST_KEPT));
}

/** What can be said of a deal once its secret is told. */
export function check(deal: Deal): Findings | null {
  const { secret, seed } = deal;
  if (secret === null || seed === null) return null;
  const noted = recalled().find((one) => one.table === deal.table);
  return {
    kept: noted?.commitment ? noted.commitment === deal.commitment : null,
    bound: commitmentTo(secret) === deal.commitment,
    mine: noted?.entropy ? Object.values(deal.entropy).includes(noted.entropy) : null,
    mixed: dealSeed(secret, deal.entropy) === seed,
  };
}

export const commitmentTo = (secret: string): string => sha256(`parlour commitment\nstr ${secret}`);

export function dealSeed(secret: string, entropy: Record<string, string>): string {
  const added = Object.entries(entropy).toSorted(([one], [other]) => Number(one) - Number(other));
  if (added.length === 0) return secret;
  return sha256(["parlour deal", `str ${secret}`, ...added.map(([seat, text]) => `${seat} ${text}`)].join("\n"));
}

function recalled(): Note[] {
  const notes = recall(KEPT);
  return Array.isArray(notes) ? notes.filter((one) => typeof one?.table === "string") : [];
}

/** SHA-256 (FIPS 180-4). The browser's own is there under https only, and friends in one house play without it. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer(((bytes.length + 72) >> 6) << 6));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 8, Math.floor(bytes.length / 0x20000000));
  padded.setUint32(padded.byteLength - 4, bytes.length << 3);
  const sum = ROOTS_OF_SQUARES.slice();
  for (let block = 0; block < padded.byteLength; block += 64) mix(sum, padded, block);
  return [...sum].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function mix(sum: Uint32Array, data: DataView, block: number): void {
  const words = new Uint32Array(64);
  for (let at = 0; at < 64; at++) {
    if (at < 16) words[at] = data.getUint32(block + at * 4);
    else {
      const [early, late] = [word(words, at - 15), word(words, at - 2)];
      const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[at] = word(words, at - 16) + small + word(words, at - 7) + large;
    }
  }
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const one =
      h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + word(ROOTS_OF_CUBES, at) + word(words, at);
    const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(one + other) >>> 0, a, b, c, (d + one) >>> 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => {
    sum[at] = word(sum, at) + value;
  });
}

const word = (words: Uint32Array, at: number): number => words[at] ?? 0;
const turn = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function roots(count: number, root: (value: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let next = 2; primes.length < count; next++) if (primes.every((prime) => next % prime !== 0)) primes.push(next);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
const ROOTS_OF_SQUARES = roots(8, Math.sqrt);
const ROOTS_OF_CUBES = roots(64, Math.cbrt);
