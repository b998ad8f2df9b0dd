"""Chapter 4: the set-up. First the table as it is laid, then what chance deals."""

from parlour.games.inbetween.content import Content
from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.events import CharactersDealt, MarkerPlaced
from parlour.games.inbetween.ladder import CREATURE_BORDER, HUMAN_BORDER
from parlour.games.inbetween.position import BIT, CITY, CLOCKWISE, CREATURE, NOBODY_AT_ALL, SIDES, CharacterId, Duel, face, world
from parlour.games.inbetween.rules.hands import take
from parlour.kernel import Card, Play, Terms, rule, shuffle, stack

MISSING = 1  # 14.5 a balanced deal lacks one symbol at most


def setup(terms: Terms, content: Content) -> Duel:
    """IB-208, IB-209 and IB-213 Everything in the supply, both markers on level 0, energy for both."""
    return Duel(
        terms.seats,
        content,
        bonus=int(terms.options["bonus"]),
        balanced=terms.options["deal"] == "balanced",
        pull_world=terms.options["pull_world"],
        circle=(),
        rung={},
        gone=(),
        tokens={},
        laid={},
        shielded=NOBODY_AT_ALL,
        marker=NOBODY_AT_ALL,
        direction=CLOCKWISE,
        displaced=False,
        first=CITY,
        active=CITY,
        turn=0,
        phase="setup",
        energy=[content.start_energy, content.start_energy],
        knowledge=[0, 0],
        spent=[False, False],
        ending="",
        stock=[sum([BIT[card] for card in deck]) for deck in DECKS],
        decks={seat: tuple([Card(card) for card in DECKS[seat]]) for seat in (CITY, CREATURE)},
        hands={CITY: (), CREATURE: ()},
        discards={CITY: (), CREATURE: ()},
        limbo={CITY: (), CREATURE: ()},
        skips={CITY: (), CREATURE: ()},
        equipment=(),
        box=(),
    )


@rule
def set_up(duel: Duel) -> Play[None]:
    """IB-211 and IB-212 The circle, the marker, the decks and the first hands."""
    order = yield shuffle(tuple(duel.content.characters))
    deal(duel, order)
    while duel.balanced and len(missing_symbols(duel)) > MISSING:
        order = yield shuffle(tuple(duel.content.characters))
        deal(duel, order)
    duel.tell(CharactersDealt(duel.circle))
    place_marker(duel)
    for seat in (CITY, CREATURE):
        deck = yield shuffle(duel.decks[seat])
        stack(duel, ("decks", seat), deck)
        take(duel, seat, duel.content.start_hand)


def deal(duel: Duel, order: tuple[CharacterId, ...]) -> None:
    """IB-202, IB-203, IB-204 and IB-210 Ten characters, clockwise, their faces alternating, all of them borderline."""
    duel.circle = order[: duel.content.characters_dealt]
    duel.rung = {character: CREATURE_BORDER if at % 2 else HUMAN_BORDER for at, character in enumerate(duel.circle)}
    duel.derive()


def missing_symbols(duel: Duel) -> set[str]:
    """14.5 The symbols that no shown face bears."""
    faces = [face(duel, character) for character in duel.circle]
    return set(duel.content.symbols) - {shown.city for shown in faces} - {shown.creature for shown in faces}


def place_marker(duel: Duel) -> None:
    """IB-205, IB-206, IB-207 and IB-214 The first shown star gets the marker; the player of the other world begins."""
    duel.marker = next((character for character in duel.circle if face(duel, character).star), duel.circle[0])
    duel.active = duel.first = 1 - world(duel, duel.marker)
    duel.energy[1 - duel.first] += duel.bonus
    duel.tell(MarkerPlaced(duel.marker, SIDES[duel.active]))
