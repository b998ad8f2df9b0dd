"""What each command would write into the log, or why it is refused; nothing is changed by asking."""

from collections.abc import Sequence

from parlour.kernel import Seat
from parlour.table.answering import Written, act, undo
from parlour.table.attending import rename, resign, resume, say, sit, stand, step_back, step_in
from parlour.table.commands import (
    Act,
    Agree,
    AnyCommand,
    Decline,
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
from parlour.table.levels import usual
from parlour.table.offering import agree, decline, offer
from parlour.table.standing import Standing
from parlour.table.terms import PlayerId


def decide(
    table: Standing, command: AnyCommand, player: PlayerId | None, now: float, absent: frozenset[Seat], levels: Sequence[str]
) -> Written:
    """What the command of this player (None: a stranger) writes, or Illegal."""
    match command:
        case Act():
            return act(table, command, player, now)
        case Undo():
            return undo(table, command, player)
        case Sit():
            return sit(table, command, player)
        case Stand():
            return stand(table, command, player)
        case Offer():
            return offer(table, command, player)
        case Agree():
            return agree(table, command, player)
        case Decline():
            return decline(table, command, player)
        case Resign():
            return resign(table, command, player, usual(levels))
        case Resume():
            return resume(table, command, player)
        case StepIn():
            return step_in(table, command, player, absent, levels)
        case StepBack():
            return step_back(table, command, player)
        case Say():
            return say(table, command, player)
        case Rename():
            return rename(table, command, player)
