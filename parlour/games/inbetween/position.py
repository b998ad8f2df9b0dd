"""What lies on the table of In Between, and the queries that everything asks."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias

from parlour.games.inbetween.content import Content
from parlour.games.inbetween.content.cards import DECKS, KIND_OF
from parlour.games.inbetween.content.characters import Face
from parlour.games.inbetween.ladder import CREATURE_BORDER, DEPTH, HUMAN_BORDER, LOCKED, Rung
from parlour.kernel import DERIVED, EVERYBODY, NOBODY, OWNER, Card, Pile, Position, Seat, Zone

CharacterId: TypeAlias = str
Symbol: TypeAlias = str
Kind: TypeAlias = str  # of a card
Pair: TypeAlias = Annotated[list[int], tuple[int, int]]  # by seat

CITY, CREATURE = 0, 1  # IB-201 a role is a seat; who takes which is agreed at the table
SIDES = ("city", "creature")
CLOCKWISE, COUNTER_CLOCKWISE = 1, -1
NOBODY_AT_ALL = ""  # no character
OF: Mapping[Seat, str] = {CITY: "city", CREATURE: "creature"}
OWNER_OF: Mapping[str, Seat] = {card: seat for seat, deck in enumerate(DECKS) for card in deck}
BIT: Mapping[str, int] = {card: 1 << number for deck in DECKS for number, card in enumerate(deck)}


class Duel(Position):
    """One game of In Between."""

    content: Content
    bonus: int  # 14.5 energy that the second player gets in addition
    balanced: bool  # 14.5 whether a poor deal is dealt again
    pull_world: str  # IB-R28 whom Bob, Carl, Mandy and Rodney (human) may shift
    circle: tuple[CharacterId, ...]  # clockwise
    rung: dict[CharacterId, Rung]  # where each character of the circle stands on the ladder
    gone: tuple[CharacterId, ...]  # removed during the game
    tokens: dict[Symbol, CharacterId]  # IB-531 those that lie on a character; all others are in the supply
    laid: dict[CharacterId, Card]  # the skip card on a character
    shielded: CharacterId  # IB-911 under the Shotgun
    marker: CharacterId
    direction: int
    displaced: bool  # IB-812
    first: Seat
    active: Seat
    turn: int
    phase: str
    energy: Pair
    knowledge: Pair
    spent: Annotated[list[bool], tuple[bool, bool]]  # IB-406 the knowledge marker lies on its inactive side
    ending: str
    stock: list[int]  # IB-C05 of each deck: the cards that were last shuffled into it, as bits
    # IB-138 who sees which pile
    decks: Annotated[dict[Seat, Pile], Zone(NOBODY, OF)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER, OF)]
    discards: Annotated[dict[Seat, Pile], Zone(EVERYBODY, OF)]
    limbo: Annotated[dict[Seat, Pile], Zone(EVERYBODY, OF)]
    skips: Annotated[dict[Seat, Pile], Zone(EVERYBODY, OF)]  # the Shrouds and the Detour that lie on characters
    equipment: Annotated[Pile, Zone(EVERYBODY, "city")]  # IB-901 activated, the Shotgun included
    box: Annotated[Pile, Zone(EVERYBODY, "city")]
    locked: Annotated[tuple[CharacterId, ...], DERIVED]  # IB-608 Secured or Devoured
    printed: Annotated[dict[Symbol, tuple[CharacterId, ...]], DERIVED]  # IB-505 whose shown face prints a symbol

    def derive(self) -> None:
        self.locked = tuple(sorted([character for character in self.circle if self.rung[character] in LOCKED]))
        self.printed = dict.fromkeys(self.content.symbols, ())
        for character in self.circle:
            show_face(self, character)


def show_face(duel: Duel, character: CharacterId) -> None:
    """The symbols of the face that a character shows now are open; they stand in the order of names, whatever came first."""
    shown = face(duel, character)
    for symbol in (shown.city, shown.creature):
        duel.printed[symbol] = tuple(sorted((*duel.printed[symbol], character)))


def hide_face(duel: Duel, character: CharacterId) -> None:
    """The face that a character has shown until now is turned down, or leaves play."""
    shown = face(duel, character)
    for symbol in (shown.city, shown.creature):
        duel.printed[symbol] = tuple([other for other in duel.printed[symbol] if other != character])


def face(duel: Duel, character: CharacterId) -> Face:
    """IB-103 The face that the character shows."""
    both = duel.content.characters[character]
    return both.human if duel.rung[character] <= HUMAN_BORDER else both.creature


def world(duel: Duel, character: CharacterId) -> Seat:
    """IB-104 In whose world the character is."""
    return CITY if duel.rung[character] <= HUMAN_BORDER else CREATURE


def depth(duel: Duel, character: CharacterId) -> int:
    """IB-600 The box with the state marker; 0 is borderline."""
    return DEPTH[duel.rung[character]]


def in_world(duel: Duel, seat: Seat) -> int:
    """IB-552 How many characters are in a side's own world."""
    if seat == CITY:
        return sum([rung <= HUMAN_BORDER for rung in duel.rung.values()])
    return sum([rung >= CREATURE_BORDER for rung in duel.rung.values()])


def neighbours(duel: Duel, character: CharacterId) -> tuple[CharacterId, CharacterId]:
    """IB-108 The next character clockwise, and the next one counter-clockwise."""
    circle = duel.circle
    at = circle.index(character)
    return circle[at + 1 - len(circle)], circle[at - 1]


def from_marker(duel: Duel) -> tuple[CharacterId, ...]:
    """IB-114 The circle clockwise, beginning with the marked character."""
    at = duel.circle.index(duel.marker)
    return duel.circle[at:] + duel.circle[:at]


def kinds(cards: Pile) -> list[Kind]:
    """The different kinds among cards, in their order."""
    return list(dict.fromkeys([KIND_OF[card] for card in cards]))


def card_of(duel: Duel, kind: Kind, cards: Pile) -> Card:
    """Which of several equal cards is meant: the one that more eyes have seen, so that nothing is told of the others."""
    alike = [card for card in cards if KIND_OF[card] == kind]
    return alike[0] if len(alike) == 1 else max(alike, key=lambda card: duel.seen[card].bit_count())
