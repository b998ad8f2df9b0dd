/** Full-text search in a rule book: stemmed words, passages ranked best first, with excerpts around the hits. */
import type { Passage } from "$web/rules/passages";

export interface SearchResult {
  passage: Passage;
  /** The passage cut into pieces around what was found; every second one is a hit. */
  pieces: string[];
}

export const MAX_RESULTS = 40;
/** Characters of an excerpt, and of those how many before the first hit. */
const EXCERPT_LENGTH = 220;
const CONTEXT_BEFORE = 60;

/** Endings that a word loses in its other forms. */
const RUSSIAN =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|иям|ией|ить|ать|ять|еть|ет|ут|ют|ит|ат|ят|ах|ях|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ам|ям|ом|ем|ую|юю|ия|ии|ию|а|я|о|е|ы|и|у|ю|ь|й)$/;
const ENGLISH = /(?:ings?|ers?|ed|es|s|e)$/;
const SHORTEST_STEM = 3;

/** Every word of the query must occur, in any form; at most `most` passages. */
export function search(passages: readonly Passage[], query: string, most = MAX_RESULTS): SearchResult[] {
  const words = normalise(query).match(/[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu) ?? [];
  if (!words.length) return [];
  const asked = words.map((word) => starts(word));
  const scored = passages
    .map((passage, place) => ({ passage, place, score: score(passage, words, asked) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.place - other.place);
  return scored.slice(0, most).map(({ passage }) => ({ passage, pieces: pieces(passage.text, asked) }));
}

function score(passage: Passage, words: readonly string[], asked: readonly RegExp[]): number {
  const text = normalise(passage.text);
  if (passage.tells.some((number) => normalise(number) === words.join("-"))) return 100;
  if (!asked.every((word) => word.test(text) || word.test(normalise(passage.section)))) return 0;
  const here = asked.filter((word) => word.test(text)).length;
  if (!here) return 0;
  const number = passage.rule !== null && normalise(passage.rule) === words.join("-") ? 100 : 0;
  const exactly = text.includes(words.join(" ")) ? 6 : 0;
  return number + here * 4 + exactly + (passage.title ? 5 : 0) + (passage.rule ? 3 : 0);
}

/** A word that begins like the stem of the one that was asked for; a number of a rule, or a part of one, as it is. */
function starts(word: string): RegExp {
  const literal = /[\d.-]/.test(word) ? word : stem(word);
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}[\\p{L}\\p{N}]*`, "u");
}

function pieces(text: string, asked: readonly RegExp[]): string[] {
  const any = new RegExp(asked.map((word) => word.source).join("|"), "gu");
  const low = normalise(text);
  // normalising may change lengths (ligatures): without equal lengths the places would be wrong
  const hits = low.length === text.length ? [...low.matchAll(any)] : [];
  const from = Math.max(0, (hits[0]?.index ?? 0) - CONTEXT_BEFORE);
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1 || from;
  const end = text.length - start > EXCERPT_LENGTH ? text.lastIndexOf(" ", start + EXCERPT_LENGTH) : text.length;
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

/** One spelling for what people write in several ways. */
export function normalise(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("ё", "е").replaceAll("−", "-");
}

/** The part of a normalised word that stays the same in its other forms, roughly: enough to find «осада» when asked for «осады». */
export function stem(word: string): string {
  const cut = word.replace(/[а-я]$/.test(word) ? RUSSIAN : ENGLISH, "");
  return cut.length >= SHORTEST_STEM ? cut : word;
}
