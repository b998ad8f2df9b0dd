"""In Between: the Revolver may answer an activated card before it resolves, and nobody learns that it could have.

IB-513, IB-514, IB-515, IB-516, IB-921, IB-922, IB-923, IB-924 and IB-925, made harder: here the Revolver is held face down,
so the window opens at every activation and, seen from the Creature's side, is the same with the Revolver and without.
"""

from pathlib import Path
from typing import Annotated, NamedTuple

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    OWNER,
    Card,
    Decision,
    Game,
    Pile,
    Play,
    Position,
    Seat,
    Terms,
    Words,
    Zone,
    ask,
    draw,
    move,
    plain,
    rule,
    share,
    shuffle,
    stack,
    win,
)

CITY, CREATURE = 0, 1
CITY_CARDS = ("revolver", "radio", "camera", "dinner")
CREATURE_CARDS = ("shroud", "tendrils", "nightmare", "paranoia")
COST = {"shroud": 1, "tendrils": 2, "nightmare": 3, "paranoia": 1}


class Duel(Position):
    """Energy, how deep each townsman is, and the cards of both sides."""

    energy: dict[Seat, int]
    depth: dict[str, int]
    city_deck: Annotated[Pile, Zone(NOBODY, of="city")]
    creature_deck: Annotated[Pile, Zone(NOBODY, of="creature")]
    held: Annotated[dict[Seat, Pile], Zone(OWNER, of="city")]  # the City's equipment, face down
    hand: Annotated[dict[Seat, Pile], Zone(OWNER, of="creature")]
    limbo: Annotated[Pile, Zone(EVERYBODY, of="creature")]
    discard: Annotated[Pile, Zone(EVERYBODY, of="creature")]
    box: Annotated[Pile, Zone(EVERYBODY, of="city")]


@plain
class Played(NamedTuple):
    card: Card


@plain
class Paid(NamedTuple):
    energy: int


@plain
class Cancelled(NamedTuple):
    card: Card
    by: Card


@plain
class Deepened(NamedTuple):
    townsman: str
    depth: int


@rule
def play(duel: Duel) -> Play[tuple[float, ...]]:
    """The Creature plays three cards; with a townsman at depth 4 it wins."""
    city = yield shuffle(duel.city_deck)
    stack(duel, "city_deck", city)
    creature = yield shuffle(duel.creature_deck)
    stack(duel, "creature_deck", creature)
    for _ in range(2):
        draw(duel, "city_deck", ("held", CITY))
    for _ in range(3):
        draw(duel, "creature_deck", ("hand", CREATURE))
    for _ in range(3):
        yield from play_card(duel)
        if max(duel.depth.values()) >= 4:
            return win(CREATURE, 2)
    return share((CITY, CREATURE), 2) if max(duel.depth.values()) == 3 else win(CITY, 2)


@rule
def play_card(duel: Duel) -> Play[None]:
    """IB-501 and IB-513 The card is played; its effect may be paid for."""
    _, card = yield ask(CREATURE, Decision("play", tuple([("play", each) for each in duel.hand[CREATURE]])))
    move(duel, card, ("hand", CREATURE), "limbo")
    duel.tell(Played(card))
    if duel.energy[CREATURE] >= COST[card]:
        wanted = yield ask(CREATURE, Decision("activate", ("pay", "decline"), {"cost": COST[card]}))
        if wanted == "pay":
            yield from activate(duel, card)
    move(duel, card, "limbo", "discard")


@rule
def activate(duel: Duel, card: Card) -> Play[None]:
    """IB-515 Pay; the response window; choose objects; carry out."""
    duel.energy[CREATURE] -= COST[card]
    duel.tell(Paid(COST[card]))
    answer = yield ask(CITY, responses(duel))
    if answer == "revolver":  # IB-923 the effect does nothing, the energy stays spent
        revolver = Card("revolver")
        move(duel, revolver, ("held", CITY), "box")
        duel.tell(Cancelled(card, revolver))
        return
    _, townsman = yield ask(CREATURE, Decision("object", tuple([("shift", each) for each in duel.depth])))
    duel.depth[townsman] += 1
    duel.tell(Deepened(townsman, duel.depth[townsman]))


def responses(duel: Duel) -> Decision:
    """IB-921 Asked at every activation, quietly, so that the question itself says nothing."""
    revolver = ("revolver",) if "revolver" in duel.held[CITY] else ()
    return Decision("response", ("let-pass", *revolver), quiet=True)


def setup(terms: Terms, content: None) -> Duel:
    """Both decks in order."""
    return Duel(
        terms.seats,
        content,
        energy={CITY: 3, CREATURE: 5},
        depth={"carl": 2, "mina": 1},
        city_deck=tuple(map(Card, CITY_CARDS)),
        creature_deck=tuple(map(Card, CREATURE_CARDS)),
        held={CITY: ()},
        hand={CREATURE: ()},
        limbo=(),
        discard=(),
        box=(),
    )


GAME = Game(
    id="proof-revolver",
    version=1,
    seats=(2,),
    position=Duel,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(
        asks={"play": "IB-501", "activate": "IB-513", "response": "IB-921", "object": "IB-516"},
        events=(Played, Paid, Cancelled, Deepened),
    ),
)
