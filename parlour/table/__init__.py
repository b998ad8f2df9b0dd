"""One game being played: who sits where, whose clock runs, what was done. A table is the fold of its log (event sourcing)."""

from parlour.table.commands import (
    NOBODY_ABSENT,
    Act,
    Agree,
    AnyCommand,
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
from parlour.table.entries import (
    Acted,
    Agreed,
    AnyEntry,
    Arrived,
    Closed,
    Declined,
    DrawAgreed,
    Logged,
    Named,
    Offered,
    Opened,
    Paused,
    RanOut,
    Rematched,
    Renewed,
    Resigned,
    Resumed,
    Said,
    SatDown,
    Slept,
    SteppedBack,
    SteppedIn,
    StoodUp,
    TookBack,
)
from parlour.table.opening import BadAnswer, first_entry, first_entry_of_record
from parlour.table.replay import GameReplay, ReplayStep
from parlour.table.table import Table
from parlour.table.terms import ABSENCE_SECONDS, Chair, Clock, Days, PerMove, PlayerId, TableId, Total, Untimed, current_level
from parlour.table.views import has_secrets
from parlour.table.wire import Eyes, News, Result, State

__all__ = [
    "ABSENCE_SECONDS", "NOBODY_ABSENT", "Act", "Acted", "Agree", "Agreed", "AnyCommand", "AnyEntry", "Arrived", "BadAnswer",
    "Chair", "Clock", "Closed", "Days", "Decline", "Declined", "DrawAgreed", "Eyes", "GameReplay", "Logged", "Look", "Named",
    "News", "Offer", "Offered", "Opened", "Paused", "PerMove", "PlayerId", "RanOut", "Rematched", "Rename", "Renewed",
    "ReplayStep", "Resign", "Resigned", "Result", "Resume", "Resumed", "Said", "SatDown", "Say", "Sit", "Slept", "Stand",
    "State", "StepBack", "StepIn", "SteppedBack", "SteppedIn", "StoodUp", "Table", "TableId", "TookBack", "Total", "Undo",
    "Untimed", "current_level", "first_entry", "first_entry_of_record", "has_secrets",
]  # fmt: skip
