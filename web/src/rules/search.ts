/** Finds the passages of a rule book that speak of something, best first. */
import type { Passage } from "$web/rules/passages";
import { folded, stem } from "$web/rules/stem";

export interface Found {
  passage: Passage;
  /** The passage cut into pieces around what was found; every second one is a hit. */
  pieces: string[];
}

const LONGEST = 220;
const BEFORE = 60;

/** Every word of the query must occur, in whatever form; at most `most` passages. */
export function search(passages: readonly Passage[], query: string, most = 40): Found[] {
  const words = folded(query).match(/[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu) ?? [];
  if (!words.length) return [];
  const asked = words.map((word) => starts(word));
  const scored = passages
    .map((passage, place) => ({ passage, place, score: score(passage, words, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.place - other.place);
  return scored.slice(0, most).map(({ passage }) => ({ passage, pieces: pieces(passage.text, asked) }));
}

function score(passage: Passage, words: readonly string[], asked: readonly RegExp[]): number {
  const text = folded(passage.text);
  if (!asked.every((each) => each.test(text) || each.test(folded(passage.section)))) return 0;
  const here = asked.filter((each) => each.test(text)).length;
  if (!here) return 0;
  const number = passage.rule !== null && folded(passage.rule) === words.join("-") ? 100 : 0;
  const exactly = text.includes(words.join(" ")) ? 6 : 0;
  return number + here * 4 + exactly + (passage.title ? 5 : 0) + (passage.rule ? 3 : 0);
}

/** A word that begins like the stem of the one that was asked for; a number of a rule, or a part of one, as it is. */
function starts(word: string): RegExp {
  const literal = /[\d.-]/.test(word) ? word : stem(word);
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[\\p{L}\\p{N}]*`, "u");
}

function pieces(text: string, asked: readonly RegExp[]): string[] {
  const any = new RegExp(asked.map((each) => each.source).join("|"), "gu");
  const low = folded(text);
  // folding may change lengths (ligatures): without equal lengths the places would be wrong
  const hits = low.length === text.length ? [...low.matchAll(any)] : [];
  const from = Math.max(0, (hits[0]?.index ?? 0) - BEFORE);
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1 || from;
  const end = text.length - start > LONGEST ? text.lastIndexOf(" ", start + LONGEST) : text.length;
  const result = [start > 0 ? "… " : ""];
  let at = start;
  for (const hit of hits) {
    if (hit.index < at || hit.index + hit[0].length > end) continue;
    result[result.length - 1] += text.slice(at, hit.index);
    result.push(text.slice(hit.index, hit.index + hit[0].length), "");
    at = hit.index + hit[0].length;
  }
  result[result.length - 1] += text.slice(at, end) + (end < text.length ? " …" : "");
  return result;
}
