/** The words for ids in one language: Project Fluent, the client's own and the game's. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Decision, GameEvent } from "$web/boards/board";

export type Language = "en" | "ru";
export type Facts = Record<string, unknown>;

/** What things are called at one table: messages in Fluent, and which of them names an id. */
export interface Calls {
  messages: string;
  names: Readonly<Record<string, string>>;
}

export class Words {
  readonly #bundle: FluentBundle;
  readonly #sources: readonly string[];

  /** `names` maps ids that a player reads (`rus_axe1`) to the messages that name them (`unit-rus_axe`). */
  constructor(
    readonly language: Language,
    sources: string[],
    readonly names: Readonly<Record<string, string>> = {},
  ) {
    this.#sources = sources;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The same words where some things are called otherwise: messages that go before these, and names for more ids. */
  calling({ messages, names }: Calls): Words {
    return new Words(this.language, [...this.#sources, messages], { ...this.names, ...names });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message with its places filled; the bare id where there are no words. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, this.#told(facts)) : key;
  }

  /** An attribute of a message, such as `.about` or `.short`; null where there is none. */
  attribute(key: string, attribute: string, facts: Facts = {}): string | null {
    const pattern = this.#bundle.getMessage(key)?.attributes[attribute];
    return pattern ? this.#bundle.formatPattern(pattern, this.#told(facts)) : null;
  }

  /** What an id is called; of several pieces with one name each keeps its number. */
  name(id: string): string {
    const key = this.names[id];
    if (key === undefined) return this.has(id) ? this.say(id) : id;
    const number = key.endsWith(id) ? "" : (/\d*$/.exec(id)?.[0] ?? "");
    return `${this.say(key)} ${number}`.trimEnd();
  }

  /**
   * What happened. Where the same line tells before it of the same place, or of what was the reason, the attribute `.there`
   * names that no more.
   */
  event(told: GameEvent, before?: GameEvent): string {
    const { event, ...facts } = told;
    const known = before !== undefined && goesOn(before, facts);
    return (known ? this.attribute(`event-${event}`, "there", facts) : null) ?? this.#said("event", event, facts);
  }

  question(decision: Decision): string {
    return this.#said("ask", decision.kind, decision.facts ?? {});
  }

  /** An answer: its first word by its message, the ids after it by their names. */
  action(notation: string): string {
    const [word = "", ...rest] = notation.split(" ");
    const key = `action-${word}`;
    const named = rest.map((id) => this.name(id));
    if (!this.has(key)) return [word, ...named].join(" ");
    const said = this.say(key);
    return measured(said, named) ?? `${said} ${named.join(", ")}`.trimEnd();
  }

  /** An answer as the log tells it, though nothing happened: the attribute `.told` of its word; null where it has none. */
  told(notation: string): string | null {
    return this.attribute(`action-${notation.split(" ")[0]}`, "told");
  }

  #said(group: string, name: string, facts: Facts): string {
    const key = `${group}-${name}`;
    if (this.has(key)) return this.say(key, facts);
    const listed = Object.entries(facts).map(([label, fact]) => `${label} ${plainText(fact)}`);
    return name.replaceAll("-", " ") + (listed.length ? ` (${listed.join(", ")})` : "");
  }

  #told(facts: Facts): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, this.#named(fact)]));
  }

  #named(fact: unknown): FluentVariable {
    if (typeof fact === "number") return new Count(fact);
    if (typeof fact === "string") return fact in this.names ? this.name(fact) : fact;
    if (Array.isArray(fact)) return fact.map((part) => this.#named(part)).join(", ");
    return plainText(fact);
  }
}

/** Whether what is told before names the place or the reason of what happens, and is about the same player. */
function goesOn({ event: _, ...before }: GameEvent, { territory, reason, ...facts }: Facts): boolean {
  const named = Object.values(before);
  const others = Object.keys(facts).filter((name) => name in before);
  return (
    [territory, reason].some((fact) => named.includes(fact ?? Symbol())) &&
    others.every((name) => facts[name] === before[name])
  );
}

/**
 * An answer with numbers in it, whose words name its parts, "Flick (disk, angle, speed):": each number by its name. Where
 * there are more of them than names, nobody would read them: the verb alone. Null for answers without numbers.
 */
function measured(said: string, named: readonly string[]): string | null {
  const [, verb, parts] = /^(.*) \((.*)\):$/.exec(said) ?? [];
  if (verb === undefined || parts === undefined || !named.some(isNumber)) return null;
  const names = parts.split(", ");
  if (names.length !== named.length) return verb;
  return `${verb}: ${named.map((part, at) => (isNumber(part) ? `${names[at]} ${part}` : part)).join(", ")}`;
}

const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

/** A number in a message. A small whole one is written as it is: creating a browser's formatter takes longer than all else. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < 1000;
    return small || !scope ? String(this.value) : super.toString(scope);
  }
}

/** Plain data as a person would write it. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return "?";
  if (Array.isArray(value)) return value.map(plainText).join(" ") || "–";
  if (typeof value === "object") {
    const parts = Object.entries(value).filter(([name]) => name !== "is");
    return parts.map(([name, part]) => `${name} ${plainText(part)}`).join("; ") || "–";
  }
  return String(value);
}
