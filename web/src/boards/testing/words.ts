/** The words of a screen as a test compares them: its messages, and what each has to fill. */

/** What the common parts of boards say in the words of each game; where many answers are only counted, `screen-may-many` too. */
export const COMMON: readonly string[] = ["screen-may", "screen-menu", "screen-menu-close"];

/** The messages of a Fluent source that the screen itself says, each with its text. */
export function screenMessages(source: string): string[] {
  return source.split(/\n(?=[a-z#])/).filter((message) => message.startsWith("screen-"));
}

export function keyOf(message: string): string {
  return message.split(" ")[0] ?? "";
}

/** The key of a message and its places to fill: alike in all languages. */
export function shapeOf(message: string): string {
  return `${keyOf(message)} ${[...new Set(message.match(/\$\w+/g))].sort().join(" ")}`;
}

/** The keys that a program names in full. */
export function namedIn(program: string): string[] {
  return [...program.matchAll(/"(screen-[a-z-]+)"/g)].map((match) => match[1] ?? "");
}
