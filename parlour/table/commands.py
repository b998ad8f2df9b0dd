"""What a person may ask of a table."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from parlour.kernel import Seat
from parlour.table.terms import PlayerId


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that somebody wants done."""


class Sit(Command, frozen=True, tag="sit"):
    """Take an open seat. `entropy` is added to the seed before the deal, so that the server alone cannot have chosen it."""

    seat: Seat
    name: str
    entropy: str = ""


class Stand(Command, frozen=True, tag="stand"):
    """Leave a seat before the game has begun."""

    seat: Seat


class Act(Command, frozen=True, tag="act"):
    """Answer the question that the seat was asked with entry number `asked`."""

    seat: Seat
    asked: int
    action: str


class Undo(Command, frozen=True, tag="undo"):
    """Take back the seat's own last answers, as far as that changes nothing for anybody else."""

    seat: Seat
    count: int = 1


class Offer(Command, frozen=True, tag="offer"):
    """Ask the others to agree to a draw, a pause, or a take-back of the last `count` answers at the table.

    A take-back with count 0 goes back to just before the seat's own last answer. Whoever called a bot for somebody who had left
    is not asked whether what it did may be taken back.
    """

    seat: Seat
    what: Literal["draw", "take-back", "pause"]
    count: int = 0


class Agree(Command, frozen=True, tag="agree"):
    """Consent to what was offered."""

    seat: Seat


class Decline(Command, frozen=True, tag="decline"):
    """Refuse what was offered, or take one's own offer back."""

    seat: Seat


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""

    seat: Seat


class Resume(Command, frozen=True, tag="resume"):
    """Go on after a pause."""

    seat: Seat


class Look(Command, frozen=True, tag="look"):
    """Lift the curtain on a screen that several people share: the clock of this seat may run."""

    seat: Seat


class StepIn(Command, frozen=True, tag="step-in"):
    """Let a bot play for a seat: one's own, or that of somebody who has been away for a minute.

    The level counts for one's own seat only: for anybody else an ordinary bot plays.
    """

    seat: Seat
    level: str


class StepBack(Command, frozen=True, tag="step-back"):
    """Play again in the seat that a bot was minding."""

    seat: Seat


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: str


class Rename(Command, frozen=True, tag="rename"):
    """Be called something else."""

    seat: Seat
    name: str


AnyCommand: TypeAlias = (
    Sit | Stand | Act | Undo | Offer | Agree | Decline | Resign | Resume | Look | StepIn | StepBack | Say | Rename
)  # fmt: skip


NOBODY_ABSENT: Mapping[Seat, float] = MappingProxyType({})


class Caller(NamedTuple):
    """Who commands, and what the table cannot know by itself."""

    player: PlayerId | None  # None: a stranger
    now: float
    lag: float = 0.0  # seconds that the command may have been on its way
    absent: Mapping[Seat, float] = NOBODY_ABSENT  # for each seat whose player is not connected: the seconds since they were
