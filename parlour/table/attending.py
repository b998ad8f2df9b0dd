"""Coming and going, and all that is no move in the game."""

from collections.abc import Sequence

from parlour.kernel import Seat
from parlour.table.answering import Written
from parlour.table.checks import check_begun, check_own, check_seat, check_seated, check_unminded
from parlour.table.commands import Rename, Resign, Resume, Say, Sit, Stand, StepBack, StepIn
from parlour.table.ending import given_up
from parlour.table.entries import Named, RanOut, Resigned, Resumed, Said, SatDown, SteppedBack, SteppedIn, StoodUp
from parlour.table.names import clean_text
from parlour.table.refusals import refusal
from parlour.table.seating import free_name
from parlour.table.standing import Standing
from parlour.table.terms import PlayerId


def sit(table: Standing, command: Sit, player: PlayerId | None) -> Written:
    """Somebody takes an open seat."""
    check_seat(table, command.seat)
    if player is None:
        raise refusal("watching")
    if table.chairs[command.seat].kind != "open" or table.stage != "open":
        raise refusal("taken")
    return Written((SatDown(command.seat, player, free_name(table.chairs, command.seat, command.name)),))


def stand(table: Standing, command: Stand, player: PlayerId | None) -> Written:
    """Somebody leaves a seat before the game has begun."""
    check_own(table, command.seat, player)
    if table.stage != "open":
        raise refusal("begun")
    return Written((StoodUp(command.seat),))


def rename(table: Standing, command: Rename, player: PlayerId | None) -> Written:
    """Somebody is called something else."""
    check_own(table, command.seat, player)
    return Written((Named(command.seat, free_name(table.chairs, command.seat, command.name)),))


def say(table: Standing, command: Say, player: PlayerId | None) -> Written:
    """Somebody at the table says something."""
    seat = check_seated(table, player)[0]
    return Written((Said(seat, table.chairs[seat].name, clean_text(command.text)),))


def resume(table: Standing, command: Resume, player: PlayerId | None) -> Written:
    """Anybody at the table may end a pause."""
    check_own(table, command.seat, player)
    check_begun(table)
    if table.stage != "paused":
        raise refusal("not-paused")
    return Written((Resumed(command.seat),))


def step_in(table: Standing, command: StepIn, player: PlayerId | None, absent: frozenset[Seat], levels: Sequence[str]) -> Written:
    """A bot takes over a seat: one's own, or that of somebody who has left."""
    seat = command.seat
    check_seat(table, seat)
    own = check_seated(table, player)
    check_begun(table)
    if table.chairs[seat].kind != "person":
        raise refusal("no-person")
    if seat not in own and seat not in absent:
        raise refusal("still-here")
    check_unminded(table, seat)
    if command.level not in levels:
        raise refusal("unknown-level", found=command.level[:40], legal=", ".join(levels))
    return Written((SteppedIn(seat, command.level),))


def step_back(table: Standing, command: StepBack, player: PlayerId | None) -> Written:
    """A person plays again."""
    check_own(table, command.seat, player)
    check_begun(table)
    if command.seat in table.given_up:
        raise refusal("given-up")
    if not table.chairs[command.seat].level:
        raise refusal("not-minded")
    return Written((SteppedBack(command.seat),))


def resign(table: Standing, command: Resign, player: PlayerId | None, stand_in: str) -> Written:
    """A person gives up; where the game goes on without them, a bot plays to the end for them."""
    seat = command.seat
    check_own(table, seat, player)
    check_begun(table)
    if seat in table.given_up:
        raise refusal("given-up")
    result = given_up(table.match, table.given_up | {seat}, seat, "resigned")
    return Written((Resigned(seat),) if result is not None else (Resigned(seat), SteppedIn(seat, stand_in)))


def run_out(table: Standing, now: float, stand_in: str) -> Written:
    """The clock that ran out first: one at a time, because what follows from it may stop the others."""
    first = table.clocks.first_out()
    if first is None or first[0] > now:
        return Written(())
    seat = first[1]
    result = given_up(table.match, table.given_up | {seat}, seat, "time")
    return Written((RanOut(seat),) if result is not None else (RanOut(seat), SteppedIn(seat, stand_in)))
