"""A table: what may be asked of it, what it writes down, and what each of those around it may know."""

from collections.abc import Iterable, Sequence, Set
from typing import Any

from parlour.kernel import Game, Match, Seat
from parlour.table.answering import Written, answered_by_bot
from parlour.table.attending import run_out
from parlour.table.commands import AnyCommand
from parlour.table.deciding import decide
from parlour.table.entries import AnyEntry, Logged, Opened
from parlour.table.levels import usual
from parlour.table.news import news_of
from parlour.table.opening import rematch
from parlour.table.seating import held, plays
from parlour.table.seen import eyes_of, replay_eyes_of, state_of, view_of
from parlour.table.standing import Standing
from parlour.table.state import Eyes, News, Result, Stage, State
from parlour.table.terms import Chair, PlayerId, TableId

LEVELS = ("random",)


class Table:
    """One table: the fold of its log. It reads no clock and reaches nobody: whoever keeps it hands in the time."""

    __slots__ = ("_levels", "_standing", "_tried", "_views")

    def __init__(self, id: TableId, game: Game, first: Logged, levels: Sequence[str] = LEVELS) -> None:
        """A table with the first entry of its log; `levels` are those of the game's bots, weakest first."""
        assert levels, f"{game.id} has no bots"
        self._standing = Standing(id, game, first)
        self._levels = tuple(levels)
        self._tried: tuple[AnyEntry, Match] | None = None  # an entry that was given out, and the match as it stands after that
        self._views: dict[Eyes, dict[str, Any]] = {}

    @classmethod
    def fold(cls, id: TableId, game: Game, log: Iterable[Logged], levels: Sequence[str] = LEVELS) -> "Table":
        """The table with this log."""
        entries = iter(log)
        table = cls(id, game, next(entries), levels)
        for logged in entries:
            table.apply(logged)
        return table

    @property
    def id(self) -> TableId:
        return self._standing.id

    @property
    def game(self) -> Game:
        return self._standing.game

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self._standing.number

    @property
    def log(self) -> Sequence[Logged]:
        """Everything that happened. It holds the seed."""
        return self._standing.log

    @property
    def match(self) -> Match:
        """The game itself, secrets included."""
        return self._standing.match

    @property
    def stage(self) -> Stage:
        return self._standing.stage

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self._standing.result

    @property
    def changed(self) -> float:
        """When something last happened."""
        return self._standing.log[-1].at

    @property
    def opened(self) -> Opened:
        """The terms of the table. They hold the seed."""
        return self._standing.opened

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who sits where, with the ids of the players."""
        return tuple(self._standing.chairs)

    @property
    def asked(self) -> dict[Seat, int]:
        """The seats that are asked, each with the number of the entry with which it was."""
        return dict(self._standing.asked)

    @property
    def rematched(self) -> TableId | None:
        """The table at which the same people went on."""
        return self._standing.rematch

    def seats(self, player: PlayerId | None) -> tuple[Seat, ...]:
        """The seats that the player holds."""
        return held(self._standing.chairs, player)

    def decide(
        self, command: AnyCommand, player: PlayerId | None, now: float, *, absent: frozenset[Seat] = frozenset()
    ) -> tuple[AnyEntry, ...]:
        """What the command would write, or Illegal; nothing is changed. `absent` are the seats whose players are not here."""
        return self._given(decide(self._standing, command, player, now, absent, self._levels))

    def answered_by_bot(self, seat: Seat, asked: int, action: str, now: float) -> tuple[AnyEntry, ...]:
        """What the answer of a seat's bot would write, or Illegal: also if meanwhile the question is another one."""
        return self._given(answered_by_bot(self._standing, seat, asked, action))

    def ran_out(self, now: float) -> tuple[AnyEntry, ...]:
        """What is to be written because the time of a seat is over, if it is; for one seat at a time, so ask again after it."""
        return self._given(run_out(self._standing, now, usual(self._levels)))

    def next_deadline(self) -> float | None:
        """When `ran_out` has something to say next, if nothing happens before."""
        first = self._standing.clocks.first_out()
        return None if first is None else first[0]

    def ticking(self) -> bool:
        """Whether anybody's clock runs: then time that the server was away is owed to them."""
        return self._standing.clocks.timed and bool(self._standing.clocks.running)

    @property
    def peopled(self) -> bool:
        """Whether a person plays here, and not only bots."""
        return any(plays(chair) for chair in self._standing.chairs)

    def bots_asked(self) -> dict[Seat, str]:
        """The seats for which a bot must answer now, with its level."""
        table = self._standing
        if table.stage != "playing":
            return {}
        return {seat: table.chairs[seat].level for seat in table.asked if table.chairs[seat].level}

    def apply(self, logged: Logged) -> None:
        """Takes the next entry of the log in. What `decide` gave out, it takes without working it out again."""
        table = self._standing
        ready = None
        if self._tried is not None and self._tried[0] is logged.entry:
            ready = self._tried[1]
        stage, match = table.stage, table.match
        table.fold(logged, ready)
        if table.match is not match or table.stage != stage:
            self._tried = None  # it was tried on another match
            self._views.clear()

    def rematch(self, player: PlayerId | None, seed: str) -> Opened:
        """The first entry of a table for the same people, or Illegal."""
        return rematch(self._standing, player, seed)

    def state(self, player: PlayerId | None, now: float, here: Set[PlayerId], watchers: int) -> State:
        """How the table stands for this player; `here` are the players that are connected."""
        return state_of(self._standing, player, now, here, watchers)

    def eyes(self, player: PlayerId | None) -> tuple[Eyes, ...]:
        """Whose eyes the player looks through."""
        return eyes_of(self._standing, player)

    def replay_eyes(self, player: PlayerId | None) -> tuple[Eyes, ...]:
        """Whose eyes the player may look through at what has been."""
        return replay_eyes_of(self._standing, player)

    def view(self, eyes: Eyes) -> dict[str, Any]:
        """What these eyes may know of the game; not to be changed, for it is given to all who look."""
        found = self._views.get(eyes)
        if found is None:
            found = self._views[eyes] = view_of(self._standing, eyes)
        return found

    def news(self, player: PlayerId | None, after: int) -> tuple[News, ...]:
        """Every entry after that number, as this player may hear it."""
        return news_of(self._standing, player, after)

    def record(self) -> dict[str, Any]:
        """The record of the match so far. It holds the seed: while the game runs nobody may have it."""
        return self.match.record()

    def _given(self, written: Written) -> tuple[AnyEntry, ...]:
        if written.ready is not None:
            self._tried = written.entries[-1], written.ready
        return written.entries
