"""The bodies of the HTTP interface, as JSON.

The names, docstrings and fields of these classes are the protocol: `parlour.server.protocol` writes them out for clients.
"""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from parlour.kernel import Seat
from parlour.lessons import LessonStep
from parlour.table import Clock, Eyes, ReplayStep, Result, TableId, Untimed


class OptionInfo(Struct, frozen=True):
    """One thing to agree on before a game; named by the message `option-NAME`, its choices by `option-NAME-CHOICE`."""

    name: str
    choices: tuple[str, ...]
    default: str
    fine: bool  # for those who know the game
    seats: tuple[int, ...]  # the numbers of players for which it counts; none is all of them
    house: bool  # a house rule: the default is what the rulebook prints


class GameCard(Struct, frozen=True):
    """A game in the list."""

    id: str
    seats: tuple[int, ...]
    minutes: tuple[int, int] | None  # how long it takes, from and to
    levels: tuple[str, ...]  # of its bots, weakest first
    title: Mapping[str, str]  # by language
    blurb: Mapping[str, str]
    lessons: tuple[str, ...]  # in the order in which they are meant to be taken
    story: str  # the number of the section of its rules that tells it; "" where none does


class GameInfo(Struct, frozen=True):
    """Everything about a game that does not change while it is played."""

    id: str
    rules: int
    seats: tuple[int, ...]
    minutes: tuple[int, int] | None
    levels: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    names: Mapping[str, str]  # for ids that a player reads: the message that names them
    asks: Mapping[str, str]  # for each kind of question the number of its rule
    cites: Mapping[str, str]  # for ids that can be explained: the number of their rule
    printed: Mapping[str, Any]  # the content: what is printed on the pieces
    secrets: bool  # whether one seat may know what another may not


class TermsAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A game with a number of seats and options."""

    seats: int
    options: Mapping[str, str] = {}


class TermsInfo(Struct, frozen=True):
    """Terms filled up with the defaults, and what each seat is called there: ids of messages ("" where there is none)."""

    seats: int
    options: Mapping[str, str]
    seated: tuple[str, ...]
    open: Mapping[str, tuple[str, ...]]  # for each option the choices that go with the others as they are


class ChairAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat: I (also several times, on one screen), a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    name: str = ""
    level: str = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: str
    chairs: tuple[ChairAsked, ...]
    options: Mapping[str, str] = {}
    clock: Clock = Untimed()
    seed: str = ""  # for a game that shall be played again alike, with no chair open: an open deal; "" for a secret one
    entropy: str = ""  # what the host adds to the secret seed: at most 64 letters, digits, "-" or "_"


class TableOpened(Struct, frozen=True):
    """A new table. Whoever has the claim may take an open seat; it goes into the fragment of a link, never into a path."""

    table: TableId
    claim: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A claim to an open seat."""

    claim: str
    seat: Seat
    name: str
    entropy: str = ""  # added to the seed before the deal


class MyTable(Struct, frozen=True):
    """A table at which the one who asks has a seat."""

    table: TableId
    game: str
    options: Mapping[str, str]
    stage: Literal["open", "playing", "paused", "over"]
    names: tuple[str, ...]  # of the seats: the person's, or "" and a level
    levels: tuple[str, ...]
    mine: tuple[Seat, ...]
    my_turn: bool
    result: Result | None
    changed: float  # seconds since 1970
    open_deal: bool  # the seed was chosen: somebody may have foreseen the game


class Replay(Struct, frozen=True):
    """Some steps of a replay."""

    game: str
    options: Mapping[str, str]
    names: tuple[str, ...]
    levels: tuple[str, ...]
    eyes: Eyes
    allowed: tuple[Eyes, ...]  # whose eyes the one who asks may look through
    total: int  # steps in all, the first included
    turns: tuple[int, ...]  # the steps with which somebody else takes over
    steps: tuple[ReplayStep, ...]
    result: Result | None


class Lesson(Struct, frozen=True):
    """A real opening that is played by a script; named by the message `lesson-ID`, its about by `lesson-ID-about`."""

    game: str
    lesson: str
    options: Mapping[str, str]
    seats: int
    learner: Seat
    steps: tuple[LessonStep, ...]  # in the last one the teacher takes leave


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    key: str
    rule: str
    words: Mapping[str, str]  # by language
