import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plain, type Span, spans } from "$web/rules/inline";
import { type Block, parse } from "$web/rules/markdown";
import { passages, sections } from "$web/rules/passages";
import { normalise, search, stem } from "$web/rules/search";

const text = (written: string): Span => ({ is: "text", text: written });
const only = (source: string): Block => {
  const blocks = parse(source);
  expect(blocks).toHaveLength(1);
  return blocks[0] as Block;
};

describe("a line", () => {
  it("has strong, emphasised and code words", () => {
    expect(spans("a **b *c*** and `d_e`")).toEqual([
      text("a "),
      { is: "strong", inner: [text("b "), { is: "emphasis", inner: [text("c")] }] },
      text(" and "),
      { is: "code", text: "d_e" },
    ]);
  });

  it("leaves underscores inside a word alone", () => {
    expect(spans("the id rus_axe_1 stays")).toEqual([text("the id rus_axe_1 stays")]);
  });

  it("leaves lone stars alone", () => {
    expect(spans("2 * 3 * 4")).toEqual([text("2 * 3 * 4")]);
  });

  it("links the number of a rule that the book has, and no other", () => {
    const known = (number: string) => number === "HD-MOV-03";
    expect(spans("see HD-MOV-03, HD-MOV-99.", known)).toEqual([
      text("see "),
      { is: "rule", number: "HD-MOV-03" },
      text(", HD-MOV-99."),
    ]);
  });

  it("follows links to pages, never to code", () => {
    expect(spans("[a](https://example.org)")[0]).toEqual({ is: "link", to: "https://example.org", inner: [text("a")] });
    for (const bad of ["javascript:alert`1`", "data:text/html,x", "//example.org", "JaVaScript:x"])
      expect(spans(`[a](${bad})`)).toEqual([text("a")]);
  });

  it("shows what is escaped as it is", () => {
    expect(spans("\\*not\\* strong")).toEqual([text("*not* strong")]);
  });

  it("shows HTML as text", () => {
    expect(spans("<img src=x onerror=alert(1)>")).toEqual([text("<img src=x onerror=alert(1)>")]);
  });

  it("loses no word, whatever is written", () => {
    const pieces = fc.constantFrom("a", " ", "*", "**", "_", "`", "[", "]", "HD-1", "\n", "\\", "ё");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 20 }), (written) => {
        const line = written.join("");
        const letters = (of: string) => of.replace(/[^aё]/g, "");
        expect(letters(plain(spans(line, () => true)))).toBe(letters(line));
      }),
    );
  });
});

describe("a text", () => {
  it("gives headings an id by their number, or by their words", () => {
    const blocks = parse("# 4.2 Settlements\n\n## The end\n\n## The end");
    expect(blocks.map((block) => block.is === "heading" && [block.level, block.id])).toEqual([
      [1, "section-4.2"],
      [2, "section-the-end"],
      [2, "section-the-end-2"],
    ]);
  });

  it("joins the lines of a paragraph", () => {
    expect(only("one\ntwo")).toMatchObject({ is: "paragraph", spans: [text("one two")] });
  });

  it("ends a paragraph at a list, a heading or a fence", () => {
    expect(parse("one\n- two\n# three\nfour\n```\nfive\n```").map((block) => block.is)).toEqual([
      "paragraph",
      "list",
      "heading",
      "paragraph",
      "code",
    ]);
  });

  it("knows the rule that an item states", () => {
    const list = only("- **SK-6.1** A move.\n- **SK-6.2** No move through SK-6.1.");
    expect(list.is === "list" && list.items.map((item) => item.rule)).toEqual(["SK-6.1", "SK-6.2"]);
    const second = list.is === "list" && list.items[1]?.blocks[0];
    expect(second).toMatchObject({ spans: [{}, {}, { is: "rule", number: "SK-6.1" }, {}] });
  });

  it("takes the first statement of a rule for the rule", () => {
    const [table, list] = parse("| SK-1 | a |\n|---|---|\n| SK-1 | b |\n\n- **SK-1** again");
    expect(table?.is === "table" && table.rows.map((row) => row.rule)).toEqual(["SK-1"]);
    expect(list?.is === "list" && list.items.map((item) => item.rule)).toEqual([null]);
  });

  it("keeps what is indented below an item inside it", () => {
    const list = only("1. one\n   goes on\n\n   more\n   - inner\n2. two");
    expect(
      list.is === "list" && list.ordered && list.items.map((item) => item.blocks.map((block) => block.is)),
    ).toEqual([["paragraph", "paragraph", "list"], ["paragraph"]]);
  });

  it("lets an item go on in a line that is not indented", () => {
    const list = only("- one\ngoes on\n- two");
    expect(list.is === "list" && list.items.map((item) => item.blocks)).toMatchObject([
      [{ spans: [text("one goes on")] }],
      [{ spans: [text("two")] }],
    ]);
  });

  it("counts an ordered list from its first number", () => {
    expect(only("3. three\n4. four")).toMatchObject({ ordered: true, start: 3 });
  });

  it("reads a table with its alignment, and fills short rows", () => {
    expect(only("| a | b | c |\n|---|:-:|--:|\n| 1 | `x|y` |\n| 2 | p \\| q | r | too much |")).toEqual({
      is: "table",
      head: [[text("a")], [text("b")], [text("c")]],
      align: ["left", "center", "right"],
      rows: [
        { rule: null, cells: [[text("1")], [{ is: "code", text: "x|y" }], []] },
        { rule: null, cells: [[text("2")], [text("p | q")], [text("r")]] },
      ],
    });
  });

  it("keeps code as it is written", () => {
    expect(only("```\n  a **b**\n\nc\n```")).toEqual({ is: "code", text: "  a **b**\n\nc" });
  });

  it("reads a fence that is never closed to the end", () => {
    expect(only("```\na\nb")).toEqual({ is: "code", text: "a\nb" });
  });

  it("reads quotes and dividing lines", () => {
    expect(parse("> a\n> b\n\n---").map((block) => block.is)).toEqual(["quote", "rule-off"]);
  });

  it("ends, whatever is written", () => {
    const pieces = fc.constantFrom(
      "a",
      " ",
      "  ",
      "- ",
      "1. ",
      "#",
      "|",
      "---",
      "```",
      ">",
      "\n",
      "\n\n",
      "**",
      "HD-1",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (written) => {
        parse(written.join(""));
      }),
    );
  });
});

