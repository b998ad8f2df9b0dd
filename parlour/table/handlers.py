"""Command handlers: what each command would write into the log, or why it is refused; nothing is changed by asking."""

from collections.abc import Callable, Mapping
from math import ceil
from typing import TYPE_CHECKING, Any, TypeAlias

from parlour.kernel import Seat, notation
from parlour.table.commands import (
    Act,
    Agree,
    AnyCommand,
    Caller,
    Command,
    Decline,
    Look,
    Offer,
    Rename,
    Resign,
    Resume,
    Say,
    Sit,
    Stand,
    StepBack,
    StepIn,
    Undo,
)
from parlour.table.endings import concession_result
from parlour.table.entries import (
    Acted,
    Arrived,
    Change,
    Named,
    RanOut,
    Resigned,
    Resumed,
    Said,
    SatDown,
    SteppedBack,
    SteppedIn,
    StoodUp,
    TookBack,
)
from parlour.table.names import MOST_LINES, clean_text
from parlour.table.offers import agree, decline, offer
from parlour.table.refusals import refusal
from parlour.table.seats import (
    check_entropy,
    check_no_stand_in,
    check_own,
    check_playing,
    check_seat,
    check_seated,
    check_started,
    free_name,
)
from parlour.table.terms import ABSENCE_SECONDS, PlayerId, stand_in_level

if TYPE_CHECKING:
    from parlour.table.table import Table


def act(table: "Table", command: Act, caller: Caller) -> Change:
    seat = command.seat
    if table.stage != "playing" or table.asked.get(seat) != command.asked or not _answers_itself(table, seat, caller.player):
        _raise_why_not(table, command, caller)
    lag = round(caller.lag, 3) if table.clocks.timed else 0.0
    if table.clocks.timed and table.clocks.seconds_left(seat, caller.now - lag) <= 0:
        raise refusal("time-over")
    return _answer(table, seat, command.action, "", lag)


def bot_answer(table: "Table", seat: Seat, asked: int, action: str) -> Change:
    check_seat(table, seat)
    check_playing(table)
    level = table.chairs[seat].level
    if not level:
        raise refusal("no-bot", seat=seat)
    if table.asked.get(seat) != asked:
        raise refusal("stale")
    return _answer(table, seat, action, level)


def undo(table: "Table", command: Undo, caller: Caller) -> Change:
    """A person takes back answers that changed nothing for anybody else."""
    seat = command.seat
    check_own(table, seat, caller.player)
    check_playing(table)
    check_no_stand_in(table, seat)
    most = undoable(table, seat)
    if not 1 <= command.count <= most:
        raise refusal("undo-too-far", most=most)
    back = TookBack(seat, command.count)
    return Change((back,), table.after_take_back(back))


def undoable(table: "Table", seat: Seat) -> int:
    """How many answers a seat may take back at once: its own, but none that a bot gave for it."""
    most = table.match.undoable(seat)
    if seat in table.match.position.sealed:
        last = next(answer for answer in reversed(table.answers) if answer.seat == seat)
        return 0 if last.level else 1
    for back, answer in enumerate(reversed(table.answers[len(table.answers) - most :])):
        if answer.level:
            return back
    return most


def _raise_why_not(table: "Table", command: Act, caller: Caller) -> None:
    """Refuses an answer that does not come from whom, or to what, is asked now."""
    seat = command.seat
    check_own(table, seat, caller.player)
    check_playing(table)
    check_no_stand_in(table, seat)
    if seat in table.match.position.sealed:
        raise refusal("sealed")
    if seat not in table.asked:
        raise refusal("not-your-turn")
    raise refusal("stale")


def _answers_itself(table: "Table", seat: Seat, player: PlayerId | None) -> bool:
    chair = table.chairs[seat]
    return player is not None and chair.player == player and not chair.level


def _answer(table: "Table", seat: Seat, action: str, level: str, lag: float = 0.0) -> Change:
    after = table.match.branch()
    after.act(seat, action)
    assert after.history is not None
    return Change((Acted(seat, notation(after.history.action), level, lag),), after)


def sit(table: "Table", command: Sit, caller: Caller) -> Change:
    check_seat(table, command.seat)
    if caller.player is None:
        raise refusal("watching")
    if table.chairs[command.seat].kind != "open" or table.stage != "open":
        raise refusal("taken")
    name = free_name(table.chairs, command.seat, command.name)
    return Change((SatDown(command.seat, caller.player, name, check_entropy(command.entropy)),))


