/** A rule book as what can be found in it: its sections, and its passages one by one. */
import { plain, type Span } from "$web/rules/inline";
import type { Block } from "$web/rules/markdown";

export interface Section {
  id: string;
  level: number;
  title: string;
}

/** One thing that a search can find: a heading, a rule, a paragraph, a row of a table. */
export interface Passage {
  /** Where it stands: the id of its element. */
  id: string;
  rule: string | null;
  /** Other rules that it tells without naming them. */
  tells: readonly string[];
  title: boolean;
  text: string;
  section: string;
}

/** The headings, for a list of contents. */
export function sections(blocks: readonly Block[]): Section[] {
  return blocks.flatMap((block) =>
    block.is === "heading" ? [{ id: block.id, level: block.level, title: plain(block.spans) }] : [],
  );
}

/** Everything that a search looks at, in the order of the book. */
export function passages(blocks: readonly Block[]): Passage[] {
  const result: Passage[] = [];
  let section = "";
  let nearest = "";
  const add = (
    id: string | null,
    rule: string | null,
    written: readonly Span[],
    { title = false, tells = [] as readonly string[] } = {},
  ) => {
    nearest = id ?? nearest;
    result.push({ id: nearest, rule, tells, title, text: plain(written), section });
  };
  const walk = (inner: readonly Block[], rule: string | null) => {
    for (const block of inner) {
      switch (block.is) {
        case "heading":
          section = plain(block.spans);
          add(block.id, null, block.spans, { title: true, tells: block.tells });
          break;
        case "paragraph":
          add(rule ?? block.id, rule, block.spans, { tells: block.tells });
          break;
        case "picture":
          add(null, null, block.spans);
          break;
        case "quote":
          walk(block.blocks, rule);
          break;
        case "list":
          for (const item of block.items) walk(item.blocks, item.rule ?? rule);
          break;
        case "table":
          for (const row of block.rows) add(row.rule, row.rule, between(row.cells));
          break;
      }
    }
  };
  walk(blocks, null);
  return result;
}

function between(cells: Span[][]): Span[] {
  return cells.flatMap((cell, at): Span[] => (at ? [{ is: "text", text: " · " }, ...cell] : cell));
}
