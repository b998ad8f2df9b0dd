/** What disks, sides, zones and tags are called: by the game's own words, or by those of the script. */
import type { Scene, View } from "$web/boards/board";
import type { Calls, Words } from "$web/words/words.svelte";
import { deskOf, ordersOf, scriptOf, sidesOf, teamOf } from "./desk";
import type { UnitEntry } from "./pages/script/format";
import { inLanguage } from "./pages/speech";

type Told = Pick<Scene, "words" | "view">;

/** A disk, a card or a thing of the script. */
export function nameOf({ words, view }: Told, id: string): string {
  if (id in words.names) return words.name(id);
  const { objects, zones, terrain } = scriptOf(view);
  const thing =
    objects.find(({ object_id }) => object_id === id) ?? [...zones, ...terrain].find((area) => area.id === id);
  return (thing && inLanguage(thing, "label", words.language)) || words.name(id);
}

export const namesOf = (told: Told, ids: readonly string[]): string => ids.map((id) => nameOf(told, id)).join(", ");

/** The message that names a side by its Orders. */
export const sideKey = (view: Pick<View, "facts">, side: number): string => `side-${ordersOf(view, side).join("-")}`;

export const sideName = ({ words, view }: Told, side: number): string => words.say(sideKey(view, side));

/** A team by its sides. */
export function teamName(told: Told, team: number): string {
  const { sides } = scriptOf(told.view);
  return sides.flatMap((side, number) => (side.team === team ? [sideName(told, number)] : [])).join(", ");
}

/** What a character, a card or a rule does, as it is printed. */
export const aboutOf = (words: Words, id: string): string => words.attribute(words.names[id] ?? id, "about") ?? "";

/** Those whom a script means by a tag. */
export function tagName(told: Told, tag: string): string {
  if (tag in told.words.names) return told.words.name(tag);
  const { tags } = deskOf(told.view);
  const tagged = Object.keys(tags).filter((disk) => tags[disk] === tag);
  return tagged.length > 0 ? namesOf(told, tagged) : unitNames(told, taggedUnits(told.view, tag));
}

function taggedUnits(view: View, tag: string): UnitEntry[] {
  return scriptOf(view).sides.flatMap(({ squad }) => squad.filter((unit) => unit.tag === tag));
}

/** Units of a script with their numbers: Vampal ×2. */
export const unitNames = ({ words }: Told, units: readonly UnitEntry[]): string =>
  units.map(({ type, count }) => (count > 1 ? `${words.name(type)} ×${count}` : words.name(type))).join(", ");

/** The title of the battle that is played. */
export const battleTitle = ({ words, view }: Told): string => inLanguage(scriptOf(view), "title", words.language);

/**
 * The messages that know players, sides and teams by their numbers name them by their Orders here, and what a script of one's own
 * brings along is called as the script says.
 */
export function calls(view: View, words: Words): Calls {
  const sides = distinct(sidesOf(view).map((side) => sideName({ words, view }, side)));
  const teams = [...new Set(sidesOf(view).map((side) => teamOf(view, side)))].map((team) => ({
    number: team,
    name: sides.filter((_, side) => teamOf(view, side) === team).join(", "),
  }));
  const numbered = sides.map((name, number) => ({ number, name }));
  const things = labels(view, words).filter(([id, label]) => label && ID.test(id) && !(id in words.names));
  return {
    messages: [
      chosen("player", "seat", numbered),
      chosen("player-within", "seat", numbered),
      chosen("side", "side", numbered),
      chosen("team", "team", teams),
      chosen("team-within", "team", teams),
      ...things.map(([id, label]) => `here-${id} = ${literal(label)}`),
    ].join("\n"),
    names: Object.fromEntries(things.map(([id]) => [id, `here-${id}`])),
  };
}

/** What may end the id of a message. */
const ID = /^[\w-]+$/;

/** The title of the script, and what it calls its things. */
function labels(view: View, words: Words): [string, string][] {
  const { id, objects, zones, terrain } = scriptOf(view);
  const things = [...objects.map((object) => ({ ...object, id: object.object_id })), ...zones, ...terrain];
  return [
    [id, battleTitle({ words, view })],
    ...things.map((thing): [string, string] => [thing.id, inLanguage(thing, "label", words.language)]),
  ];
}

/** Names of which several are the same get numbers. */
function distinct(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const same = names.flatMap((other, place) => (other === name ? [place] : []));
    return same.length > 1 ? `${name} ${same.indexOf(at) + 1}` : name;
  });
}

/** A message that chooses one of these by a number. */
function chosen(key: string, fact: string, named: readonly { number: number; name: string }[]): string {
  const [{ name: other } = { name: "" }] = named;
  const variants = named.map(({ number, name }) => `    [${number}] ${literal(name)}`);
  return [`${key} = { $${fact} ->`, ...variants, `   *[other] ${literal(other)}`, "  }"].join("\n");
}

/** Text as it stands, whatever it contains. */
const literal = (text: string): string => `{ "${text.replaceAll(/[\\"]/g, "\\$&").replaceAll(/\s+/g, " ")}" }`;
