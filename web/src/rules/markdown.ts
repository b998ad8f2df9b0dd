/** Reads the Markdown of a rule book into blocks: data that is drawn as elements, so nothing in it can become code. */
import { RULE_NUMBER, type Span, spans } from "$web/rules/inline";

export type Align = "left" | "center" | "right";

export interface Item {
  /** The number of the rule that this item states. */
  rule: string | null;
  blocks: Block[];
}

export interface Row {
  rule: string | null;
  cells: Span[][];
}

export type Block =
  | { is: "heading"; level: number; id: string; spans: Span[]; tells: readonly string[] }
  | { is: "paragraph"; id: string; spans: Span[]; tells: readonly string[] }
  | { is: "picture"; name: string; spans: Span[] }
  | { is: "list"; ordered: boolean; start: number; items: Item[] }
  | { is: "table"; head: Span[][]; align: Align[]; rows: Row[] }
  | { is: "code"; text: string }
  | { is: "quote"; blocks: Block[] }
  | { is: "rule-off" };

/** The whole text, with an id for everything that can be looked up: rules by their number, the rest by their place. */
export function parse(source: string): Block[] {
  const lines = source.replaceAll("\r\n", "\n").replaceAll("\t", "    ").split("\n");
  const numbers = stated(lines);
  return new Reading(numbers).blocks(lines);
}

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const RULE_OFF = /^\s*([-*_])(\s*\1){2,}\s*$/;
const ITEM = /^(\s*)([-*+]|\d{1,9}[.)])(\s+)(.*)$/;
/** Behind a text: the rules that it tells, to which links may lead; they are not shown. */
const TOLD = /\s*\{(#[^{}]*)\}$/;
const PICTURE = /^::picture (\S+)\s*(.*)$/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;
const STATED_IN_ITEM = new RegExp(`^\\s*[-*]\\s+\\*\\*(${RULE_NUMBER.source})\\b`);
const STATED_IN_ROW = new RegExp(`^\\s*\\|\\s*(?:\\*\\*|\`)?(${RULE_NUMBER.source})\\b`);

/** The numbers of the rules that the lines state, in an item or a row of a table. */
function stated(lines: readonly string[]): Set<string> {
  const numbers = lines.map((line) => (STATED_IN_ITEM.exec(line) ?? STATED_IN_ROW.exec(line))?.[1]);
  return new Set(numbers.filter((number) => number !== undefined));
}

class Reading {
  readonly #waiting: Set<string>;
  readonly #known: (number: string) => boolean;
  readonly #ids = new Set<string>();
  #passages = 0;

  constructor(numbers: ReadonlySet<string>) {
    this.#waiting = new Set(numbers);
    this.#known = (number) => numbers.has(number);
  }

  blocks(lines: readonly string[]): Block[] {
    const blocks: Block[] = [];
    let at = 0;
    while (at < lines.length) {
      if (blank(lines[at])) {
        at += 1;
        continue;
      }
      const [block, next] = this.#block(lines, at);
      blocks.push(block);
      at = next;
    }
    return blocks;
  }

  #block(lines: readonly string[], at: number): [Block, number] {
    const line = lines[at] ?? "";
    const heading = HEADING.exec(line);
    if (heading) return [this.#heading(heading[1]?.length ?? 1, heading[2] ?? ""), at + 1];
    if (FENCE.test(line)) return fenced(lines, at);
    const picture = PICTURE.exec(line);
    if (picture) return [{ is: "picture", name: picture[1] ?? "", spans: this.#spans(picture[2] ?? "") }, at + 1];
    if (RULE_OFF.test(line)) return [{ is: "rule-off" }, at + 1];
    if (line.startsWith(">")) return this.#quote(lines, at);
    if (ITEM.test(line)) return this.#list(lines, at);
    if (line.includes("|") && DIVIDER.test(lines[at + 1] ?? "") && (lines[at + 1] ?? "").includes("-"))
      return this.#table(lines, at);
    return this.#paragraph(lines, at);
  }

  #heading(level: number, written: string): Block {
    const [text, tells] = told(written);
    const number = /^(\d+(?:\.\d+)*)\b/.exec(text)?.[1];
    const name = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "");
    return {
      is: "heading",
      level,
      id: this.#unique(number ? `section-${number}` : `section-${name}`),
      spans: this.#spans(text),
      tells,
    };
  }

  #paragraph(lines: readonly string[], at: number): [Block, number] {
    let end = at + 1;
    while (end < lines.length && !blank(lines[end]) && !interrupts(lines[end] ?? "")) end += 1;
    const written = lines.slice(at, end).map((line) => line.trim());
    const [text, tells] = told(written.join(" "));
    return [{ is: "paragraph", id: this.#passage(), spans: this.#spans(text), tells }, end];
  }

  #quote(lines: readonly string[], at: number): [Block, number] {
    let end = at;
    while (lines[end]?.startsWith(">")) end += 1;
    const inner = lines.slice(at, end).map((line) => line.replace(/^> ?/, ""));
    return [{ is: "quote", blocks: this.blocks(inner) }, end];
  }

  #list(lines: readonly string[], at: number): [Block, number] {
    const first = ITEM.exec(lines[at] ?? "");
    const ordered = /\d/.test(first?.[2] ?? "");
    const items: Item[] = [];
    let next = at;
    for (;;) {
      const match = ITEM.exec(lines[next] ?? "");
      if (
        !match ||
        match[1] !== first?.[1] ||
        /\d/.test(match[2] ?? "") !== ordered ||
        RULE_OFF.test(lines[next] ?? "")
      )
        break;
      const inset = (match[1] + (match[2] ?? "") + (match[3] ?? "")).length;
      const end = endOfItem(lines, next + 1, match[1]?.length ?? 0);
      const inner = [match[4] ?? "", ...lines.slice(next + 1, end).map((line) => outdented(line, inset))];
      items.push(this.#item(inner));
      next = end;
      while (blank(lines[next]) && next < lines.length) next += 1;
    }
    return [{ is: "list", ordered, start: Number.parseInt(first?.[2] ?? "1", 10) || 1, items }, next];
  }

  #item(lines: string[]): Item {
    const rule = this.#states(new RegExp(`^\\*\\*(${RULE_NUMBER.source})\\b`).exec(lines[0] ?? "")?.[1]);
    return { rule, blocks: this.blocks(lines) };
  }

  #table(lines: readonly string[], at: number): [Block, number] {
    let end = at + 2;
    while (!blank(lines[end]) && lines[end]?.includes("|")) end += 1;
    const head = cells(lines[at] ?? "");
    const rows = lines.slice(at + 2, end).map((line) => this.#row(line, head.length));
    const align = cells(lines[at + 1] ?? "").map(alignment);
    return [{ is: "table", head: head.map((cell) => this.#spans(cell)), align, rows }, end];
  }

  #row(line: string, width: number): Row {
    const rule = this.#states(STATED_IN_ROW.exec(line.startsWith("|") ? line : `|${line}`)?.[1]);
    const texts = cells(line).slice(0, width);
    while (texts.length < width) texts.push("");
    return { rule, cells: texts.map((cell) => this.#spans(cell)) };
  }

  /** A rule is stated where its number stands first; later mentions are citations. */
  #states(number: string | undefined): string | null {
    return number !== undefined && this.#waiting.delete(number) ? number : null;
  }

  #spans(text: string): Span[] {
    return spans(text, this.#known);
  }

  #passage(): string {
    this.#passages += 1;
    return `passage-${this.#passages}`;
  }

  #unique(id: string): string {
    let free = id;
    for (let more = 2; this.#ids.has(free); more += 1) free = `${id}-${more}`;
    this.#ids.add(free);
    return free;
  }
}

/** A text without the list of what it tells, and that list. */
function told(written: string): [string, readonly string[]] {
  const list = TOLD.exec(written);
  if (!list) return [written, []];
  return [written.slice(0, list.index), (list[1] ?? "").split(/\s+/).map((name) => name.replace("#", ""))];
}

const blank = (line: string | undefined) => line === undefined || line.trim() === "";
const indent = (line: string) => line.length - line.trimStart().length;
const interrupts = (line: string) =>
  HEADING.test(line) || FENCE.test(line) || RULE_OFF.test(line) || line.startsWith(">") || ITEM.test(line);
const outdented = (line: string, by: number) => line.slice(Math.min(by, indent(line)));

function fenced(lines: readonly string[], at: number): [Block, number] {
  const fence = FENCE.exec(lines[at] ?? "")?.[1] ?? "```";
  let end = at + 1;
  while (end < lines.length && !lines[end]?.trim().startsWith(fence)) end += 1;
  return [{ is: "code", text: lines.slice(at + 1, end).join("\n") }, end + 1];
}

/** An item goes on over lines that are indented deeper, and over plain lines right below it. */
function endOfItem(lines: readonly string[], from: number, depth: number): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    if (blank(line)) continue;
    const lazy = at === end && at > 0 && !blank(lines[at - 1]) && !interrupts(line);
    if (indent(line) <= depth && !lazy) break;
    end = at + 1;
  }
  return end;
}

/** The cells of a row; a bar that is escaped or inside code belongs to its cell. */
function cells(line: string): string[] {
  const row: string[] = [];
  let cell = "";
  let code = false;
  const inner = line.trim().replace(/^\|/, "");
  for (let at = 0; at < inner.length; at += 1) {
    const letter = inner[at] ?? "";
    if (letter === "\\" && inner[at + 1] === "|") {
      cell += "|";
      at += 1;
    } else if (letter === "|" && !code) {
      row.push(cell.trim());
      cell = "";
    } else {
      if (letter === "`") code = !code;
      cell += letter;
    }
  }
  if (cell.trim()) row.push(cell.trim());
  return row;
}

function alignment(dashes: string): Align {
  if (dashes.endsWith(":")) return dashes.startsWith(":") ? "center" : "right";
  return "left";
}
