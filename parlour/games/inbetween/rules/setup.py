"""Chapter 4: the set-up."""

from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.events import CharactersDealt, MarkerPlaced
from parlour.games.inbetween.ladder import CREATURE_BORDER, HUMAN_BORDER
from parlour.games.inbetween.position import BIT, CITY, CREATURE, SIDES, CharacterId, Duel, face, world
from parlour.games.inbetween.rules.hands import take
from parlour.kernel import Play, rule, shuffle, stack

MISSING = 1  # 14.5 a balanced deal lacks one symbol at most


@rule
def set_up(duel: Duel) -> Play[None]:
    """IB-202 to IB-213 The circle, the marker, the decks and the first hands."""
    order = yield shuffle(tuple(duel.content.characters))
    deal(duel, order)
    while duel.balanced and len(missing(duel)) > MISSING:
        order = yield shuffle(tuple(duel.content.characters))
        deal(duel, order)
    duel.tell(CharactersDealt(duel.circle))
    place_marker(duel)
    for seat in (CITY, CREATURE):
        deck = yield shuffle(duel.decks[seat])
        stack(duel, ("decks", seat), deck)
        take(duel, seat, duel.content.start_hand)


def deal(duel: Duel, order: tuple[CharacterId, ...]) -> None:
    """IB-202, IB-203 and IB-210 Ten characters, clockwise, their faces alternating, all of them borderline."""
    duel.circle = order[: duel.content.characters_dealt]
    duel.rung = {each: CREATURE_BORDER if at % 2 else HUMAN_BORDER for at, each in enumerate(duel.circle)}
    duel.derive()


def missing(duel: Duel) -> set[str]:
    """14.5 The symbols that no shown face bears."""
    shown = [face(duel, each) for each in duel.circle]
    return set(duel.content.symbols) - {each.city for each in shown} - {each.creature for each in shown}


def place_marker(duel: Duel) -> None:
    """IB-205 to IB-207 and IB-214 The first shown star gets the marker; the player of the other world begins."""
    duel.marker = next((each for each in duel.circle if face(duel, each).star), duel.circle[0])
    duel.active = duel.first = 1 - world(duel, duel.marker)
    duel.energy[1 - duel.first] += duel.bonus
    duel.tell(MarkerPlaced(duel.marker, SIDES[duel.active]))


ALL_CARDS = [sum([BIT[card] for card in deck]) for deck in DECKS]
