"""Answers, and taking one's own back."""

from typing import NamedTuple

from parlour.kernel import Match, Seat, notation
from parlour.table.checks import check_own, check_playing, check_seat, check_unminded
from parlour.table.commands import Act, Undo
from parlour.table.entries import Acted, AnyEntry, TookBack
from parlour.table.refusals import refusal
from parlour.table.standing import Standing
from parlour.table.terms import PlayerId
from parlour.table.undoing import tried


class Written(NamedTuple):
    """The entries that a command writes, and the match after the one of them that changes it, if it had to be tried."""

    entries: tuple[AnyEntry, ...]
    ready: Match | None = None


def act(table: Standing, command: Act, player: PlayerId | None, now: float) -> Written:
    """A person answers."""
    seat = command.seat
    if table.stage != "playing" or table.asked.get(seat) != command.asked or not _answers_itself(table, seat, player):
        raise_why_not(table, command, player)
    if table.clocks.timed and table.clocks.left(seat, now) <= 0:
        raise refusal("time-over")
    return _answered(table, seat, command.action, "")


def answered_by_bot(table: Standing, seat: Seat, asked: int, action: str) -> Written:
    """The bot of a seat answers."""
    check_seat(table, seat)
    check_playing(table)
    level = table.chairs[seat].level
    if not level:
        raise refusal("no-bot", seat=seat)
    if table.asked.get(seat) != asked:
        raise refusal("stale")
    return _answered(table, seat, action, level)


def undo(table: Standing, command: Undo, player: PlayerId | None) -> Written:
    """A person takes back answers that changed nothing for anybody else."""
    seat = command.seat
    check_own(table, seat, player)
    check_playing(table)
    check_unminded(table, seat)
    most = undoable(table, seat)
    if not 1 <= command.count <= most:
        raise refusal("undo-too-far", most=most)
    back = TookBack(seat, command.count)
    return Written((back,), table.taken_back(back))


def undoable(table: Standing, seat: Seat) -> int:
    """How many answers a seat may take back at once: its own, but none that a bot gave for it."""
    most = table.match.undoable(seat)
    if seat in table.match.position.sealed:
        last = next(answer for answer in reversed(table.answers) if answer.seat == seat)
        return 0 if last.level else 1
    for back, answer in enumerate(reversed(table.answers[len(table.answers) - most :])):
        if answer.level:
            return back
    return most


def raise_why_not(table: Standing, command: Act, player: PlayerId | None) -> None:
    """Refuses an answer that does not come from whom, or to what, is asked now."""
    seat = command.seat
    check_own(table, seat, player)
    check_playing(table)
    check_unminded(table, seat)
    if seat in table.match.position.sealed:
        raise refusal("sealed")
    if seat not in table.asked:
        raise refusal("not-your-turn")
    raise refusal("stale")


def _answers_itself(table: Standing, seat: Seat, player: PlayerId | None) -> bool:
    chair = table.chairs[seat]
    return player is not None and chair.player == player and not chair.level


def _answered(table: Standing, seat: Seat, action: str, level: str) -> Written:
    after = tried(table.match)
    after.act(seat, action)
    assert after.history is not None
    return Written((Acted(seat, notation(after.history[1]), level),), after)