def stand(table: "Table", command: Stand, caller: Caller) -> Change:
    """Somebody leaves a seat before the game has begun."""
    check_own(table, command.seat, caller.player)
    if table.stage != "open":
        raise refusal("begun")
    return Change((StoodUp(command.seat),))


def rename(table: "Table", command: Rename, caller: Caller) -> Change:
    check_own(table, command.seat, caller.player)
    return Change((Named(command.seat, free_name(table.chairs, command.seat, command.name)),))


def say(table: "Table", command: Say, caller: Caller) -> Change:
    seat = check_seated(table, caller.player)[0]
    if table.lines_of(seat) >= MOST_LINES:
        raise refusal("chat-full", most=MOST_LINES)
    return Change((Said(seat, table.chairs[seat].name, clean_text(command.text)),))


def resume(table: "Table", command: Resume, caller: Caller) -> Change:
    """Anybody at the table may end a pause."""
    check_own(table, command.seat, caller.player)
    check_started(table)
    if table.stage != "paused":
        raise refusal("not-paused")
    return Change((Resumed(command.seat),))


def look(table: "Table", command: Look, caller: Caller) -> Change:
    """Somebody comes before a screen that they share; whoever looks already looks on."""
    check_own(table, command.seat, caller.player)
    check_started(table)
    return Change((Arrived(command.seat),) if table.is_curtained(command.seat) else ())


def step_in(table: "Table", command: StepIn, caller: Caller) -> Change:
    """A bot takes over a seat: one's own, or that of somebody who has been away for long enough."""
    seat = command.seat
    check_seat(table, seat)
    own = check_seated(table, caller.player)
    check_started(table)
    if table.chairs[seat].kind != "person":
        raise refusal("no-person")
    if seat not in own:
        _check_absent(caller, seat)
    check_no_stand_in(table, seat)
    if command.level not in table.levels:
        raise refusal("unknown-level", found=command.level[:40], legal=", ".join(table.levels))
    if seat in own:
        return Change((SteppedIn(seat, command.level),))
    return Change((SteppedIn(seat, stand_in_level(table.levels), caller.player),))


def _check_absent(caller: Caller, seat: Seat) -> None:
    """The player of the seat has been away for so long that others may go on without them."""
    if seat not in caller.absent:
        raise refusal("still-here")
    wait = ceil(ABSENCE_SECONDS - caller.absent[seat])
    if wait > 0:
        raise refusal("just-left", seconds=wait)


def step_back(table: "Table", command: StepBack, caller: Caller) -> Change:
    """A person plays again."""
    check_own(table, command.seat, caller.player)
    check_started(table)
    if command.seat in table.given_up:
        raise refusal("given-up")
    if not table.chairs[command.seat].level:
        raise refusal("not-minded")
    return Change((SteppedBack(command.seat),))


def resign(table: "Table", command: Resign, caller: Caller) -> Change:
    """A person gives up; where the game goes on without them, a bot plays to the end for them."""
    seat = command.seat
    check_own(table, seat, caller.player)
    check_started(table)
    if seat in table.given_up:
        raise refusal("given-up")
    result = concession_result(table.match, table.given_up | {seat}, seat, "resigned")
    return Change((Resigned(seat),) if result is not None else (Resigned(seat), SteppedIn(seat, stand_in_level(table.levels))))


def run_out(table: "Table", now: float) -> Change:
    """The clock that ran out first: one at a time, because what follows from it may stop the others."""
    first = table.clocks.first_out()
    if first is None or first[0] > now:
        return Change(())
    seat = first[1]
    result = concession_result(table.match, table.given_up | {seat}, seat, "time")
    return Change((RanOut(seat),) if result is not None else (RanOut(seat), SteppedIn(seat, stand_in_level(table.levels))))


Handler: TypeAlias = Callable[["Table", Any, Caller], Change]
HANDLERS: Mapping[type[Command], Handler] = {
    Act: act, Undo: undo, Sit: sit, Stand: stand, Offer: offer, Agree: agree, Decline: decline, Resign: resign, Resume: resume,
    Look: look, StepIn: step_in, StepBack: step_back, Say: say, Rename: rename,
}  # fmt: skip


def decide(table: "Table", command: AnyCommand, caller: Caller) -> Change:
    """What the command would write, or Illegal."""
    if table.result is not None and table.result.reason == "closed":
        raise refusal("closed")
    return HANDLERS[type(command)](table, command, caller)
