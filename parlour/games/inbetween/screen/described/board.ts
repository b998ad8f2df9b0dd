/** The board of one side: its energy, its knowledge, its cards, its equipment and its tokens, in words. */
import type { Group, Place, Scene } from "$web/boards/board";
import { may, type Offers } from "$web/boards/offered";
import { cardsOf, countCards, duelOf, FULL, factsOf, LEVELS, LOCKS, type Side, seatOf, symbolsOf } from "../duel";
import { aboutOf, nameOf } from "../naming";

type Said = Omit<Place, "x" | "y" | "offers" | "label"> & { words: string };

export function boardOf(scene: Scene, side: Side, offers: Offers): Group {
  const said = [
    ...tracks(scene, side),
    ...levels(scene, side),
    ...cards(scene, side),
    ...gear(scene, side),
    ...tokens(scene, side),
  ];
  const x = side === "city" ? -600 : 600;
  const places = said.map(({ words, ...place }, at): Place => {
    const here = offers.get(place.id) ?? [];
    return {
      ...place,
      x,
      y: (at - said.length / 2) * 30,
      label: [words, ...may(scene, here)].join("; "),
      offers: here,
    };
  });
  return { id: `board:${side}`, label: nameOf(scene.words, side), places };
}

function tracks(scene: Scene, side: Side): Said[] {
  const { view, words } = scene;
  const duel = duelOf(view);
  const facts = factsOf(view);
  const seat = seatOf(side);
  const price = facts.price[seat];
  const level = duel.knowledge[seat];
  return [
    {
      id: `energy:${side}`,
      words: words.say("screen-energy", { count: duel.energy[seat], full: FULL, rest: facts.rest[seat] }),
      subjects: [`energy:${side}`],
    },
    {
      id: `locked:${side}`,
      words: words.say(side === "city" ? "screen-secured" : "screen-devoured", {
        count: facts.locked[seat],
        needed: LOCKS,
      }),
      subjects: [`locked:${side}`],
    },
    {
      id: `knowledge:${side}`,
      words: [
        words.say("screen-knowledge", { level, needed: LEVELS }),
        ...(price === null ? [] : [words.say("screen-price", { price })]),
        words.say(duel.spent[seat] ? "screen-spent" : "screen-unspent"),
      ].join("; "),
      subjects: [`knowledge:${side}`],
    },
  ];
}

function levels({ view, words }: Scene, side: Side): Said[] {
  const level = duelOf(view).knowledge[seatOf(side)];
  return [1, 2, 3, 4, 5].map((number) => {
    const id = `${side}_k${number}`;
    const reached = words.say(number <= level ? "screen-level-reached" : "screen-level-ahead");
    const said = words.say("screen-level", { level: number, effect: nameOf(words, id), about: aboutOf(words, id) });
    return { id: `level:${id}`, words: `${said} ${reached}`, subjects: [id] };
  });
}

function cards(scene: Scene, side: Side): Said[] {
  const { view, words } = scene;
  const duel = duelOf(view);
  const held = cardsOf(duel.hands, side);
  const pile = cardsOf(duel.discards, side);
  const known = view.seat === seatOf(side) ? "" : listCards(scene, held);
  const facts = { deck: cardsOf(duel.decks, side).length, hand: held.length };
  return [
    {
      id: `cards:${side}`,
      words: [words.say("screen-cards", facts), ...(known ? [words.say("screen-seen", { cards: known })] : [])].join(
        "; ",
      ),
      subjects: [`cards:${side}`],
    },
    {
      id: `pile:${side}`,
      words:
        pile.length > 0
          ? words.say("screen-pile", { count: pile.length, cards: listCards(scene, pile) })
          : words.say("screen-pile-empty"),
      subjects: [`pile:${side}`],
    },
  ];
}

/** Cards by name, with how many there are of each. */
export function listCards(scene: Pick<Scene, "words">, lying: readonly (string | null)[]): string {
  return kindsNamed(scene, countCards(lying).kinds);
}

export function kindsNamed({ words }: Pick<Scene, "words">, kinds: ReadonlyMap<string, number>): string {
  const named = [...kinds].map(([kind, count]) =>
    count > 1 ? `${nameOf(words, kind)} × ${count}` : nameOf(words, kind),
  );
  return named.sort((one, two) => one.localeCompare(two)).join(", ");
}

function gear({ view, words }: Scene, side: Side): Said[] {
  if (side !== "city") return [];
  return duelOf(view).equipment.map((card) => ({
    id: `gear:${card}`,
    words: words.say("screen-gear", { card: nameOf(words, card), about: aboutOf(words, card) }),
    subjects: [card],
  }));
}

function tokens({ view, words }: Scene, side: Side): Said[] {
  const { tokens } = duelOf(view);
  return symbolsOf(side).map((symbol) => {
    const on = tokens[symbol];
    const facts = { symbol: nameOf(words, symbol), character: on ? nameOf(words, on) : "" };
    return {
      id: `token:${symbol}`,
      words: words.say(on ? "screen-token-on" : "screen-token-supply", facts),
      subjects: [symbol],
    };
  });
}
