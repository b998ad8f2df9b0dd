/** What ids are called: each kind of id has its own family of messages. */
import type { View } from "$web/boards/board";
import type { Calls, Words } from "$web/words/words.svelte";
import { figureOf, kindOf } from "./printed";
import { houseOf, type Realm } from "./realm";

/** The message that names an id. */
export function keyOf(words: Words, id: string): string {
  if (words.has(`house-${id}`)) return `house-${id}`; // at a table the ids of Houses stand for their short names
  const kind = kindOf(id);
  const known = words.names[id] ?? words.names[kind];
  if (known !== undefined) return known;
  const castle = figureOf(id)?.role === "castle" ? `figure-${id}` : null;
  return castle ?? (words.has(`symbol-${id}`) ? `symbol-${id}` : id);
}

export function nameOf(words: Words, id: string): string {
  return words.say(keyOf(words, id));
}

/** The same where room is scarce: many names have a short form. */
export function shortName(words: Words, id: string): string {
  return words.attribute(keyOf(words, id), "short") ?? nameOf(words, id);
}

/** What is said about an id; nothing where there are no words. */
export function aboutOf(words: Words, id: string): string {
  return words.attribute(keyOf(words, id), "about") ?? "";
}

/** The same in this game: some things are different for two players, or for one. */
export function aboutHere(words: Words, id: string, { two, solo }: Pick<Realm, "two" | "solo">): string {
  const own = two ? "two" : solo ? "solo" : "about";
  return words.attribute(keyOf(words, id), own) ?? aboutOf(words, id);
}

export function regionName(words: Words, region: number): string {
  return words.say(`region-${region}`);
}

/** The House of a seat by name; before Houses are taken the seat's number. */
export function seatName(words: Words, realm: Pick<Realm, "houses">, seat: number): string {
  const house = houseOf(realm, seat);
  return house === "" ? words.say("screen-seat", { number: seat + 1 }) : nameOf(words, house);
}

export function namesOf(words: Words, ids: readonly string[]): string {
  return ids.map((id) => nameOf(words, id)).join(", ");
}

/** In sentences Houses go by their short names: a line of the log names them again and again. */
export function calls(_view: View, words: Words): Calls {
  const houses = Object.keys(words.names).filter((id) => words.has(`house-${id}`));
  const shorts = houses.map(
    (id) => `called-${id} = { "${words.attribute(`house-${id}`, "short") ?? nameOf(words, id)}" }`,
  );
  return { messages: shorts.join("\n"), names: Object.fromEntries(houses.map((id) => [id, `called-${id}`])) };
}
