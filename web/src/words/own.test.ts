import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "$web/words/languages/en";
import russian from "$web/words/languages/ru";

interface Message {
  key: string;
  places: string[];
  attributes: string[];
}

function messages(sources: string[]): Map<string, Message> {
  const entries = sources.flatMap((source) => new FluentResource(source).body);
  return new Map(
    entries.map((entry) => [
      entry.id,
      {
        key: entry.id,
        places: [...new Set(variables([entry.value, entry.attributes]))].sort(),
        attributes: Object.keys(entry.attributes).sort(),
      },
    ]),
  );
}

/** The names of all variables somewhere within a message. */
function variables(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if ("type" in part && part.type === "var" && "name" in part) return [String(part.name)];
  return Object.values(part).flatMap(variables);
}

const en = messages(english);
const ru = messages(russian);

const files = import.meta.glob<string>(["../**/*.ts", "../**/*.svelte", "!../**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = Object.values(files).join("\n");

/** What stands between the parentheses of each call of `own.say` and its like. */
function calls(): string[] {
  return [...code.matchAll(/\bown\s*\.(?:say|has|attribute)\(/g)].map((match) => {
    let depth = 1;
    let at = match.index + match[0].length;
    const from = at;
    for (; depth > 0 && at < code.length; at += 1) depth += { "(": 1, ")": -1 }[code[at] ?? ""] ?? 0;
    return code.slice(from, at - 1);
  });
}

describe("the client's own words", () => {
  it("have the same keys, places and attributes in both languages", () => {
    expect([...ru.values()].sort(byKey)).toEqual([...en.values()].sort(byKey));
  });

  it("are written once each", () => {
    for (const sources of [english, russian]) {
      const keys = sources.flatMap((source) => new FluentResource(source).body.map((entry) => entry.id));
      expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    }
  });

  it("lose nothing to a slip of the pen", () => {
    for (const sources of [english, russian]) {
      const written = sources.flatMap((source) =>
        [...source.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map((match) => match[1]),
      );
      const read = sources.flatMap((source) => new FluentResource(source).body.map((entry) => entry.id));
      expect(read.sort()).toEqual(written.sort());
    }
  });

  it("exist wherever they are said", () => {
    const said = calls().flatMap((call) => {
      // of the key alone: what stands before the first object of facts, conditions left out
      const key = call.split("{ ")[0]?.replaceAll(/[=!]==? "[^"]*"/g, "") ?? "";
      return [...key.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1] ?? "");
    });
    expect(said.length).toBeGreaterThan(100);
    expect([...new Set(said)].filter((key) => !en.has(key))).toEqual([]);
  });

  it("are all said somewhere", () => {
    const literals = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const unsaid = [...en.keys()].filter((key) => !literals.has(key) && !begun.some((start) => key.startsWith(start)));
    expect(unsaid).toEqual([]);
  });
});

function byKey(one: Message, other: Message): number {
  return one.key < other.key ? -1 : 1;
}
