"""Dealing the cards of a drawn situation: those that are named, where they are named, and the rest beneath the decks."""

from collections.abc import Mapping
from typing import Any

from parlour.games.candelabria.content import discoveries, tactics, withering
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.setup import pile
from parlour.kernel import Card, Pile

BY_HOUSE = ("hands", "spent", "owned", "used", "built", "personal", "open_missions")
DECKS = ("candle_deck", "tactics_deck", "curse_deck", "mission_deck", "withering_deck", "tokens")
ROWS = ("tactics_display", "curses", "common", "found")  # from left to right


class Box:
    """The cards that lie nowhere yet, by the deck to which they belong."""

    def __init__(self, realm: Realm) -> None:
        content = realm.content
        self.left: dict[str, list[str]] = {
            "candle_deck": [each for each, card in content.candles.items() if not card.house],
            "house_candles": [each for each, card in content.candles.items() if card.house],
            "tactics_deck": list(tactics.DECK),
            "house_tactics": [each for each, card in content.tactics.items() if card.house],
            "upgrades": [*realm.stacks[0]],
            "curse_deck": [*realm.curse_deck],
            "mission_deck": [*realm.mission_deck],
            "withering_deck": list(withering.DECK),
            "tokens": list(discoveries.TOKENS),
        }

    def take(self, word: str) -> Card:
        """A card by its id, or any card of a kind: "tc01-b" or "tc01"."""
        for left in self.left.values():
            for card in left:
                if word in (card, card.partition("-")[0]):
                    left.remove(card)
                    return Card(card)
        raise AssertionError(f"{word} lies somewhere else already, or is not in this game")

    def take_all(self, words: str) -> Pile:
        """Cards by their ids or kinds, in this order."""
        return tuple([self.take(word) for word in words.split()])

    def rest(self, deck: str) -> Pile:
        """All that is left of a deck, in printed order."""
        found, self.left[deck] = self.left[deck], []
        return pile(found)


def deal(realm: Realm, box: Box, named: Mapping[str, Any], candles: Mapping[str, str], away: list[str]) -> None:
    """Lays the named cards where they are named, and the rest where it belongs.

    - by House, {"hands": {"ash": "uc04 uc05"}}: hands, spent, owned, used, built, personal, open_missions;
    - decks, drawn from left to right, {"candle_deck": "uc07 uc08"}: candle_deck, tactics_deck, curse_deck, mission_deck,
      withering_deck, tokens; `away` names those that hold nothing else;
    - rows, {"curses": "cu01 cu05"}: tactics_display (six of the deck if it is not named), curses, common, found;
    - by number, the first of a stack on top: {"stacks": {3: "u05 u12"}}, {"hidden": {4: "d1"}};
    - withered by House and slot: {"withered": {"ash 1": "w7"}}.
    House candle cards of years to come wait; others that are not named are out of the game, as are House tactics cards.
    """
    for candle, words in candles.items():
        for card in words.split()[2:]:
            realm.slots[candle] = (box.take(card),)
    tops = {deck: tuple(reversed(box.take_all(named.get(deck, "")))) for deck in DECKS}
    for place in BY_HOUSE:
        for house, words in named.get(place, {}).items():
            getattr(realm, place)[realm.seat_of[house]] = box.take_all(words)
    for place in ROWS:
        setattr(realm, place, box.take_all(named.get(place, "")))
    for words, cards in named.get("withered", {}).items():
        house, slot = words.split()
        realm.withered[2 * realm.seat_of[house] + int(slot) - 1] = box.take_all(cards)
    for region, words in named.get("hidden", {}).items():
        realm.hidden[region] = box.take_all(words)
    unknown = set(named) - {*BY_HOUSE, *DECKS, *ROWS, "withered", "hidden", "stacks"}
    assert not unknown, f"no cards can be laid in {unknown}"
    for candle in [each for each in candles if not realm.slots[each]]:
        realm.slots[candle] = (Card(box.left["candle_deck"].pop()),)
    _lay_upgrades(realm, box, named.get("stacks", {}))
    _lay_house_cards(realm, box)
    _lay_decks(realm, box, tops, away)
    while "tactics_display" not in named and realm.tactics_deck and len(realm.tactics_display) < realm.content.display:
        *below, top = realm.tactics_deck
        realm.tactics_deck, realm.tactics_display = tuple(below), (*realm.tactics_display, top)


def _lay_upgrades(realm: Realm, box: Box, named: Mapping[int, str]) -> None:
    laid = {stack: tuple(reversed(box.take_all(words))) for stack, words in named.items()}
    left = list(box.rest("upgrades"))
    for stack in range(realm.content.stacks):
        whole = laid[stack] if stack in laid else tuple(reversed([left.pop(0) for _ in range(min(4, len(left)))]))
        realm.stacks[stack], realm.tops[stack] = whole[:-1], whole[-1:]
    realm.no_upgrades += tuple(left)


def _lay_house_cards(realm: Realm, box: Box) -> None:
    candles = realm.content.candles
    rest = box.rest("house_candles")
    realm.house_candles = tuple(
        [each for each in rest if candles[each].house in realm.houses and candles[each].year > realm.year]
    )
    realm.no_candles = tuple([each for each in rest if each not in realm.house_candles])
    realm.house_tactics = ()
    realm.no_tactics = box.rest("house_tactics")


def _lay_decks(realm: Realm, box: Box, tops: Mapping[str, Pile], away: list[str]) -> None:
    aside = {
        "candle_deck": "no_candles",
        "tactics_deck": "no_tactics",
        "curse_deck": "no_curses",
        "mission_deck": "no_missions",
        "withering_deck": "withering_deck",
        "tokens": "lost",
    }
    for deck in DECKS:
        rest = tuple(reversed(box.rest(deck)))
        if deck in away:
            assert aside[deck] != deck, f"the rest of {deck} can lie nowhere else"
            setattr(realm, aside[deck], getattr(realm, aside[deck]) + rest)
        setattr(realm, deck, tops[deck] if deck in away else rest + tops[deck])
