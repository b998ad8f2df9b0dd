"""Who sits where, what they are called, and who may ask for something when."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from parlour.kernel import Seat, is_entropy
from parlour.table.names import clean_name, look_alike
from parlour.table.refusals import refusal
from parlour.table.terms import Chair, PlayerId

if TYPE_CHECKING:
    from parlour.table.table import Table

Chairs: TypeAlias = Sequence[Chair]
OPEN = Chair("open")


def seats_of(chairs: Chairs, player: PlayerId | None) -> tuple[Seat, ...]:
    return () if player is None else tuple([seat for seat, chair in enumerate(chairs) if chair.player == player])


def all_taken(chairs: Chairs) -> bool:
    """Whether nobody is missing."""
    return all(chair.kind != "open" for chair in chairs)


def is_played_by_person(chair: Chair) -> bool:
    """Whether a person plays here, and no bot in their place."""
    return chair.kind == "person" and not chair.level


def people_besides(chairs: Chairs, seat: Seat) -> tuple[Seat, ...]:
    """One seat of each other person who plays: those whose consent this seat needs."""
    first: dict[PlayerId | None, Seat] = {}
    for other, chair in enumerate(chairs):
        if is_played_by_person(chair) and chair.player != chairs[seat].player:
            first.setdefault(chair.player, other)
    return tuple(first.values())


def free_name(chairs: Chairs, seat: Seat, name: str) -> str:
    """The name for a seat as it will be shown; refused if it could be taken for another there. Any number may have none."""
    shown = clean_name(name)
    for index, chair in enumerate(chairs):
        if index != seat and chair.name and shown and look_alike(chair.name, shown):
            raise refusal("name-taken", name=shown, other=chair.name)
    return shown


def check_seat(table: "Table", seat: Seat) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(table.chairs):
        raise refusal("unknown-seat", found=seat)


def check_entropy(text: str) -> str:
    """What somebody adds to the seed of the deal; "" is nothing."""
    if text and not is_entropy(text):
        raise refusal("bad-entropy")
    return text


def check_seated(table: "Table", player: PlayerId | None) -> tuple[Seat, ...]:
    """The player sits at the table: on these seats."""
    seats = seats_of(table.chairs, player)
    if not seats:
        raise refusal("watching")
    return seats


def check_own(table: "Table", seat: Seat, player: PlayerId | None) -> None:
    """The player sits on this seat."""
    check_seat(table, seat)
    if seat not in check_seated(table, player):
        raise refusal("not-yours", name=table.chairs[seat].name or "-")


def check_started(table: "Table") -> None:
    """The game is being played, though it may be paused."""
    if table.stage == "open":
        raise refusal("not-begun")
    if table.stage == "over":
        raise refusal("over")


def check_playing(table: "Table") -> None:
    """The game is being played now."""
    check_started(table)
    if table.stage == "paused":
        raise refusal("paused")


def check_no_stand_in(table: "Table", seat: Seat) -> None:
    """No bot plays for the person on this seat."""
    if seat in table.given_up:
        raise refusal("given-up")
    if table.chairs[seat].level:
        raise refusal("minded")
