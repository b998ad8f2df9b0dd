"""Who may ask for something, and when."""

from parlour.kernel import Seat
from parlour.table.refusals import refusal
from parlour.table.seating import held
from parlour.table.standing import Standing
from parlour.table.terms import PlayerId


def check_seat(table: Standing, seat: Seat) -> None:
    """There is such a seat."""
    if not 0 <= seat < len(table.chairs):
        raise refusal("unknown-seat", found=seat)


def check_seated(table: Standing, player: PlayerId | None) -> tuple[Seat, ...]:
    """The player sits at the table: on these seats."""
    seats = held(table.chairs, player)
    if not seats:
        raise refusal("watching")
    return seats


def check_own(table: Standing, seat: Seat, player: PlayerId | None) -> None:
    """The player sits on this seat."""
    check_seat(table, seat)
    if seat not in check_seated(table, player):
        raise refusal("not-yours", name=table.chairs[seat].name or "-")


def check_begun(table: Standing) -> None:
    """The game is being played, though it may be paused."""
    if table.stage == "open":
        raise refusal("not-begun")
    if table.stage == "over":
        raise refusal("over")


def check_playing(table: Standing) -> None:
    """The game is being played now."""
    check_begun(table)
    if table.stage == "paused":
        raise refusal("paused")


def check_unminded(table: Standing, seat: Seat) -> None:
    """No bot plays for the person on this seat."""
    if seat in table.given_up:
        raise refusal("given-up")
    if table.chairs[seat].level:
        raise refusal("minded")
