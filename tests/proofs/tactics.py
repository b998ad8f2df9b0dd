"""Candelabria: sealed tactics of several seats, then neutralisation in turn order, then effects that ask.

Chapters 6.14, 6.15 and 6.16 of its rules, with slots, weak actions and the icons ignite, extinguish and vp.
"""

from pathlib import Path
from typing import Annotated, NamedTuple

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    OWNER,
    Action,
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
    ask_all,
    draw,
    move,
    plain,
    rule,
    share,
    shuffle,
    stack,
)

ICONS: dict[str, tuple[str, ...]] = {
    "torch1": ("ignite", "ignite"),
    "torch2": ("ignite", "vp"),
    "smoke1": ("extinguish", "vp"),
    "smoke2": ("extinguish", "extinguish"),
    "song1": ("vp", "vp"),
    "song2": ("vp", "ignite"),
    "vow1": ("ignite", "extinguish"),
    "vow2": ("extinguish", "ignite"),
    "feint1": ("extinguish", "vp"),
}
CANNOT_NEUTRALISE = frozenset({"song1", "vow2"})
WEAK = ("vp", "extinguish")  # the weak actions of the two slots
EMPTY = "none"


class Realm(Position):
    """Flames of each House in the one region fought over, its victory points, and the cards."""

    flames: dict[Seat, int]
    points: dict[Seat, int]
    order: tuple[Seat, ...]  # the turn track
    hands: Annotated[dict[Seat, Pile], Zone(OWNER)]
    deck: Annotated[Pile, Zone(NOBODY)]
    slots: Annotated[dict[str, Pile], Zone(EVERYBODY)]  # "seat-slot": what covers it
    used: Annotated[Pile, Zone(EVERYBODY)]


@plain
class Revealed(NamedTuple):
    seat: Seat
    cards: tuple[Card, ...]


@plain
class Neutralised(NamedTuple):
    seat: Seat
    card: Card
    victim: Card


@plain
class Resolved(NamedTuple):
    seat: Seat
    icon: str


@rule
def play(realm: Realm) -> Play[tuple[float, ...]]:
    """Two battles in the region; most points win."""
    deck = yield shuffle(realm.deck)
    stack(realm, "deck", deck)
    for _ in range(len(ICONS) // realm.seats):
        for seat in range(realm.seats):
            draw(realm, "deck", ("hands", seat))
    for _ in range(2):
        yield from battle(realm)
    most = max(realm.points.values())
    return share(tuple([seat for seat, points in realm.points.items() if points == most]), realm.seats)


@rule
def battle(realm: Realm) -> Play[None]:
    """CN-913, CN-916, CN-918 All commit in secret, then all reveal; they neutralise in track order, then they resolve."""
    commits = yield ask_all({seat: commitments(realm, seat) for seat in realm.order})
    for seat in realm.order:
        reveal(realm, seat, commits[seat])
    for seat in realm.order:
        yield from neutralise(realm, seat)
    for seat in realm.order:
        yield from resolve(realm, seat)


@rule
def neutralise(realm: Realm, seat: Seat) -> Play[None]:
    """CN-922, CN-923, CN-924, CN-925, CN-926 One opportunity, with none, one or both of the own cards."""
    while True:
        pairs = neutralisations(realm, seat)
        if not pairs:
            return
        choice = yield ask(seat, Decision("neutralise", ("decline", *pairs)))
        if choice == "decline":
            return
        _, mine, theirs = choice
        realm.tell(Neutralised(seat, mine, theirs))
        discard(realm, mine)
        discard(realm, theirs)


@rule
def resolve(realm: Realm, seat: Seat) -> Play[None]:
    """CN-931, CN-932, CN-933, CN-934 Both own slots in the order that the player chooses."""
    first = yield ask(seat, Decision("order", ("slot-1", "slot-2")))
    for slot in (1, 2) if first == "slot-1" else (2, 1):
        covering = realm.slots[f"{seat}-{slot}"]
        icons = ICONS[covering[0]] if covering else (WEAK[slot - 1],)
        for icon in icons:
            yield from carry_out(realm, seat, icon)
        if covering:
            discard(realm, covering[0])


@rule
def carry_out(realm: Realm, seat: Seat, icon: str) -> Play[None]:
    """The icons: some ask."""
    realm.tell(Resolved(seat, icon))
    match icon:
        case "vp":
            realm.points[seat] += 1
        case "ignite":
            answer = yield ask(seat, Decision("ignite", ("ignite", "skip")))
            if answer == "ignite":
                realm.flames[seat] += 1
        case "extinguish":
            victims = tuple([("extinguish", other) for other in realm.order if other != seat and realm.flames[other]])
            if victims:
                answer = yield ask(seat, Decision("extinguish", (*victims, "skip")))
                if answer != "skip":
                    realm.flames[answer[1]] -= 1


def commitments(realm: Realm, seat: Seat) -> Decision:
    """CN-913 and CN-915 A card of the hand or nothing for each slot; the two cards differ."""
    cards = (EMPTY, *realm.hands[seat])
    pairs = [("commit", one, two) for one in cards for two in cards if one != two or one == EMPTY]
    return Decision("commit", tuple(pairs))


def reveal(realm: Realm, seat: Seat, commit: Action) -> None:
    """CN-918 The cards of the commit lie open on their slots."""
    assert isinstance(commit, tuple)
    cards = [(slot, Card(str(word))) for slot, word in enumerate(commit[1:], 1) if word != EMPTY]
    for slot, card in cards:
        move(realm, card, ("hands", seat), ("slots", f"{seat}-{slot}"))
    realm.tell(Revealed(seat, tuple([card for _, card in cards])))


def neutralisations(realm: Realm, seat: Seat) -> tuple[Action, ...]:
    """CN-923 and CN-927 One own card against another participant's that shares an icon."""
    own = [card for slot in (1, 2) for card in realm.slots[f"{seat}-{slot}"] if card not in CANNOT_NEUTRALISE]
    others = [card for place, pile in realm.slots.items() if place[0] != str(seat) for card in pile]
    return tuple([("neutralise", mine, theirs) for mine in own for theirs in others if {*ICONS[mine]} & {*ICONS[theirs]}])


def discard(realm: Realm, card: Card) -> None:
    """CN-925 The slot becomes uncovered."""
    place = next(place for place, pile in realm.slots.items() if card in pile)
    move(realm, card, ("slots", place), "used")


def setup(terms: Terms, content: None) -> Realm:
    """Three Houses with two flames each."""
    seats = range(terms.seats)
    return Realm(
        terms.seats,
        content,
        flames=dict.fromkeys(seats, 2),
        points=dict.fromkeys(seats, 0),
        order=tuple(seats),
        hands=dict.fromkeys(seats, ()),
        deck=tuple(map(Card, ICONS)),
        slots={f"{seat}-{slot}": () for seat in seats for slot in (1, 2)},
        used=(),
    )


GAME = Game(
    id="proof-tactics",
    version=1,
    seats=(3, 2),
    position=Realm,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(
        asks={
            "commit": "CN-913",
            "neutralise": "CN-922",
            "order": "CN-931",
            "ignite": "CN-931",
            "extinguish": "CN-931",
        },
        events=(Revealed, Neutralised, Resolved),
    ),
)
