"""What can happen at a table: the entries of its log, which is the only truth about it (event sourcing)."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct

from parlour.kernel import Match, Seat
from parlour.table.terms import Chair, Clock, PlayerId, TableId

Offering: TypeAlias = Literal["draw", "take-back", "pause"]


class Entry(Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened."""


class Opened(Entry, frozen=True, tag="opened"):
    """The table was set up: what is played, on what terms, by whom."""

    game: str
    rules: int  # the version of the rules
    seats: int
    options: Mapping[str, str]
    seed: str | int  # the secret of the server, or what somebody has chosen
    chairs: tuple[Chair, ...]
    clock: Clock
    host: PlayerId
    actions: tuple[tuple[Seat, str], ...] = ()  # already made, at a table that was laid from a record
    laid: bool = False  # from a record: only to be looked at
    former: TableId | None = None  # the table of which this is the rematch
    awaited: tuple[Seat, ...] = ()  # seats whose clocks stand until their players have answered once
    open_deal: bool = False  # the seed was chosen: somebody may have foreseen the game
    entropy: tuple[tuple[Seat, str], ...] = ()  # what seats that are taken from the first have added to the seed


class SatDown(Entry, frozen=True, tag="sat-down"):
    """A person took an open seat; with the last one the game begins."""

    seat: Seat
    player: PlayerId
    name: str
    entropy: str = ""  # added to the seed of the deal


class StoodUp(Entry, frozen=True, tag="stood-up"):
    """A person left a seat before the game began."""

    seat: Seat


class Acted(Entry, frozen=True, tag="acted"):
    """A seat answered."""

    seat: Seat
    action: str
    level: str = ""  # of the bot that answered
    lag: float = 0.0  # of the connection, in seconds: that much of the time was not the player's


class TookBack(Entry, frozen=True, tag="took-back"):
    """The last answers no longer count: the seat's own, or with everybody's consent those of the whole table."""

    seat: Seat
    count: int
    agreed: bool = False  # whether answers of the whole table are counted


class Offered(Entry, frozen=True, tag="offered"):
    """A seat asks the others for their consent."""

    seat: Seat
    what: Offering
    count: int = 0  # of a take-back: the answers of the whole table that would go


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat consents; when the last one has, the entry follows that says what was agreed."""

    seat: Seat


class DrawAgreed(Entry, frozen=True, tag="drawn"):
    """All have agreed to share the win, as this seat had offered."""

    seat: Seat


class Declined(Entry, frozen=True, tag="declined"):
    """A seat refuses what was offered, or takes its own offer back."""

    seat: Seat


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gives up."""

    seat: Seat


class RanOut(Entry, frozen=True, tag="ran-out"):
    """A seat has no time left."""

    seat: Seat


class Paused(Entry, frozen=True, tag="paused"):
    """The clocks stand still and nobody may answer."""

    seat: Seat | None = None  # None: nobody asked for it, the server did


class Resumed(Entry, frozen=True, tag="resumed"):
    """The game goes on."""

    seat: Seat | None = None


class SteppedIn(Entry, frozen=True, tag="stepped-in"):
    """A bot plays for a person."""

    seat: Seat
    level: str
    caller: PlayerId | None = None  # who let it play in place of somebody who had left


class SteppedBack(Entry, frozen=True, tag="stepped-back"):
    """The person plays again."""

    seat: Seat


class Said(Entry, frozen=True, tag="said"):
    """Somebody at the table said something."""

    seat: Seat | None
    name: str
    text: str


class Named(Entry, frozen=True, tag="named"):
    """A person is called something else from now on."""

    seat: Seat
    name: str


class Arrived(Entry, frozen=True, tag="arrived"):
    """The player of a seat is at the table: they have lifted the curtain on a screen that several share."""

    seat: Seat


class Slept(Entry, frozen=True, tag="slept"):
    """The server was away: this time is charged to nobody."""

    seconds: float


class Renewed(Entry, frozen=True, tag="renewed"):
    """The game goes on by a newer version of the rules, by which everything so far would have happened alike."""

    rules: int


class Closed(Entry, frozen=True, tag="closed"):
    """Whoever runs the server has ended the game: nobody wins, and nothing can be done or said here any more."""


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people went on at another table."""

    table: TableId


AnyEntry: TypeAlias = (
    Opened | SatDown | StoodUp | Acted | TookBack | Offered | Agreed | DrawAgreed | Declined | Resigned | RanOut | Paused
    | Resumed | SteppedIn | SteppedBack | Said | Named | Arrived | Slept | Renewed | Rematched | Closed
)  # fmt: skip


class Logged(Struct, frozen=True, forbid_unknown_fields=True):
    """An entry in its place: number (from 1), time (seconds since 1970), and the command that it came from."""

    number: int
    at: float
    entry: AnyEntry
    command: str = ""


class Change(NamedTuple):
    """The entries that a command writes, and the match after the one of them that changes it, if it had to be tried."""

    entries: tuple[AnyEntry, ...]
    ready: Match | None = None
