"""Who may know what: zones declare who sees them, and every card remembers which seats know where it lies.

`position.seen[card]` is a set of seats as bits. Views, events and options all ask `knows`, so what a seat may know is
decided here and nowhere else. Only the verbs of this module change it.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NewType, TypeAlias

from parlour.kernel.decision import Seat

if TYPE_CHECKING:
    from parlour.kernel.position import Position

Card = NewType("Card", str)
Pile: TypeAlias = tuple[Card, ...]
Place: TypeAlias = str | tuple[str, Any]  # "deck", or ("hands", seat)

WATCHER = 1 << 30  # the bit of those who only watch


def bit(seat: Seat | None) -> int:
    """A seat as a bit; None is a spectator."""
    return WATCHER if seat is None else 1 << seat


def EVERYBODY(position: "Position", key: Any) -> int:
    """Open on the table."""
    return WATCHER | (1 << position.seats) - 1


def NOBODY(position: "Position", key: Any) -> int:
    """Face down."""
    return 0


def OWNER(position: "Position", key: Any) -> int:
    """Held in the hand of the seat that is its key."""
    return 1 << int(key)


@dataclass(frozen=True, slots=True)
class Zone:
    """Marks a field of a position as a place where cards lie: `Annotated[Pile, Zone(NOBODY)]`.

    Cards that can ever change places with one another are `of` one kind; they are what an imagined deal mixes.
    In a zone that is a dict, `of` may give each key its own kind.
    """

    sees: Callable[["Position", Any], int]
    of: str | Mapping[Any, str] = "cards"


@dataclass(frozen=True, slots=True)
class Mark:
    """Marks a field of a position."""

    meaning: str


PRIVATE = Mark("a dict[Seat, value] of which each seat knows its own entry alone; the game imagines the others")
DERIVED = Mark("worked out from the other fields by `derive`, to be quick; neither saved nor shown")


def knows(position: "Position", seat: Seat | None, card: Card) -> bool:
    """Whether the seat knows where this card lies, and so may see it there."""
    return bool(position.seen[card] & bit(seat))


def is_owned(position: "Position", place: Place, seat: Seat | None) -> bool:
    """Whether the place is the hand of that seat."""
    return type(place) is tuple and position.zones[place[0]].sees is OWNER and place[1] == seat


def move(
    position: "Position", card: Card, source: Place, target: Place, secretly: bool | Pile = False, under: bool = False
) -> None:
    """Moves a card on top of a pile, or under it.

    Secretly: those who see neither pile lose track of what they knew of the source, or of those of its cards that are named.
    """
    watching = sees(position, target)
    if secretly is not False:
        among = pile(position, source) if secretly is True else secretly
        _lose_track(position, among, sees(position, source) | watching)
    _take(position, card, source)
    _put(position, card, target, under)
    if watching & ~position.seen[card]:
        _learn(position, card, watching, is_owned(position, source, position.actor))


def draw(position: "Position", source: Place, target: Place) -> Card:
    """Moves the top card (the last) of a pile."""
    card = pile(position, source)[-1]
    move(position, card, source, target)
    return card


def stack(position: "Position", place: Place, cards: Iterable[Card]) -> None:
    """Lays cards that lay there already in a new order that nobody has seen."""
    ordered = tuple(cards)
    lay(position, place, ordered)
    known = sees(position, place)
    for card in ordered:
        position.seen[card] = known


def show(position: "Position", cards: Iterable[Card], seats: Iterable[Seat | None]) -> None:
    """Lets seats look at cards where they lie."""
    looking = 0
    for seat in seats:
        looking |= bit(seat)
    for card in cards:
        _learn(position, card, looking, own=False)


def pile(position: "Position", place: Place) -> Pile:
    """The cards at a place, top last."""
    if type(place) is tuple:
        cards: Pile = getattr(position, place[0])[place[1]]
        return cards
    return getattr(position, place)  # type: ignore[arg-type, no-any-return]


def lay(position: "Position", place: Place, cards: Pile) -> None:
    """Replaces the pile at a place; who knows what is for the other verbs to say."""
    if type(place) is tuple:
        getattr(position, place[0])[place[1]] = cards
    else:
        setattr(position, place, cards)  # type: ignore[arg-type]


def sees(position: "Position", place: Place) -> int:
    """The seats that see a place, as bits."""
    if type(place) is tuple:
        return position.zones[place[0]].sees(position, place[1])
    return position.zones[place].sees(position, None)  # type: ignore[index]


def places(position: "Position") -> list[Place]:
    """Every place of the position where cards may lie, in the order of declaration."""
    all_places: list[Place] = []
    for name in position.zones:
        content = getattr(position, name)
        all_places += [(name, key) for key in content] if isinstance(content, dict) else [name]
    return all_places


def kind_of(position: "Position", place: Place) -> str:
    if type(place) is not tuple:
        return str(position.zones[place].of)  # type: ignore[index]
    of = position.zones[place[0]].of
    return of if isinstance(of, str) else of[place[1]]


def look_round(position: "Position") -> None:
    """Everybody learns what lies open to them: how a game begins."""
    for place in places(position):
        known = sees(position, place)
        for card in pile(position, place):
            assert card not in position.seen, f"card {card} lies in two places"
            position.seen[card] = known


def _take(position: "Position", card: Card, source: Place) -> None:
    if type(source) is tuple:
        piles, key = getattr(position, source[0]), source[1]
        piles[key] = _without(card, piles[key], source)
    else:
        lay(position, source, _without(card, pile(position, source), source))


def _without(card: Card, there: Pile, source: Place) -> Pile:
    if there and there[-1] == card:  # the top card, as a rule
        return there[:-1]
    assert card in there, f"{card} is not in {source}"
    at = there.index(card)
    return there[:at] + there[at + 1 :]


def _put(position: "Position", card: Card, target: Place, under: bool) -> None:
    if type(target) is tuple and not under:
        piles, key = getattr(position, target[0]), target[1]
        piles[key] = (*piles[key], card)
    else:
        there = pile(position, target)
        lay(position, target, (card, *there) if under else (*there, card))


def _learn(position: "Position", card: Card, seats: int, own: bool) -> None:
    """Seats come to know a card; a hidden thing was shown unless the seat that acts showed its own."""
    known = position.seen[card]
    if seats & ~known:
        position.seen[card] = known | seats
        if not own:
            position.shown += 1


def _lose_track(position: "Position", cards: Pile, watching: int) -> None:
    for card in cards:
        position.seen[card] &= watching
