import { describe, expect, it } from "vitest";
import { Words } from "$web/words/words.svelte";
import ofGame from "../../text/en.ftl?raw";
import { CONDITIONS, RULES } from "../data/schema";
import { ARTIFACTS, CHARACTERS, ORDERS, RITUALS } from "./script/roster";
import english from "./text/en.ftl?raw";
import russian from "./text/ru.ftl?raw";

/** Every message with the places in it. */
function messages(source: string): Map<string, string[]> {
  const parts = source.split(/^(?=[a-z][\w-]* *=)/m).filter((part) => /^[a-z]/.test(part));
  return new Map(
    parts.map((part) => {
      const text = part.replaceAll(/^#.*$/gm, "");
      const places = [...text.matchAll(/\{ \$(\w+)/g)].map((match) => match[1] ?? "");
      return [/^[\w-]+/.exec(part)?.[0] ?? "", [...new Set(places)].sort()];
    }),
  );
}

const en = messages(english);
const ru = messages(russian);
const files = import.meta.glob<string>(["./**/*.ts", "./**/*.svelte", "!./**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = Object.values(files).join("\n");

describe("the words of the pages", () => {
  it("have the same keys and places in both languages", () => {
    expect([...ru].sort()).toEqual([...en].sort());
  });

  it("lose nothing to a slip of the pen", () => {
    for (const [language, source, read] of [
      ["en", english, en],
      ["ru", russian, ru],
    ] as const) {
      const words = new Words(language, [source]);
      expect([...read.keys()].filter((key) => !words.has(key))).toEqual([]);
    }
  });

  it("take none from the game, and find there what they lack", () => {
    const game = messages(ofGame);
    expect([...en.keys()].filter((key) => game.has(key))).toEqual([]);
    const lacked = [
      ...ORDERS.map((order) => `order-${order}`),
      ...Object.entries(CHARACTERS).flatMap(([type, { rank }]) => [`character-${type}`, `rank-${rank}`]),
      ...Object.keys(ARTIFACTS).map((artifact) => `artifact-${artifact}`),
      ...RITUALS.map((ritual) => `ritual-${ritual}`),
    ];
    expect(lacked.filter((key) => !game.has(key))).toEqual([]);
  });

  it("exist wherever they are said", () => {
    const said = [...code.matchAll(/\b(?:words|said)\.say\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? "");
    const faults = [...code.matchAll(/"((?:fault|file)-[\w-]+)"/g)].map((match) => match[1] ?? "");
    expect(said.length).toBeGreaterThan(80);
    expect([...new Set([...said, ...faults])].filter((key) => !en.has(key))).toEqual([]);
  });

  it("are all said somewhere", () => {
    const literals = new Set([...code.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]));
    const begun = [...code.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const kinds = ["aim-", "change-"];
    const unsaid = [...en.keys()].filter(
      (key) => !literals.has(key) && ![...begun, ...kinds].some((start) => key.startsWith(start)),
    );
    expect(unsaid).toEqual([]);
  });

  it("name every goal and every special rule, with what each needs to know", () => {
    const all = [
      ...Object.keys(CONDITIONS).flatMap((type) => [`aim-${type}`, `aim-${type}-about`]),
      ...Object.keys(RULES).flatMap((type) => [`change-${type}`, `change-${type}-about`]),
      ...[...Object.values(CONDITIONS), ...Object.values(RULES)].flat().flatMap((parameter) => {
        if (parameter.kind === "choice") {
          return [
            `parameter-${parameter.name}`,
            ...parameter.choices.map((choice) => `choice-${parameter.name}-${choice}`),
          ];
        }
        return [`parameter-${parameter.kind === "number" ? parameter.name : parameter.kind}`];
      }),
    ];
    expect(all.filter((key) => !en.has(key))).toEqual([]);
  });
});