const book = parse(
  [
    "# 6 Rules",
    "## 6.14 Siege",
    "- **HD-SIE-01** An enemy besieges a city.",
    "- **HD-SIE-02** The besieged city loses durability.",
    "## 6.2 Movement",
    "- **HD-MOV-01** A unit moves over hexes, see HD-SIE-01.",
    "Осада города начинается, когда его окружили.",
    "| unit | speed |",
    "|---|---|",
    "| Raider | 4 |",
  ].join("\n\n"),
);

describe("looking things up", () => {
  const ids = (query: string) => search(passages(book), query).map(({ passage }) => passage.id);

  it("lists the contents", () => {
    expect(sections(book).map(({ level, title }) => [level, title])).toEqual([
      [1, "6 Rules"],
      [2, "6.14 Siege"],
      [2, "6.2 Movement"],
    ]);
  });

  it("puts the rule whose number is asked for first", () => {
    expect(ids("HD-SIE-01")[0]).toBe("HD-SIE-01");
    expect(ids("hd sie 01")[0]).toBe("HD-SIE-01");
    expect(ids("HD-SIE-01")).toContain("HD-MOV-01");
  });

  it("finds a word in its other forms, in both languages", () => {
    expect(ids("sieges")).toEqual(["section-6.14"]);
    expect(ids("besieging")).toEqual(["HD-SIE-01", "HD-SIE-02"]);
    expect(ids("осады")).toHaveLength(1);
    expect(ids("городом")).toHaveLength(1);
  });

  it("finds rows of a table at the section in which they stand", () => {
    expect(search(passages(book), "raider")[0]?.passage.section).toBe("6.2 Movement");
  });

  it("wants every word, here or in the title of the section", () => {
    expect(ids("siege durability")).toEqual(["HD-SIE-02"]);
    expect(ids("siege hexes raider")).toEqual([]);
  });

  it("puts a title before what stands below it", () => {
    const siege = parse("- **HD-1** A siege.\n\n## Siege");
    expect(search(passages(siege), "siege").map(({ passage }) => passage.id)).toEqual(["section-siege", "HD-1"]);
  });

  it("finds nothing for nothing", () => {
    expect(ids("")).toEqual([]);
    expect(ids(" ?! ")).toEqual([]);
  });

  it("does not take what is typed for a pattern", () => {
    expect(ids("(.*")).toEqual([]);
    expect(ids("c.ty")).toEqual([]);
  });

  it("marks what it found, and loses nothing of a short passage", () => {
    const [first] = search(passages(book), "durability");
    expect(first?.pieces).toEqual(["HD-SIE-02 The besieged city loses ", "durability", "."]);
  });

  it("cuts a long passage around what it found", () => {
    const long = parse(`${"word ".repeat(200)}needle ${"word ".repeat(200)}`);
    const pieces = search(passages(long), "needle")[0]?.pieces ?? [];
    expect(pieces[1]).toBe("needle");
    expect(pieces[0]?.startsWith("… ")).toBe(true);
    expect(pieces.at(-1)?.endsWith(" …")).toBe(true);
    expect(pieces.join("").length).toBeLessThan(240);
  });

  it("takes ё for е", () => {
    expect(normalise("Ещё")).toBe("еще");
  });

  it("leaves short words whole", () => {
    expect(stem("ход")).toBe("ход");
    expect(stem("die")).toBe("die");
  });
});

const books = import.meta.glob<string>("../../../parlour/games/*/RULES*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe.each(Object.entries(books))("the rule book %s", (_, source) => {
  const blocks = parse(source);

  const stated = [
    ...source.matchAll(/^\s*(?:[-*]\s+\*\*|\|\s*(?:\*\*|`)?)([A-Z]{2,}-[A-Za-z0-9.-]*[A-Za-z0-9])\b/gm),
  ].map(([, number]) => number ?? "");

  it("has an anchor for every rule that its text states, in a list or a table", () => {
    const anchors = new Set(passages(blocks).map(({ rule }) => rule));
    expect(stated.length).toBeGreaterThan(0);
    expect(stated.filter((number) => !anchors.has(number))).toEqual([]);
  });

  it("finds a rule of every family by its number", () => {
    const all = passages(blocks);
    const families = new Map(stated.map((number) => [number.replace(/\d+\w*$/, ""), number]));
    for (const number of families.values()) expect(search(all, number, 1)[0]?.passage.id).toBe(number);
  });

  it("leaves no mark of Markdown in what a person reads", () => {
    const left = passages(blocks).filter(({ text }) => /\*\*|`|^#/.test(text));
    expect(left.map(({ text }) => text)).toEqual([]);
  });
});
