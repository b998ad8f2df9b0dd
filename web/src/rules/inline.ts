/** What stands inside a line of Markdown: emphasis, code, links, and the numbers of rules. */

export type Span =
  | { is: "text"; text: string }
  | { is: "code"; text: string }
  | { is: "strong"; inner: Span[] }
  | { is: "emphasis"; inner: Span[] }
  | { is: "link"; to: string; inner: Span[] }
  | { is: "rule"; number: string };

/** How the number of a rule is written: `HD-MOV-03`, `SK-6.1`. */
export const RULE_NUMBER = /[A-Z]{2,}-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*/;

const NEXT = new RegExp(
  [
    /\\(?<escaped>[\\`*_{}[\]()#+\-.!|<>])/,
    /(?<ticks>`+)(?<code>.+?)\k<ticks>(?!`)/,
    /\*\*(?=\S)(?<strong>.+?)(?<=\S)\*\*(?!\*)/,
    /\*(?=[^\s*])(?<star>.+?)(?<=[^\s*])\*(?!\*)/,
    // an underscore inside a word is part of it: ids are written that way
    /(?<![\p{L}\p{N}_])_(?=[^\s_])(?<low>.+?)(?<=[^\s_])_(?![\p{L}\p{N}_])/u,
    /\[(?<label>[^\]]+)\]\((?<to>[^()\s]+)\)/,
    new RegExp(`(?<![\\p{L}\\p{N}_-])(?<rule>${RULE_NUMBER.source})(?![\\p{L}\\p{N}_])`),
  ]
    .map((pattern) => pattern.source)
    .join("|"),
  "gsu",
);

/** The spans of a line; `known` says which numbers are rules of this text, and not just words that look like one. */
export function spans(line: string, known: (number: string) => boolean = () => false): Span[] {
  const parts: Span[] = [];
  let at = 0;
  for (const match of line.matchAll(NEXT)) {
    if (match.index > at) parts.push({ is: "text", text: line.slice(at, match.index) });
    parts.push(span(match[0], match.groups ?? {}, known));
    at = match.index + match[0].length;
  }
  if (at < line.length) parts.push({ is: "text", text: line.slice(at) });
  return joined(parts);
}

/** The spans of a text of several paragraphs: an empty line ends one, other line breaks are spaces. */
export function paragraphs(text: string): Span[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, " ").trim())
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => spans(paragraph));
}

/** The bare words of spans. */
export function plain(written: readonly Span[]): string {
  return written.map(bare).join("");
}

function bare(span: Span): string {
  switch (span.is) {
    case "text":
    case "code":
      return span.text;
    case "rule":
      return span.number;
    default:
      return plain(span.inner);
  }
}

function span(all: string, of: Record<string, string | undefined>, known: (number: string) => boolean): Span {
  if (of.escaped !== undefined) return { is: "text", text: of.escaped };
  if (of.code !== undefined) return { is: "code", text: of.code.trim() };
  if (of.strong !== undefined) return { is: "strong", inner: spans(of.strong, known) };
  const emphasised = of.star ?? of.low;
  if (emphasised !== undefined) return { is: "emphasis", inner: spans(emphasised, known) };
  if (of.label !== undefined) return link(of.label, of.to ?? "", known);
  return known(all) ? { is: "rule", number: all } : { is: "text", text: all };
}

/** Only what is safe to follow becomes a link; anything else stays the words that it is. */
function link(label: string, to: string, known: (number: string) => boolean): Span {
  const inner = spans(label, known);
  if (/^(https?:\/\/|#|\/(?!\/))/i.test(to)) return { is: "link", to, inner };
  return inner.length === 1 && inner[0] ? inner[0] : { is: "emphasis", inner };
}

function joined(parts: Span[]): Span[] {
  const result: Span[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.is === "text" && last?.is === "text")
      result[result.length - 1] = { is: "text", text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
